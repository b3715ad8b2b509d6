import type { Runner } from 'graphile-worker';
import type { WatchedLoop } from '../loops/loop.js';

/** The queue's own loops: each worker without a job asks for one every two seconds. */
export class WatchedJobs implements WatchedLoop {
  readonly name = 'jobs';
  readonly #running = new Set<string>();
  #answeredAt = performance.now();
  #stopped = false;

  constructor(
    { events }: Pick<Runner, 'events'>,
    private readonly concurrency: number,
  ) {
    const answered = () => {
      this.#answeredAt = performance.now();
    };
    events.on('worker:getJob:empty', answered);
    events.on('job:start', ({ job }) => {
      this.#running.add(job.id);
      answered();
    });
    events.on('job:complete', ({ job }) => {
      this.#running.delete(job.id);
      answered();
    });
  }

  /** The process stops them. */
  stopped(): void {
    this.#stopped = true;
  }

  /** While every worker has a job, nobody asks. */
  silentMs(): number | undefined {
    if (this.#stopped) return undefined;
    return this.#running.size >= this.concurrency ? 0 : performance.now() - this.#answeredAt;
  }
}
