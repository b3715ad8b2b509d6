import type { SealSource } from '../seal/source.js';
import type { WorkerJob, WorkerResult } from './job.js';

/** What a thread is started with. */
export interface ThreadData {
  sealSource?: SealSource | undefined;
}

/** A thread or a process that does one job at a time. */
export interface Worker {
  /** @throws {WorkerEnded} when it ended before it had a result: it does no more jobs */
  run(job: WorkerJob): Promise<WorkerResult>;
  /** Whether it does no more jobs. */
  readonly spent: boolean;
  /** Ends it at once, with a job that runs. */
  end(): Promise<void>;
}

/** Starts one; resolves when it can do a job, so that no job's time includes the start. */
export type StartWorker = () => Promise<Worker>;

/**
 * Which limit of a job was reached; `stalled`: the job did not get enough of the processor in its time, and `crash`: the thread ended for
 * another reason.
 */
export type EndCause = 'time' | 'memory' | 'stalled' | 'crash';

export class WorkerEnded extends Error {
  override name = 'WorkerEnded';
  constructor(
    readonly ending: EndCause,
    options?: ErrorOptions,
  ) {
    super(`The PDF thread ended: ${ending}.`, options);
  }
}
