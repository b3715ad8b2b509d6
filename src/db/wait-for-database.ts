import { setTimeout as sleep } from 'node:timers/promises';

const pauseMs = 500;

/** What says that a server is not there, or not yet: of the network, and of PostgreSQL itself. */
const passing = /^(?:E(?!RR_)[A-Z_]+|08[0-9A-Z]{3}|53[0-9A-Z]{3}|57P0[0-9A-Z])$/;

/** Sentences of the driver, which have no code. */
const broken = /^(?:Connection terminated|timeout expired)/;

/**
 * Does what first needs the database, and again while that is down, for as long as told. What no waiting changes, such as a wrong
 * password, is thrown at once.
 *
 * @param told called once, when the wait begins, with the error
 */
export async function whenReachable(
  work: () => Promise<void>,
  seconds: number,
  told: (error: Error) => void,
): Promise<void> {
  const until = performance.now() + seconds * 1_000;
  for (let waits = false; ; waits = true) {
    try {
      return await work();
    } catch (error) {
      if (!isPassing(error) || performance.now() >= until) throw error;
      if (!waits) told(error as Error);
      await sleep(pauseMs);
    }
  }
}

export function isPassing(thrown: unknown): boolean {
  for (let error = thrown; error instanceof Error; error = error.cause) {
    const { code } = error as { code?: unknown };
    if (typeof code === 'string' ? passing.test(code) : broken.test(error.message)) return true;
  }
  return false;
}
