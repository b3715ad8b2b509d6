import type { WorkerJob, WorkerResult } from './job.js';
import { type EndCause, type StartWorker, type Worker, WorkerEnded } from './worker.js';

/** On whose behalf a job is done. */
export interface Requester {
  /** The account whose share of the threads the job uses; without one, a program of the operator. */
  account?: string | undefined;
  /** Aborted when the client has left: its job gives up its place. */
  left?: AbortSignal | undefined;
}

interface LaneOptions {
  start: StartWorker;
  /** Jobs at the same time. */
  workers: number;
  /** Jobs that may wait. */
  queueLimit: number;
  /** Jobs of one account that may wait. */
  accountLimit: number;
  /** How long a job may wait. */
  waitMs: number;
  /** How long a job may run, from its start, and what it means if it takes longer. */
  runMs: number;
  overrun: 'time' | 'stalled';
  /** A thread without work ends after this time; undefined: it stays. */
  idleMs?: number;
}

/** Why a job was not begun: too many wait, too many of its account, or its turn did not come in time. */
export type LaneRejection = 'queue_full' | 'account_limit' | 'waited';

export class JobRejection extends Error {
  override name = 'JobRejection';
  constructor(
    readonly refusal: LaneRejection,
    readonly retryAfterSeconds: number,
  ) {
    super(`The job was refused: ${refusal}.`);
  }
}

/** The client left before the turn of its job. */
export class ClientDeparture extends Error {
  override name = 'ClientDeparture';
}

export interface LaneStats {
  threads: number;
  running: number;
  queued: number;
  completed: number;
  /** Mean time of a completed job on its thread and in the queue, in milliseconds. */
  meanMs: number;
}

interface QueuedJob {
  job: WorkerJob;
  go(slot: Slot): void;
}

interface Slot {
  worker?: Promise<Worker> | undefined;
  idle?: NodeJS.Timeout | undefined;
}

/** Starting takes a second, and on a busy machine many of them. */
const startMs = 120_000;

/** Threads for one kind of jobs. Each account has one job running; the accounts whose jobs wait take turns. */
export class ThreadLane {
  readonly #free: Slot[];
  readonly #slots: readonly Slot[];
  readonly #running = new Set<string | symbol>();
  /** The jobs of each account; the first account is the next. */
  readonly #waiting = new Map<string | symbol, QueuedJob[]>();
  #queued = 0;
  #completed = 0;
  #totalMs = 0;
  #closed: (() => void) | undefined;

  constructor(private readonly options: LaneOptions) {
    this.#slots = Array.from({ length: options.workers }, () => ({}));
    this.#free = [...this.#slots];
  }

  /**
   * @throws {JobRejection} when the job was not begun
   * @throws {ClientDeparture} when the client left before
   * @throws {WorkerEnded} when a limit was reached, or the thread has ended twice
   */
  async run(job: WorkerJob, { account, left }: Requester): Promise<WorkerResult> {
    // A job without an account has a turn of its own.
    const key = account ?? Symbol('program');
    const began = performance.now();
    if (left?.aborted) throw new ClientDeparture('The client has left.');
    const slot = await this.#turn(key, job, left);
    try {
      const result = await this.#done(slot, job);
      this.#completed += 1;
      this.#totalMs += performance.now() - began;
      return result;
    } finally {
      this.#running.delete(key);
      this.#release(slot);
    }
  }

  stats(): LaneStats {
    return {
      threads: this.options.workers,
      running: this.#slots.length - this.#free.length,
      queued: this.#queued,
      completed: this.#completed,
      meanMs: this.#completed > 0 ? this.#totalMs / this.#completed : 0,
    };
  }

