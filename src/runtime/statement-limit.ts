import { AsyncLocalStorage } from 'node:async_hooks';

/** How long a process lets its database work take, in milliseconds. */
export interface DatabaseLimits {
  /** For the answer to a statement, where the work sets no limit of its own. */
  statementMs: number;
  /**
   * For the time that a transaction pauses between two statements. After that the server rolls it back and releases its locks.
   */
  idleTransactionMs: number;
  /** For a connection on which nothing arrives during a statement. After that, the process compares it with the server's view. */
  silentMs: number;
  /** For the wait for one lock, after which the server cancels the statement. */
  lockMs: number;
  /** For statements that wait for locks while they hold more than half of the connections. Then the newest are cancelled. */
  crowdMs: number;
  /** For a request that waits for a slot for a long transaction (slots.ts). */
  slotMs: number;
}

/**
 * A request that has waited for a connection can still be answered within the minute after which a proxy gives up. A transaction
 * pauses while outside parties answer, which takes them less than a minute.
 */
export const databaseLimits: DatabaseLimits = {
  statementMs: 45_000,
  idleTransactionMs: 120_000,
  silentMs: 5_000,
  lockMs: 5_000,
  crowdMs: 1_000,
  slotMs: 20_000,
};

const limit = new AsyncLocalStorage<number>();

/**
 * Runs work with its own time limit for each statement, in place of the process's default. A statement that takes longer fails,
 * and its connection is closed: a connection that broke silently would otherwise hang for a quarter of an hour, until the
 * operating system gives up.
 */
export function withStatementLimit<T>(ms: number, work: () => Promise<T>): Promise<T> {
  return limit.run(ms, work);
}

/** The time limit of a statement here, in milliseconds. Undefined where the work sets none of its own. */
export function statementLimit(): number | undefined {
  return limit.getStore();
}
