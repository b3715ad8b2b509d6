import { Piscina } from 'piscina';
import type { WorkerJob, WorkerResult } from './job.js';
import { type ThreadData, type Worker, WorkerEnded } from './worker.js';

/** JavaScript's own memory; the largest documents of the service take a fifth of it. */
const heapMb = 512;

/** A thread of this process. It has no limit of its own for memory outside the heap, so it reads no file of unknown size. */
export async function startThread(program: URL, workerData: ThreadData): Promise<Worker> {
  const pool = new Piscina<WorkerJob, WorkerResult>({
    filename: program.href,
    minThreads: 1,
    maxThreads: 1,
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
    // The default blocks an idle thread in Atomics.wait, so that its timers and streams could not end.
    atomics: 'disabled',
  });
  let over = false;
  // A thread that ends between two jobs is replaced by the pool.
  pool.on('error', () => undefined);
  const run = async (job: WorkerJob) => {
    try {
      return await pool.run(job);
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (over || code === 'ERR_WORKER_OUT_OF_MEMORY') throw new WorkerEnded('memory', { cause: error });
      if (message.startsWith('worker exited')) throw new WorkerEnded('crash', { cause: error });
      throw error;
    }
  };
  const end = async () => {
    over = true;
    await pool.destroy();
  };
  await run({ ready: true });
  return { run, end, spent: false };
}
