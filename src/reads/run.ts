import type { RecordBudget } from '../context/record-budget.js';
import type { RequestContext } from '../context/request-context.js';

/** One run of a compiled query. */
export interface Run {
  ctx: RequestContext;
  variables: Record<string, unknown>;
  budget: RecordBudget;
}
