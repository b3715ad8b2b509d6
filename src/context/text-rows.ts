import { CompiledQuery, type RawBuilder } from 'kysely';
import { asText, type TextRows } from '../db/text-rows.js';
import type { Db } from '../generated/database.js';

export type { TextColumn, TextRow, TextRows } from '../db/text-rows.js';

/** Runs a statement and returns its rows as PostgreSQL's text. */
export async function textRows(db: Db, statement: RawBuilder<unknown>): Promise<TextRows> {
  const { sql, parameters } = statement.compile(db);
  const { rows } = await db.executeQuery<TextRows>(CompiledQuery.raw(sql, [...parameters, asText]));
  return rows[0]!;
}
