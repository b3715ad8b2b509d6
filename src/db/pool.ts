import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

/** Opens the database without the entities, which a command that only asks it does not need: describing them takes a while. */
export function openPool(connectionString: string, max: number): Kysely<unknown> {
  const pool = new pg.Pool({
    connectionString,
    max,
    application_name: 'cps',
    options: '-c TimeZone=UTC -c DateStyle=ISO',
  });
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
}
