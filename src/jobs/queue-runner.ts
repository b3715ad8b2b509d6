import { EventEmitter } from 'node:events';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { type Runner, type RunnerOptions, run, type WorkerEventMap, type WorkerEvents } from 'graphile-worker';
import { endsWithinSeconds, longestDrainMs } from '../loops/attempts.js';
import type { QueuePool } from './queue-pool.js';

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
    private readonly options: Omit<RunnerOptions, 'events'> & { pgPool: QueuePool },
    private readonly log: Log,
    private readonly drainMs = longestDrainMs,
  ) {
    this.events.on('pool:create', ({ workerPool }) => this.#names.add(workerPool.id));
    const ended = ({ job }: Pick<WorkerEventMap['job:success'], 'job'>) => options.pgPool.recordNext(job);
    this.events.on('job:success', ended);
    this.events.on('job:error', ended);
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
    const ended = Promise.all([this.#runner?.stop(), ...this.#ending]).then(() => this.options.pgPool.recorded());
    const recorded = await Promise.race([ended, sleep(this.drainMs, undefined, { ref: false })]);
    if (!recorded) {
      await this.#handBack().catch((error: Error) => this.log.error(`Jobs stay locked: ${error.message}`));
    }
    return recorded !== undefined;
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
