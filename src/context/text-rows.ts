import { CompiledQuery } from 'kysely';
import { asText, poolOf, type TextRows } from '../db/text-rows.js';
import type { Db } from '../generated/database.js';

export type { TextColumn, TextRow, TextRows } from '../db/text-rows.js';

/** Runs a statement and returns its rows as PostgreSQL's text. */
export async function textRows(
  db: Db,
  { sql, parameters }: { sql: string; parameters: readonly unknown[] },
): Promise<TextRows> {
  const values = [...parameters, asText];
  const pool = poolOf(db);
  if (!pool) {
    const { rows } = await db.executeQuery<TextRows>(CompiledQuery.raw(sql, values));
    return rows[0]!;
  }
  const client = await pool.connect();
  try {
    const { rows } = await client.query<TextRows>(sql, values);
    return rows[0]!;
  } finally {
    client.release();
  }
}
