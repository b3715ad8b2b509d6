import type { RecordBudget } from '../../context/record-budget.js';
import type { RequestContext } from '../../context/request-context.js';
import type { TextRow } from '../../context/text-rows.js';
import type { ReadDescription } from '../loaders/described.js';

/** The rows of a nested list that were read before the rows that they belong to. */
export interface RowsAhead {
  /** What was read. */
  read: Extract<ReadDescription, { kind: 'children' }>;
  /** The arguments that the resolver was called with. */
  prepared: readonly unknown[];
  rows: readonly TextRow[];
}

/** One run of a compiled query. */
export interface ReadRun {
  ctx: RequestContext;
  variables: Record<string, unknown>;
  /** The value of root fields that are given one. */
  given: unknown;
  budget: RecordBudget;
  /** Nested lists that are read already, by their slots. */
  ahead: Map<object, RowsAhead>;
}
