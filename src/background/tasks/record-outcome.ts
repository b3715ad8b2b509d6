import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseFault } from '../../errors/database-fault.js';

/** Before an outcome is recorded again, in milliseconds. */
const pauseMs = 500;

/**
 * Records what an attempt has done, again and again while the database cannot be reached. Otherwise the task would wait for the end of
 * its lease, although no worker has it, and what an outside party has accepted would be sent again.
 *
 * @param signal aborted when the attempt is over, or the process stops: then the database's error is thrown
 */
export async function recordOutcome(record: () => Promise<unknown>, signal: AbortSignal): Promise<void> {
  for (;;) {
    try {
      await record();
      return;
    } catch (error) {
      if (signal.aborted || !isDatabaseFault(error)) throw error;
    }
    await sleep(pauseMs, undefined, { ref: false, signal }).catch(() => undefined);
  }
}
