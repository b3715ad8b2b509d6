import { EventEmitter } from 'node:events';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { type Runner, type RunnerOptions, run, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import { endsWithinSeconds, longestDrainMs } from '../loops/attempts.js';

/** Before the next attempt to start. */
const pauseMs = 1_000;

/** How long a runner that takes no jobs may take to end. */
const endMs = 5_000;

interface Log {
  warn(message: string): void;
  error(message: string): void;
}

/**
 * The library's runner, replaced when it can no longer take jobs. The first statement of a runner reads the numbers of its tasks,
 * and the library remembers the answer. If that statement fails, it remembers the failure, and each later attempt to take a job fails
 * with it. A runner also ends by itself after an error that the library does not expect.
 */
export class QueueRunner {
  /** Those of every runner. */
  readonly events = new EventEmitter() as WorkerEvents;
  readonly #failures = new WeakSet<object>();
  /** The names under which runners have locked jobs. */
  readonly #names = new Set<string>();
  /** The ends of runners that were replaced while their jobs still ran. */
  readonly #ending = new Set<Promise<unknown>>();
  #runner: Runner | undefined;
  #replacing: Promise<void> | undefined;
  #stopped = false;

  constructor(
    private readonly options: Omit<RunnerOptions, 'events'> & { pgPool: pg.Pool },
    private readonly log: Log,
    private readonly drainMs = longestDrainMs,
  ) {
    this.events.on('pool:create', ({ workerPool }) => this.#names.add(workerPool.id));
    // One error that several attempts have in common is remembered.
    this.events.on('worker:getJob:error', ({ error }) => {
      if (this.#failures.has(error as object)) this.#replace((error as Error).message);
      else this.#failures.add(error as object);
    });
  }

  /** @throws if the database cannot be reached */
  async start(): Promise<void> {
    // The library remembers by the options object.
    const runner = await run({ ...this.options, events: this.events });
    this.#runner = runner;
    const ended = (why: string) => {
      if (this.#runner === runner) this.#replace(why);
    };
    runner.promise.then(
      () => ended('it ended'),
      (error: Error) => ended(error.message),
    );
  }

  /**
   * Waits a while for the running jobs, then hands those that still run to other workers.
   *
   * @returns whether all have ended, so that the pool can be closed
   */
  async stop(): Promise<boolean> {
    this.#stopped = true;
    await this.#replacing;
    const ended = Promise.all([this.#runner?.stop(), ...this.#ending]).then(() => true);
    if (await Promise.race([ended, sleep(this.drainMs, false, { ref: false })])) {
      await this.#recorded();
      return true;
    }
    await this.#handBack();
    return false;
  }

  /**
   * The library does not wait for the statement that records the end of a job. A pool that is closed forgets statements that wait for a
   * connection: the job would stay locked for hours, and then run again.
   */
  async #recorded(): Promise<void> {
    while (this.options.pgPool.waitingCount > 0) await setImmediate();
  }

  /** The jobs are due when this process has certainly ended, so that none runs twice at once. What still finishes until then counts. */
  async #handBack(): Promise<void> {
    const client = await this.options.pgPool.connect();
    try {
      await client.query('begin');
      const names = [[...this.#names]];
      const { rows } = await client.query(
        'select id from graphile_worker.jobs where locked_by = any($1::text[])',
        names,
      );
      await client.query('select graphile_worker.force_unlock_workers($1::text[])', names);
      await client.query(
        'select graphile_worker.reschedule_jobs($1::bigint[], run_at => now() + make_interval(secs => $2))',
        [rows.map(({ id }: { id: string }) => id), endsWithinSeconds],
      );
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  }

  #replace(why: string): void {
    const old = this.#runner;
    if (this.#stopped || this.#replacing || !old) return;
    this.log.warn(`The job queue starts again: ${why}`);
    this.#runner = undefined;
    this.#replacing = this.#startAgain(old).finally(() => {
      this.#replacing = undefined;
    });
  }

  async #startAgain(old: Runner): Promise<void> {
    // Its workers first end the attempts of this moment, and are then idle.
    await setImmediate();
    // A runner that has ended by itself cannot be stopped.
    const ending = old.stop().catch(() => undefined);
    this.#ending.add(ending);
    void ending.then(() => this.#ending.delete(ending));
    await Promise.race([ending, sleep(endMs, undefined, { ref: false })]);
    while (!this.#stopped && !this.#runner) {
      try {
        await this.start();
      } catch (error) {
        this.log.error(`The job queue does not start: ${(error as Error).message}`);
        await sleep(pauseMs, undefined, { ref: false });
      }
    }
  }
}
