import { type Kysely, sql } from 'kysely';
import { Loop } from '../loops/loop.js';

/** Announces the newest position; a notification comes when the transaction that gave it commits. */
export const eventsChannel = 'cps_events';

/** Events that one transaction moves: their webhook deliveries are made in it. */
const batch = 1_000;

/** Gives positions to everything that is committed, whoever wrote it. Any number of processes may do so at once. */
export async function sequence(db: Kysely<unknown>): Promise<number> {
  for (let total = 0; ; ) {
    const moved = await sequenceBatch(db);
    total += moved;
    if (moved < batch) return total;
  }
}

async function sequenceBatch(db: Kysely<unknown>): Promise<number> {
  const { rows } = await sql<{ moved: number }>`select sequence_events(${batch}) as moved`.execute(db);
  return rows[0]!.moved;
}

/**
 * Sequences after each commit of this process, and each second as the safety net. However many commits come at once, one run is
 * under way and at most one more is waiting: it sees all that was committed before it began. What is committed after a stop, another
 * process sees or the next start.
 */
export class Sequencer extends Loop {
  constructor(db: Kysely<unknown>, onError: (error: unknown) => void) {
    super({ name: 'sequencer', pass: async () => (await sequenceBatch(db)) === batch, onError });
  }
}
