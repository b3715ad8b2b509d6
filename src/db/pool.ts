import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

/** Opens the database without the entities. A command that only queries does not need them, and describing them takes time. */
export function openPool(connectionString: string, max: number): Kysely<unknown> {
  const pool = new pg.Pool({
    connectionString,
    max,
    application_name: 'cps',
    options: '-c TimeZone=UTC -c DateStyle=ISO',
  });
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
}
