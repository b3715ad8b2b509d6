import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Db } from '../entities/generated/database.js';
import { prepareSession } from './session.js';

const { DATE, TIMESTAMP, TIMESTAMPTZ } = pg.types.builtins;
/** Dates and times stay text, as with the ORM's driver and in the types of the tables. */
const texts: ReadonlySet<number> = new Set([DATE, TIMESTAMP, TIMESTAMPTZ]);

/** Opens the database without the entities. A command that only queries does not need them, and describing them takes time. */
export function openPool(connectionString: string, max: number): Db {
  const pool = new pg.Pool({
    connectionString,
    max,
    application_name: 'cps',
    onConnect: (client) => prepareSession(client),
    types: { getTypeParser: (oid, format) => (texts.has(oid) ? String : pg.types.getTypeParser(oid, format)) },
  });
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
}
