import { AsyncResource } from 'node:async_hooks';
import { type Kysely, sql } from 'kysely';

/** Announces the newest position; a notification comes when the transaction that gave it commits. */
export const eventsChannel = 'cps_events';

/** The advisory lock of the sequencer, in sequence_events (db/migrations/0010-events). Beside those of the migrations, the file store and the seed. */
export const sequencerLock = 4_702_334;

/** Events that one transaction moves: their webhook deliveries are made in it. */
const batch = 1_000;

/** How often the outbox is looked at for what a process wrote and could not sequence any more. */
const pollMs = 1_000;

/** Gives positions to everything that is committed, whoever wrote it. Any number of processes may do so at once. */
export async function sequence(db: Kysely<unknown>): Promise<number> {
  for (let total = 0; ; ) {
    const { rows } = await sql<{ moved: number }>`select sequence_events(${batch}) as moved`.execute(db);
    total += rows[0]!.moved;
    if (rows[0]!.moved < batch) return total;
  }
}

/**
 * Sequences after each commit of this process, and each second as the safety net. However many commits come at once, one run is
 * under way and at most one more is waiting: it sees all that was committed before it began.
 */
export class Sequencer {
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #again = false;
  #stopped = false;

  constructor(
    private readonly db: Kysely<unknown>,
    private readonly onError: (error: unknown) => void,
  ) {}

  start(): void {
    this.#timer = setInterval(() => this.wake(), pollMs);
    this.#timer.unref();
  }

  /** Something was committed. What follows concerns all who have, and is no part of the request that says so. */
  readonly wake = AsyncResource.bind((): void => {
    if (this.#stopped) return;
    if (this.#running) this.#again = true;
    else this.#running = this.#run();
  });

  /** Ends with the run under way. What is committed later, another process sees or the next start. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#running;
  }

  async #run(): Promise<void> {
    do {
      this.#again = false;
      // What fails here is tried again within a second, by this process or another.
      await sequence(this.db).catch(this.onError);
    } while (this.#again && !this.#stopped);
    this.#running = undefined;
  }
}
