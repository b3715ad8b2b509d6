import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import { AsTextWith, asText, poolOf, type TextRows } from '../db/text-rows.js';
import type { Db } from '../entities/generated/database.js';

export type { TextColumn, TextRow, TextRows } from '../db/text-rows.js';

/** A statement as it is sent. */
interface SentText {
  sql: string;
  parameters: readonly unknown[];
}

/** Runs a statement and returns its rows as PostgreSQL's text. */
export async function textRows(db: Db, { sql, parameters }: SentText): Promise<TextRows> {
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

/**
 * Runs statements that are sent in one packet, each with its own snapshot. If one fails, all do. Undefined in a transaction: its
 * connection is not taken from the pool.
 */
export function textRowsTogether(db: Db, [first, ...others]: readonly SentText[]): Promise<TextRows[]> | undefined {
  const pool = poolOf(db);
  return pool && first && sentTogether(pool, first, others);
}

async function sentTogether(
  pool: pg.Pool,
  { sql, parameters }: SentText,
  others: readonly SentText[],
): Promise<TextRows[]> {
  const client = await pool.connect();
  try {
    return (await client.query<TextRows>(sql, [...parameters, new AsTextWith(others)])).rows;
  } finally {
    client.release();
  }
}
