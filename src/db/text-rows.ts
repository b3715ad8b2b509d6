/** The last value of a statement whose rows are read as PostgreSQL's text, without a parser for each value. */
export const asText: unique symbol = Symbol('rows as text');

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
