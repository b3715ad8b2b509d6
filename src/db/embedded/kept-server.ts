import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './cluster.js';
import { hasOrphans } from './cluster.js';
import type { Lease } from './lease.js';

/** Before each next try, in milliseconds; the last one again and again. */
const pausesMs = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000];

/** A server that has run for so long has not just failed to start. */
const soundMs = 60_000;

/**
 * Has the embedded server started again when it dies, whoever ended it, for as long as its process uses it. Who begins first starts it; the
 * others join. One that dies again and again is tried every half a minute: it is never given up, since its process serves again as
 * soon as it is there.
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

  /** No more starts; the lease to give up. */
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
    this.log(`PostgreSQL in ${this.cluster.folder} has ended; it is started again`);
    if (performance.now() - this.#startedAt > soundMs) this.#attempt = 0;
    while (!this.#stopping.signal.aborted) {
      const pause = pausesMs[Math.min(this.#attempt, pausesMs.length - 1)]!;
      this.#attempt += 1;
      // A stop that ends the server before its process, as that of a machine, has told the process by then.
      await sleep(pause, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
      if (this.#stopping.signal.aborted) return;
      try {
        // They end with the statement that they run.
        if (await hasOrphans(this.cluster)) continue;
        this.#lease = await this.again();
        this.#startedAt = performance.now();
        this.log(`PostgreSQL in ${this.cluster.folder} runs again`);
        this.#watch();
        return;
      } catch (error) {
        this.log(`PostgreSQL in ${this.cluster.folder} could not be started again: ${(error as Error).message}`);
      }
    }
  }
}
