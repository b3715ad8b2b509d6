import { type Kysely, sql } from 'kysely';

/** Announces the newest position; a notification comes when the transaction that gave it commits. */
export const eventsChannel = 'cps_events';

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

  constructor(
    private readonly db: Kysely<unknown>,
    private readonly onError: (error: unknown) => void,
  ) {}

  start(): void {
    this.#timer = setInterval(() => this.wake(), pollMs);
    this.#timer.unref();
  }

  /** Something was committed. */
  wake(): void {
    if (this.#running) this.#again = true;
    else this.#running = this.#run();
  }

  /** Sequences what is left and ends. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  async #run(): Promise<void> {
    do {
      this.#again = false;
      // What fails here is tried again within a second, by this process or another.
      await sequence(this.db).catch(this.onError);
    } while (this.#again);
    this.#running = undefined;
  }
}
