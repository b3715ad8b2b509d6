import { setTimeout as sleep } from 'node:timers/promises';

const pauseMs = 500;

/**
 * Codes of the network and of PostgreSQL for a server that is down or starting, or whose certificate is about to be renewed. ENOENT and
 * EACCES concern a file that DATABASE_URL names.
 */
const transient =
  /^(?:E(?!RR_|NOENT$|ACCES$)[A-Z_]+|08[0-9A-Z]{3}|53[0-9A-Z]{3}|57P0[0-9A-Z]|CERT_(?:HAS_EXPIRED|NOT_YET_VALID))$/;

/** Messages of the driver, which have no code. */
const broken = /^(?:Connection terminated|timeout expired|Query read timeout)/;

/**
 * Runs the first work that needs the database, and retries it for `seconds` while the database is down. A permanent error, such as a wrong
 * password, is thrown at once.
 *
 * @param onWait called once with the error, when the wait begins
 */
export async function whenReachable(
  work: () => Promise<void>,
  seconds: number,
  onWait: (error: Error) => void,
): Promise<void> {
  const until = performance.now() + seconds * 1_000;
  for (let waits = false; ; waits = true) {
    try {
      return await work();
    } catch (error) {
      if (!isTransient(error) || performance.now() >= until) throw error;
      if (!waits) onWait(error as Error);
      await sleep(pauseMs);
    }
  }
}

export function isTransient(thrown: unknown): boolean {
  for (let error = thrown; error instanceof Error; error = error.cause) {
    const { code } = error as { code?: unknown };
    if (typeof code === 'string' ? transient.test(code) : broken.test(error.message)) return true;
  }
  return false;
}
