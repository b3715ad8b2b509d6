import { randomBytes } from 'node:crypto';
import { afterAll } from '@jest/globals';
import pg from 'pg';

/**
 * Databases of a test file in addition to its world's, dropped after its tests. @returns a function that creates an empty one and
 * returns its URL
 */
export function emptyDatabases(): () => Promise<string> {
  const made: string[] = [];
  afterAll(async () => {
    for (const name of made) await onServer(`drop database if exists ${name} with (force)`);
  });
  return async () => {
    const url = new URL(process.env.TEST_DATABASE_BASE_URL!);
    const name = `t_${randomBytes(8).toString('hex')}`;
    await onServer(`create database ${name}`);
    made.push(name);
    url.pathname = name;
    return url.href;
  };
}

async function onServer(statement: string): Promise<void> {
  await rowsOf(process.env.TEST_DATABASE_BASE_URL!, statement);
}

/** Runs one statement over a connection of its own. */
export async function rowsOf<Row = Record<string, unknown>>(
  connectionString: string,
  statement: string,
): Promise<Row[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(statement)).rows as Row[];
  } finally {
    await client.end();
  }
}

/** The number of rows of each table, and a fingerprint of their content, without the migrations' times. */
export async function contentOf(connectionString: string): Promise<Record<string, string>> {
  const tables = await rowsOf<{ name: string }>(
    connectionString,
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and not relispartition and relname <> 'mikro_orm_migrations' order by 1`,
  );
  // A process records the use of tokens by its own clock, possibly between two snapshots.
  const row = (name: string) =>
    name === 'access_tokens' ? "(to_jsonb(t) - 'last_used_at' - 'last_used_ip_address')::text" : 't::text';
  const parts = tables.map(
    ({ name }) =>
      `(select count(*) || ' ' || coalesce(md5(string_agg(${row(name)}, chr(10) order by ${row(name)})), '') from ${name} t) as ${name}`,
  );
  return (await rowsOf<Record<string, string>>(connectionString, `select ${parts.join(', ')}`))[0]!;
}
