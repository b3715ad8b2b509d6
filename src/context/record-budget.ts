import { AppError } from '../errors/app-error.js';

/** The most records that the nested lists of one operation may read. */
export const recordBudget = 50_000;

/** The most values of those records, each with as many as the document has fields. */
const valueBudget = 10_000_000;

/**
 * Counts the records that nested lists read. What a document asks for in the worst case is bounded before it runs; what it really
 * comes to is bounded here, a record under several parents counting each time.
 */
export class RecordBudget {
  #spent = 0;
  #most = recordBudget;

  /** A document of many fields may read fewer records. */
  narrow(fields: number): void {
    this.#most = Math.min(recordBudget, Math.floor(valueBudget / Math.max(fields, 1)));
  }

  /** @throws AppError */
  spend(records: number): void {
    this.#spent += records;
    if (this.#spent <= this.#most) return;
    throw new AppError(
      'GRAPHQL_TOO_COMPLEX',
      `The operation reads more than ${this.#most} records, which is the limit: ask for smaller pages or fewer fields.`,
    );
  }
}
