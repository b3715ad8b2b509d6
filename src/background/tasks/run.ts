import { setTimeout as sleep } from 'node:timers/promises';
import { systemCaller } from '../../context/auth/system-caller.js';
import { type Infrastructure, RequestContext } from '../../context/request-context.js';
import type { Db } from '../../entities/generated/database.js';
import { isDatabaseFault } from '../../errors/database-fault.js';
import type { SpanFacts } from '../../runtime/observability/tracing.js';
import { handBack, putBack } from './claim.js';
import { isScheduled, type JobKind, longestAttemptMs, type TaskKind } from './kinds.js';
import { addScheduled, finishTask, type Job, type Task } from './queue.js';
import { recordOutcome } from './record-outcome.js';

/**
 * Runs a task, acting as the service on the task's account. It calls outside parties before it writes, so that no transaction
 * waits for an answer. Its writes are committed together with the task's end.
 */
export type TaskHandler = (ctx: RequestContext, task: Task) => Promise<void>;

export type TaskHandlers = Readonly<Record<TaskKind, TaskHandler>>;

/**
 * Does a job, which may run more than once. The facts that it returns are added to its log line.
 *
 * @param signal aborted when the attempt is over
 */
export type JobHandler = (job: Job, signal: AbortSignal) => Promise<SpanFacts | undefined>;

export type JobHandlers = Readonly<Record<JobKind, JobHandler>>;

/** What a process can run: a request that moves a sandbox's clock runs the tasks of the sandbox, and no jobs. */
export type Handlers = TaskHandlers & Partial<JobHandlers>;

/** Retrying is pointless; the message says why. */
export class GiveUp extends Error {
  override name = 'GiveUp';
}

/** Another worker has claimed the task since: this worker's writes are rolled back. */
class Superseded extends Error {
  override name = 'Superseded';
}

interface RunOptions {
  maxMs?: number;
  stopped?: AbortSignal;
  /** Receives the facts of a job. */
  note?: (facts: SpanFacts) => void;
}

/**
 * Makes one attempt at a task. An attempt that exceeds the limit is put back, and one that runs when the process stops is handed back;
 * its slot is then free. Anything that a put-back attempt still writes is rolled back, as for a worker whose lease ended.
 *
 * @returns the error of a failed attempt; the task is retried later unless it is a GiveUp
 */
export async function runTask(
  infrastructure: Infrastructure,
  handlers: Handlers,
  task: Task | Job,
  now: () => Date,
  { maxMs = longestAttemptMs(task.kind), stopped, note = () => undefined }: RunOptions = {},
): Promise<Error | undefined> {
  const ended = new AbortController();
  const signal = stopped ? AbortSignal.any([ended.signal, stopped]) : ended.signal;
  const over = sleep(maxMs, 'late' as const, { ref: false, signal }).catch(() => 'stopped' as const);
  const work = async (): Promise<void> => {
    if (task.accountId === null) await attemptJob(infrastructure, handlers, task, { signal, note });
    else await attemptTask(infrastructure, handlers, task, now);
  };
  let outcome: Error | undefined | 'late' | 'stopped';
  try {
    outcome = await Promise.race([attempt(infrastructure, task, work, { now, signal }), over]);
  } finally {
    ended.abort();
  }
  if (outcome === 'stopped') {
    const error = new Error('The service stopped before the attempt ended.');
    await handBack(infrastructure.db, task, error.message);
    return error;
  }
  if (outcome !== 'late') return outcome;
  const error = new Error(`The attempt did not end in ${maxMs / 1000} s.`);
  await putBack(infrastructure.db, task, { now: now(), error: error.message, givesUp: false });
  return error;
}

async function attempt(
  { db }: Infrastructure,
  task: Task | Job,
  work: () => Promise<void>,
  { now, signal }: { now: () => Date; signal: AbortSignal },
): Promise<Error | undefined> {
  try {
    await work();
    return undefined;
  } catch (thrown) {
    const error = thrown as Error;
    if (error instanceof Superseded) return undefined;
    const failure = {
      now: now(),
      error: error.message,
      givesUp: error instanceof GiveUp,
      isOurs: isDatabaseFault(error),
    };
    await recordOutcome(() => putBack(db, task, failure), signal);
    return error;
  }
}

async function attemptTask(
  infrastructure: Infrastructure,
  handlers: Handlers,
  task: Task,
  now: () => Date,
): Promise<void> {
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
    await finish(ctx.db, task);
    await ctx.commit();
  } catch (error) {
    await ctx.rollback();
    throw error;
  }
}

async function attemptJob(
  { db }: Infrastructure,
  handlers: Handlers,
  job: Job,
  { signal, note }: { signal: AbortSignal; note: (facts: SpanFacts) => void },
): Promise<void> {
  note((await handlers[job.kind]!(job, signal)) ?? {});
  const end = () =>
    db.transaction().execute(async (tx) => {
      await finish(tx, job);
      if (isScheduled(job.kind)) await addScheduled(tx, [job.kind]);
    });
  await recordOutcome(end, signal);
}

async function finish(db: Db, task: Task | Job): Promise<void> {
  if (!(await finishTask(db, task))) throw new Superseded(`${task.kind} ${task.id} was done by another worker.`);
}
