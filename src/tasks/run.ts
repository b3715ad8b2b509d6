import { setTimeout as sleep } from 'node:timers/promises';
import { systemCaller } from '../auth/system-caller.js';
import { type Infrastructure, RequestContext } from '../context/request-context.js';
import { isDatabaseFault } from '../errors/database-fault.js';
import { handBack, putBack } from './claim.js';
import { finishTask, type Task, type TaskKind } from './queue.js';

/**
 * Runs a task, acting as the service on the task's account. It calls outside parties before it writes, so that no transaction
 * waits for an answer. Its writes are committed together with the task's end.
 */
export type TaskHandler = (ctx: RequestContext, task: Task) => Promise<void>;

export type TaskHandlers = Readonly<Record<TaskKind, TaskHandler>>;

/** Retrying is pointless; the message says why. */
export class GiveUp extends Error {
  override name = 'GiveUp';
}

/** Another worker has claimed the task since: this worker's writes are rolled back. */
class Superseded extends Error {
  override name = 'Superseded';
}

/** Before the end of an attempt is recorded again. */
const pauseMs = 500;

/** The time limit of a whole attempt. It ends before its lease does, so that two workers never run the task at once. */
const longestAttemptMs = 50_000;

/**
 * Makes one attempt at a task. An attempt that exceeds the limit is put back, and one that runs when the process stops is handed back;
 * its slot is then free. Anything that a put-back attempt still writes is rolled back, as for a worker whose lease ended.
 *
 * @returns the error of a failed attempt; the task is retried later unless it is a GiveUp
 */
export async function runTask(
  infrastructure: Infrastructure,
  handlers: TaskHandlers,
  task: Task,
  now: () => Date,
  { mostMs = longestAttemptMs, stopped }: { mostMs?: number; stopped?: AbortSignal } = {},
): Promise<Error | undefined> {
  const ended = new AbortController();
  const signal = stopped ? AbortSignal.any([ended.signal, stopped]) : ended.signal;
  const over = sleep(mostMs, 'late' as const, { ref: false, signal }).catch(() => 'stopped' as const);
  let outcome: Error | undefined | 'late' | 'stopped';
  try {
    outcome = await Promise.race([attempt(infrastructure, handlers, task, { now, signal }), over]);
  } finally {
    ended.abort();
  }
  if (outcome === 'stopped') {
    const error = new Error('The service stopped before the attempt ended.');
    await handBack(infrastructure.db, task, error.message);
    return error;
  }
  if (outcome !== 'late') return outcome;
  const error = new Error(`The attempt did not end in ${mostMs / 1000} s.`);
  await putBack(infrastructure.db, task, { now: now(), error: error.message, givesUp: false });
  return error;
}

async function attempt(
  infrastructure: Infrastructure,
  handlers: TaskHandlers,
  task: Task,
  { now, signal }: { now: () => Date; signal: AbortSignal },
): Promise<Error | undefined> {
  const { accountId, livemode, kind } = task;
  const ctx = new RequestContext(
    infrastructure,
    { id: `task ${task.id}`, ip: '127.0.0.1', userAgent: 'cps tasks' },
    systemCaller(accountId, livemode),
    now,
  );
  try {
    await handlers[kind](ctx, task);
    await ctx.write();
    if (!(await finishTask(ctx.db, task))) throw new Superseded(`${kind} ${task.id} was done by another worker.`);
    await ctx.commit();
    return undefined;
  } catch (thrown) {
    await ctx.rollback();
    const error = thrown as Error;
    if (error instanceof Superseded) return undefined;
    const failure = {
      now: now(),
      error: error.message,
      givesUp: error instanceof GiveUp,
      isOurs: isDatabaseFault(error),
    };
    await recorded(() => putBack(infrastructure.db, task, failure), signal);
    return error;
  }
}

/**
 * Records the end of an attempt, again and again while the database cannot be reached. Otherwise the task would wait for the end of
 * its lease, although no worker has it.
 */
async function recorded(record: () => Promise<void>, signal: AbortSignal): Promise<void> {
  for (;;) {
    try {
      await record();
      return;
    } catch (error) {
      if (signal.aborted || !isDatabaseFault(error)) throw error;
    }
    await sleep(pauseMs, undefined, { ref: false, signal }).catch(() => undefined);
  }
}
