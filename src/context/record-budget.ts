import { AppError } from '../errors/app-error.js';

/** The most records that the nested lists of one operation may read. */
export const recordBudget = 50_000;

/** The most values that those records may have together; each record counts one value for each field of the document. */
const valueBudget = 10_000_000;

/**
 * Limits the records that nested lists actually read. The worst case of a document is limited before it runs (api/graphql/limits.ts).
 * A record under several parents counts once for each parent.
 */
export class RecordBudget {
  #spent = 0;
  #most = recordBudget;

  /** Lowers the limit for a document with many fields. */
  narrow(fields: number): void {
    this.#most = Math.min(recordBudget, Math.floor(valueBudget / Math.max(fields, 1)));
  }

  /** @throws AppError */
  spend(records: number): void {
    this.#spent += records;
    if (this.#spent <= this.#most) return;
    throw new AppError(
      'GRAPHQL_TOO_COMPLEX',
      `The operation reads more than the limit of ${this.#most} records. Request smaller pages or fewer fields.`,
    );
  }
}
