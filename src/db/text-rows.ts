import type pg from 'pg';
import type { Db } from '../entities/generated/database.js';

/** The last value of a statement whose rows are read as PostgreSQL's text, without a parser for each value. */
export const asText: unique symbol = Symbol('rows as text');

/** The last value of a statement that is read as text, with others that are sent in the same packet. */
export class AsTextWith {
  constructor(readonly others: ReadonlyArray<{ sql: string; parameters: readonly unknown[] }>) {}
}

/** Rows as arrays of PostgreSQL's text, in the order of the select list. */
export interface TextRows {
  columns: ReadonlyArray<TextColumn>;
  rows: TextRow[];
}

export type TextRow = ReadonlyArray<string | null>;

export interface TextColumn {
  /** The OID of the type. */
  oid: number;
  /** Converts a text as the driver does for every other statement. */
  parse(text: string): unknown;
}

/** The pools behind databases, apart from those of transactions. */
const pools = new WeakMap<Db, pg.Pool>();

/** Lets statements that are read as text take their connection without the query builder, which adds a dozen promises. */
export function setPool(db: Db, pool: pg.Pool): void {
  pools.set(db, pool);
}

export function poolOf(db: Db): pg.Pool | undefined {
  return pools.get(db);
}
