import { sql } from 'kysely';
import type { Db } from '../entities/generated/database.js';
import { Loop } from '../runtime/loops/loop.js';

/** Announces the newest position. The notification arrives when the transaction that assigned it commits. */
export const eventsChannel = 'cps_events';

/**
 * The least time between two runs. Each run is a transaction whose commit waits for the disk, and wakes the readers of events in
 * every process. An event that comes after a pause gets its position at once.
 */
const restMs = 10;

/** How many events one transaction moves. It also creates their webhook deliveries. */
const batch = 1_000;

/** Assigns positions to all committed events, whichever process wrote them. Any number of processes can run it at once. */
export async function sequenceEvents(db: Db): Promise<number> {
  for (let total = 0; ; ) {
    const moved = await sequenceBatch(db);
    total += moved;
    if (moved < batch) return total;
  }
}

async function sequenceBatch(db: Db): Promise<number> {
  const { rows } = await sql<{ moved: number }>`select sequence_events(${batch}) as moved`.execute(db);
  return rows[0]!.moved;
}

/**
 * Sequences after each commit of this process, and each second as a safety net. However many commits arrive at once, one run is
 * active and at most one more waits, which sees everything that was committed before it began. Another process, or the next
 * start, sequences what is committed after a stop.
 */
export class Sequencer extends Loop {
  constructor(db: Db, onError: (error: unknown) => void) {
    super({ name: 'sequencer', pass: async () => (await sequenceBatch(db)) === batch, onError, restMs });
  }
}
