import type { WorkerEvents } from 'graphile-worker';
import type { WatchedLoop } from '../loops/loop.js';

/**
 * The queue's own loops, those of scheduled jobs or those of e-mails: each idle worker polls every two seconds. While every worker has a job none polls, and the
 * starts and ends of jobs count: an e-mail takes at most a minute and a half, and few other jobs are long.
 */
export class WatchedJobs implements WatchedLoop {
  #answeredAt = performance.now();
  #stopped = false;

  constructor(
    readonly name: 'jobs' | 'emails',
    { events }: { readonly events: WorkerEvents },
  ) {
    const answered = () => {
      this.#answeredAt = performance.now();
    };
    events.on('worker:getJob:empty', answered);
    events.on('job:start', answered);
    events.on('job:complete', answered);
  }

  /** The process stops them. */
  stopped(): void {
    this.#stopped = true;
  }

  silentMs(): number | undefined {
    return this.#stopped ? undefined : performance.now() - this.#answeredAt;
  }
}
