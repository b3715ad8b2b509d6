import type { Observer } from '../observability/observer.js';
import { spanned } from '../observability/tracing.js';
import type { Task } from './queue.js';
import { GiveUp } from './run.js';

/** Runs one attempt at a task with a span, a measurement and a log line. None of them includes the task's payload. */
export async function observeTask(
  observer: Observer | undefined,
  task: Task,
  run: () => Promise<Error | undefined>,
): Promise<Error | undefined> {
  const { kind, id, accountId, livemode, subjectId, attempt } = task;
  const ids = { task_id: id, subject_id: subjectId, organization_id: accountId, livemode, attempt };
  return spanned(`task ${kind}`, { kind: 'consumer', facts: { 'cps.task': kind, ...ids } }, async () => {
    const started = performance.now();
    const error = await run();
    const duration = performance.now() - started;
    const outcome = !error ? 'done' : error instanceof GiveUp ? 'gave_up' : 'retry';
    observer?.metrics.tasks.observe({ kind, outcome }, duration / 1000);
    const line = { kind, ...ids, outcome, duration_ms: Math.round(duration), ...(error && { err: error }) };
    observer?.log[error ? 'warn' : 'info'](line, 'task');
    return error;
  });
}