  /** Lets the jobs finish that run or wait, and ends the threads. */
  async close(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#closed = resolve;
      this.#next();
    });
    await Promise.all(this.#slots.map((slot) => this.#end(slot)));
  }

  /** Waits for a thread. */
  #turn(key: string | symbol, job: WorkerJob, left: AbortSignal | undefined): Promise<Slot> {
    const keyQueue = this.#waiting.get(key) ?? [];
    const { queueLimit, accountLimit, waitMs } = this.options;
    const free = this.#running.has(key) ? undefined : this.#free.pop();
    if (free) {
      this.#running.add(key);
      return Promise.resolve(free);
    }
    if (keyQueue.length >= accountLimit) throw this.#refused('account_limit', keyQueue.length);
    if (this.#queued >= queueLimit) throw this.#refused('queue_full', this.#queued / this.options.workers);
    return new Promise<Slot>((resolve, reject) => {
      const leave = (error: Error) => {
        keyQueue.splice(keyQueue.indexOf(waiting), 1);
        if (keyQueue.length === 0) this.#waiting.delete(key);
        this.#queued -= 1;
        settle();
        reject(error);
      };
      const late = setTimeout(() => leave(this.#refused('waited', this.#queued)), waitMs);
      const leaving = () => leave(new ClientDeparture('The client has left.'));
      const settle = () => {
        clearTimeout(late);
        left?.removeEventListener('abort', leaving);
      };
      const waiting: QueuedJob = {
        job,
        go: (slot) => {
          settle();
          resolve(slot);
        },
      };
      left?.addEventListener('abort', leaving);
      keyQueue.push(waiting);
      this.#waiting.set(key, keyQueue);
      this.#queued += 1;
    });
  }

  /** Gives free threads to the accounts that are next. */
  #next(): void {
    for (const [key, queue] of this.#waiting) {
      if (this.#free.length === 0) return;
      if (this.#running.has(key)) continue;
      const waiting = queue.shift()!;
      this.#queued -= 1;
      this.#waiting.delete(key);
      // Its other jobs wait behind those of the other accounts.
      if (queue.length > 0) this.#waiting.set(key, queue);
      this.#running.add(key);
      waiting.go(this.#free.pop()!);
    }
    if (this.#free.length === this.#slots.length) this.#closed?.();
  }

  #release(slot: Slot): void {
    this.#free.push(slot);
    const { idleMs } = this.options;
    if (idleMs !== undefined) slot.idle = setTimeout(() => void this.#end(slot), idleMs).unref();
    this.#next();
  }

  /** A thread that ends without a reason may have been ended by someone else, so the job gets another one, once. */
  async #done(slot: Slot, job: WorkerJob): Promise<WorkerResult> {
    try {
      return await this.#attempt(slot, job);
    } catch (error) {
      if (!(error instanceof WorkerEnded) || error.ending !== 'crash') throw error;
      return this.#attempt(slot, job);
    }
  }

  async #attempt(slot: Slot, job: WorkerJob): Promise<WorkerResult> {
    const { runMs, overrun } = this.options;
    const worker = await this.#started(slot);
    try {
      return await within(runMs, overrun, worker.run(job));
    } catch (error) {
      if (error instanceof WorkerEnded) void this.#end(slot);
      throw error;
    }
  }

  async #started(slot: Slot): Promise<Worker> {
    clearTimeout(slot.idle);
    const there = await slot.worker;
    if (there && !there.spent) return there;
    void this.#end(slot);
    slot.worker = this.options.start();
    try {
      return await within(startMs, 'crash', slot.worker);
    } catch (error) {
      void this.#end(slot);
      throw error;
    }
  }

  async #end(slot: Slot): Promise<void> {
    clearTimeout(slot.idle);
    const { worker } = slot;
    slot.worker = undefined;
    await worker?.then((started) => started.end()).catch(() => undefined);
  }

  #refused(refusal: LaneRejection, jobsBefore: number): JobRejection {
    const meanMs = this.#completed > 0 ? this.#totalMs / this.#completed : 1000;
    return new JobRejection(refusal, Math.max(1, Math.ceil((meanMs * jobsBefore) / 1000)));
  }
}

async function within<T>(ms: number, ending: EndCause, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new WorkerEnded(ending)), ms);
  });
  // What fails after the limit has been reported.
  work.catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
