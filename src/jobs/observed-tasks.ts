import type { JobHelpers } from 'graphile-worker';
import type { Observer } from '../observability/observer.js';
import { spanned } from '../observability/tracing.js';
import { realTime } from '../time/real-time.js';

/** A task of the queue; facts that it returns are added to its log line. */
export type ObservedTask = (payload: unknown) => Promise<unknown>;

/** Wraps the tasks for the queue: each job gets a span, a measurement and a log line. */
export function observedTasks(observer: Observer | undefined, tasks: Record<string, ObservedTask>) {
  const entries = Object.entries(tasks).map(([task, work]) => {
    const run = async (payload: unknown, { job }: JobHelpers) => {
      const ids = { job_id: job.id, attempt: job.attempts };
      await spanned(`job ${task}`, { kind: 'consumer', facts: { 'cps.task': task, ...ids } }, async () => {
        const started = performance.now();
        const record = (outcome: 'done' | 'failed', facts: object) => {
          const duration = performance.now() - started;
          observer?.metrics.jobs.observe({ task, outcome }, duration / 1000);
          const line = { task, ...ids, outcome, duration_ms: Math.round(duration), ...facts };
          observer?.log[outcome === 'done' ? 'info' : 'warn'](line, 'job');
        };
        try {
          const facts = await work(payload);
          record('done', typeof facts === 'object' && facts !== null ? facts : {});
          observer?.metrics.jobSuccess.set({ task }, realTime().getTime() / 1000);
        } catch (error) {
          record('failed', { err: error });
          throw error;
        }
      });
    };
    return [task, run] as const;
  });
  return Object.fromEntries(entries);
}
