import { writeFileSync } from 'node:fs';
import { Piscina } from 'piscina';
import type { WorkerJob, WorkerResult } from './threads/job.js';
import type { Order, ProcessLimits, WorkerReply } from './threads/process-worker.js';
import type { EndCause } from './threads/worker.js';

/** The program of the process in which files of unknown size are read (process-worker.ts). A thread works, and this one watches it. */

const lookMs = 25;

let pool: Piscina<WorkerJob, WorkerResult> | undefined;
let limits: ProcessLimits;

// The service ends its processes itself, after their work, when it is stopped at a terminal.
process.on('SIGINT', () => undefined).on('SIGTERM', () => undefined);
process.on('disconnect', () => process.exit());
endFirst();

process.on('message', async (order: Order) => {
  if ('program' in order) {
    limits = order.limits;
    const { program: filename, data: workerData } = order;
    pool = new Piscina({ filename, minThreads: 1, maxThreads: 1, workerData, atomics: 'disabled' });
    await pool.run({ ready: true });
    return send({ ready: true });
  }
  const watch = setInterval(look, lookMs, process.cpuUsage());
  try {
    const result = await pool!.run(order.job);
    send({ result, rss: process.memoryUsage.rss() });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ERR_WORKER_OUT_OF_MEMORY') return endWith('memory');
    if (message.startsWith('worker exited')) return endWith('crash');
    send({ failed: (error as Error).stack ?? message });
  } finally {
    clearInterval(watch);
  }
});

function look(before: NodeJS.CpuUsage): void {
  const { user, system } = process.cpuUsage(before);
  if (process.memoryUsage.rss() > limits.bytes) endWith('memory');
  else if ((user + system) / 1000 > limits.cpuMs) endWith('time');
}

function endWith(ending: EndCause): void {
  process.send!({ ending } satisfies WorkerReply, () => process.exit());
}

function send(answer: WorkerReply): void {
  process.send!(answer);
}

/** Asks the kernel to end this process, and not the service, when memory is short. */
function endFirst(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Only Linux has it, and the limits hold without it.
  }
}
