import { setTimeout as sleep } from 'node:timers/promises';
import { systemCaller } from '../auth/system-caller.js';
import { type Infrastructure, RequestContext } from '../context/request-context.js';
import { putBack } from './claim.js';
import { finishTask, type Task, type TaskKind } from './queue.js';

/**
 * Does a task, as the service itself at work on the task's account. Whatever it asks of the outside world it asks before
 * it writes: no transaction waits for an answer. What it writes is committed together with the task's end.
 */
export type TaskHandler = (ctx: RequestContext, task: Task) => Promise<void>;

export type TaskHandlers = Readonly<Record<TaskKind, TaskHandler>>;

/** There is no use in trying again; the message says why. */
export class GiveUp extends Error {
  override name = 'GiveUp';
}

/** Another worker has it by now: what this one would have written is undone. */
class Superseded extends Error {
  override name = 'Superseded';
}

/** What an attempt may take, all in all. It ends before its lease does, so that nobody else is at the task meanwhile. */
const longestAttemptMs = 50_000;

/**
 * Makes an attempt at a task. One that does not end in time is put back, and its place is free: whatever it still writes is
 * undone, as that of a worker whose lease ended.
 *
 * @returns the error of an attempt that failed, which is made again later unless it was a GiveUp
 */
export async function runTask(
  infrastructure: Infrastructure,
  handlers: TaskHandlers,
  task: Task,
  now: () => Date,
  mostMs = longestAttemptMs,
): Promise<Error | undefined> {
  const ended = new AbortController();
  const late = sleep(mostMs, 'late' as const, { ref: false, signal: ended.signal }).catch(() => 'late' as const);
  try {
    const outcome = await Promise.race([attempt(infrastructure, handlers, task, now), late]);
    if (outcome !== 'late') return outcome;
  } finally {
    ended.abort();
  }
  const error = new Error(`The attempt did not end in ${mostMs / 1000} s.`);
  await putBack(infrastructure.db, task, { now: now(), error: error.message, givesUp: false });
  return error;
}

async function attempt(
  infrastructure: Infrastructure,
  handlers: TaskHandlers,
  task: Task,
  now: () => Date,
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
    await putBack(infrastructure.db, task, { now: now(), error: error.message, givesUp: error instanceof GiveUp });
    return error;
  }
}
