import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { WorkerJob, WorkerResult } from './job.js';
import { type EndCause, type ThreadData, type Worker, WorkerEnded } from './worker.js';

/** What a process may use for a job. */
export interface ProcessLimits {
  /** Resident memory, with that of the process itself. */
  bytes: number;
  /** Time of its processor, which does not depend on what else the machine does. */
  cpuMs: number;
}

/** What a process is asked to do: to start, and then one job at a time. */
export type Order = { program: string; limits: ProcessLimits; data: ThreadData } | { job: WorkerJob };

/** The process ends after an ending. */
export type WorkerReply =
  | { ready: true }
  /** `rss`: the resident memory after the job. */
  | { result: WorkerResult; rss: number }
  | { failed: string }
  | { ending: EndCause };

/** A process that is larger after a job does no other, so that each job has the same memory. */
const leanBytes = 320 * 1024 * 1024;

/**
 * A thread in a process of its own, for files of unknown size: a limit of a thread covers JavaScript's heap only, and what is inflated
 * is outside of it. The process ends with the service.
 */
export async function startProcess(
  file: URL,
  start: { program: URL; limits: ProcessLimits; data: ThreadData },
): Promise<Worker> {
  const child = fork(file, {
    serialization: 'advanced',
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // No settings and no secrets of the service: the process reads files of strangers.
    env: {},
  });
  let current: PromiseWithResolvers<WorkerReply> | undefined;
  let last: EndCause = 'crash';
  let spent = false;
  const settle = (answer: WorkerReply) => {
    if ('ending' in answer) last = answer.ending;
    else current?.resolve(answer);
  };
  child.on('message', (answer) => settle(answer as WorkerReply));
  const reject = () => current?.reject(new WorkerEnded(last));
  const ended = once(child, 'exit').then(reject, reject);
  const ask = async (order: Order): Promise<WorkerReply> => {
    if (!child.connected) throw new WorkerEnded(last);
    const reply = Promise.withResolvers<WorkerReply>();
    current = reply;
    hold(child, true);
    // A process that has just ended cannot be sent anything; its end is reported as well.
    child.send(order, () => undefined);
    try {
      return await reply.promise;
    } finally {
      current = undefined;
      hold(child, false);
    }
  };
  const end = async () => {
    child.ref();
    child.kill('SIGKILL');
    await ended;
  };
  await ask({ program: start.program.href, limits: start.limits, data: start.data });
  return {
    end,
    get spent() {
      return spent || !child.connected;
    },
    async run(job: WorkerJob): Promise<WorkerResult> {
      const answer = await ask({ job });
      if ('failed' in answer) throw new Error(answer.failed);
      if (!('result' in answer)) throw new Error('The process sent no result.');
      spent = answer.rss > leanBytes;
      return answer.result;
    },
  };
}

/** Whether the process keeps the service running: only while it works. */
function hold(child: ReturnType<typeof fork>, working: boolean): void {
  const name = working ? 'ref' : 'unref';
  child[name]();
  child.channel?.[name]();
}
