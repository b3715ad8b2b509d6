import { AsyncLocalStorage } from 'node:async_hooks';

const limit = new AsyncLocalStorage<number>();

/**
 * Runs work, each of whose statements may take so long; a statement that takes longer fails, and its connection is closed. It is for
 * work that nobody waits for and that must go on: without it a connection that broke without a sign answers nothing for a quarter
 * of an hour, until the operating system gives it up.
 */
export function withStatementLimit<T>(ms: number, work: () => Promise<T>): Promise<T> {
  return limit.run(ms, work);
}

/** What a statement may take here, in milliseconds; undefined: as long as it likes. */
export function statementLimit(): number | undefined {
  return limit.getStore();
}
