import type { RawBuilder } from 'kysely';
import type { TextRows } from '../../context/text-rows.js';
import type { CompiledStatement, StatementInput } from '../loaders/kept-statement.js';
import type { Table } from '../loaders/table.js';

/**
 * Rows that nested lists belong to, before they are read. The statement of a nested list can select their keys itself, so that both
 * are sent in one packet.
 */
export interface Owners {
  table: Table;
  /** The most rows that there may be. */
  most: number;
  given: StatementInput;
  /** Selects a column of the rows. */
  select(input: StatementInput, column: string): RawBuilder<unknown>;
}

/** A statement that is sent together with that of its owners. */
export interface Ahead {
  statement: CompiledStatement;
  accept(rows: TextRows): void;
}

/** More rows are not read ahead: a document is charged for what it reads level by level. */
export const maxAhead = 1_000;
