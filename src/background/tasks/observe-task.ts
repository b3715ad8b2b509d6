import type { Observer } from '../../runtime/observability/observer.js';
import { type SpanFacts, spanned } from '../../runtime/observability/tracing.js';
import { realTime } from '../../runtime/time/real-time.js';
import type { Job, Task } from './queue.js';
import { GiveUp } from './run.js';

/** Runs one attempt. What it notes is added to its log line. */
type Attempt = (note: (facts: SpanFacts) => void) => Promise<Error | undefined>;

/** Runs one attempt at a task with a span, a measurement and a log line. None of them includes the task's payload. */
export function observeTask(
  observer: Observer | undefined,
  task: Task | Job,
  run: Attempt,
): Promise<Error | undefined> {
  return task.accountId === null ? observeJob(observer, task, run) : observeWork(observer, task, run);
}

async function observeWork(observer: Observer | undefined, task: Task, run: Attempt): Promise<Error | undefined> {
  const { kind, id, accountId, livemode, subjectId, attempt } = task;
  const ids = { task_id: id, subject_id: subjectId, organization_id: accountId, livemode, attempt };
  return spanned(`task ${kind}`, { kind: 'consumer', facts: { 'cps.task': kind, ...ids } }, async () => {
    const started = performance.now();
    const error = await run(() => undefined);
    const duration = performance.now() - started;
    const outcome = !error ? 'done' : error instanceof GiveUp ? 'gave_up' : 'retry';
    observer?.metrics.tasks.observe({ kind, outcome }, duration / 1000);
    const line = { kind, ...ids, outcome, duration_ms: Math.round(duration), ...(error && { err: error }) };
    observer?.log[error ? 'warn' : 'info'](line, 'task');
    return error;
  });
}

async function observeJob(
  observer: Observer | undefined,
  { kind: task, id, attempt }: Job,
  run: Attempt,
): Promise<Error | undefined> {
  const ids = { job_id: id, attempt };
  return spanned(`job ${task}`, { kind: 'consumer', facts: { 'cps.task': task, ...ids } }, async () => {
    const started = performance.now();
    let facts: SpanFacts = {};
    const error = await run((noted) => {
      facts = noted;
    });
    const duration = performance.now() - started;
    const outcome = error ? 'failed' : 'done';
    observer?.metrics.jobs.observe({ task, outcome }, duration / 1000);
    if (!error) observer?.metrics.jobSuccess.set({ task }, realTime().getTime() / 1000);
    const line = { task, ...ids, outcome, duration_ms: Math.round(duration), ...facts, ...(error && { err: error }) };
    observer?.log[error ? 'warn' : 'info'](line, 'job');
    return error;
  });
}
