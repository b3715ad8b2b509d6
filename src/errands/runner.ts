import { AsyncResource } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Infrastructure } from '../context.js';
import { clockOf } from '../sandbox/clock.js';
import { claimErrands } from './claim.js';
import { observeErrand } from './observe-errand.js';
import type { Errand } from './queue.js';
import { type ErrandHandlers, runErrand } from './run.js';

/** Errands that a process does at a time: they mostly wait for answers, but each holds a connection at its end. */
const mostAtATime = 8;
const pollMs = 1_000;

/** How long a stop waits for answers: a process has 15 s to end, and an outside party twice that for its answer. */
const longestDrainMs = 7_000;

/**
 * Does what is due, in any number of processes at once. No task of the job queue: five slow outside parties would be all that
 * five workers do.
 */
export class ErrandRunner {
  readonly #running = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #claiming: Promise<void> | undefined;
  #again = false;
  #stopping = false;

  constructor(
    private readonly infrastructure: Infrastructure,
    private readonly handlers: ErrandHandlers,
    private readonly onError: (error: unknown) => void,
    private readonly drainMs = longestDrainMs,
  ) {}

  start(): void {
    this.#timer = setInterval(() => this.wake(), pollMs);
    this.wake();
  }

  /** Something may be due. What follows is no part of the request that says so, and not of its trace. */
  readonly wake = AsyncResource.bind((): void => {
    if (this.#stopping) return;
    if (this.#claiming) this.#again = true;
    else this.#claiming = this.#claim();
  });

  /** Lets what is being done finish, for a while. What is left is done by another process when its lease ends, as after a kill. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#stopping = true;
    await this.#claiming;
    await Promise.race([Promise.all(this.#running), sleep(this.drainMs, undefined, { ref: false })]);
  }

  /**
   * Clears `#claiming` at its end, which wake() sets from the promise returned here. A run that ended without one await would
   * be cleared before it is set, and no task would be claimed again: so it starts with an await.
   */
  async #claim(): Promise<void> {
    await undefined;
    do {
      this.#again = false;
      const most = mostAtATime - this.#running.size;
      if (most <= 0) break;
      try {
        for (const errand of await claimErrands(this.infrastructure.db, new Date(), most)) this.#run(errand);
      } catch (error) {
        this.onError(error);
      }
    } while (this.#again && !this.#stopping);
    this.#claiming = undefined;
  }

  #run(errand: Errand): void {
    const run = clockOf(this.infrastructure.db, errand)
      .then((clock) =>
        observeErrand(this.infrastructure.observer, errand, () =>
          runErrand(this.infrastructure, this.handlers, errand, clock),
        ),
      )
      .catch(this.onError)
      .finally(() => {
        this.#running.delete(run);
        // The record's next errand may be due.
        this.wake();
      });
    this.#running.add(run);
  }
}
