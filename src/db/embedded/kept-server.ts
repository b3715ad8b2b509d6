import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './cluster.js';
import { hasOrphans } from './cluster.js';
import type { Lease } from './lease.js';

/** Before each attempt, in milliseconds. The last value repeats. */
const pausesMs = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000];

/** After this long, the server counts as successfully started, and the pauses begin at the shortest one. */
const stableMs = 60_000;

/**
 * Restarts the embedded server whenever it dies, for as long as this process uses it. The first process to notice starts it; the
 * others join. After repeated failures it retries every half minute and never gives up, since the process can serve again as
 * soon as the server is back.
 */
export class KeptServer {
  #lease: Lease;
  #startedAt = performance.now();
  #attempt = 0;
  readonly #stopping = new AbortController();
  #restarting: Promise<void> | undefined;

  constructor(
    lease: Lease,
    private readonly cluster: Cluster,
    private readonly again: () => Promise<Lease>,
    private readonly log: (line: string) => void,
  ) {
    this.#lease = lease;
    this.#watch();
  }

  /** Stops restarting the server. Returns the lease to release. */
  async stop(): Promise<Lease> {
    this.#stopping.abort();
    await this.#restarting;
    return this.#lease;
  }

  #watch(): void {
    void this.#lease.lost.then(() => {
      if (this.#stopping.signal.aborted) return;
      this.#restarting = this.#restart();
    });
  }

  async #restart(): Promise<void> {
    this.log(`PostgreSQL in ${this.cluster.folder} ended; restarting it`);
    if (performance.now() - this.#startedAt > stableMs) this.#attempt = 0;
    while (!this.#stopping.signal.aborted) {
      const pause = pausesMs[Math.min(this.#attempt, pausesMs.length - 1)]!;
      this.#attempt += 1;
      // If the machine shuts down and ends the server first, this process has received its own stop signal by the end of the
      // pause.
      await sleep(pause, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
      if (this.#stopping.signal.aborted) return;
      try {
        // Orphaned processes end with the statement that they run.
        if (await hasOrphans(this.cluster)) continue;
        this.#lease = await this.again();
        this.#startedAt = performance.now();
        this.log(`PostgreSQL in ${this.cluster.folder} runs again`);
        this.#watch();
        return;
      } catch (error) {
        this.log(`PostgreSQL in ${this.cluster.folder} could not be restarted: ${(error as Error).message}`);
      }
    }
  }
}
