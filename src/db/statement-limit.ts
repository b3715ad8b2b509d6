import { AsyncLocalStorage } from 'node:async_hooks';

/** How long a process lets its connections take, in milliseconds. */
export interface DatabaseLimits {
  /** For the answer to a statement, where the work has no limit of its own. */
  statementMs: number;
  /** For a transaction between two statements. Then the server rolls it back, and its locks are free. */
  idleTransactionMs: number;
  /** For a request that needs a place for a long transaction (slots.ts). */
  placeMs: number;
}

/**
 * A request that has waited for a connection can still be answered within the minute that a proxy waits for it. A transaction
 * pauses for the answers of outside parties, which take less than a minute.
 */
export const databaseLimits: DatabaseLimits = { statementMs: 45_000, idleTransactionMs: 120_000, placeMs: 20_000 };

const limit = new AsyncLocalStorage<number>();

/**
 * Runs work, each of whose statements may take so long, in the place of what the process allows otherwise. A statement that takes
 * longer fails, and its connection is closed: a connection that broke without a sign would answer nothing for a quarter of an hour,
 * until the operating system gives it up.
 */
export function withStatementLimit<T>(ms: number, work: () => Promise<T>): Promise<T> {
  return limit.run(ms, work);
}

/** What a statement may take here, in milliseconds; undefined where the work has no limit of its own. */
export function statementLimit(): number | undefined {
  return limit.getStore();
}
