import type { JobHelpers } from 'graphile-worker';
import type { Observer } from '../observability/observer.js';
import { spanned } from '../observability/tracing.js';

/** A task of the queue; facts that it answers are told in its line. */
export type ToldTask = (payload: unknown) => Promise<unknown>;

/** The tasks as the queue runs them: each job a span, a measurement and a line. */
export function observedTasks(observer: Observer | undefined, tasks: Record<string, ToldTask>) {
  const entries = Object.entries(tasks).map(([task, work]) => {
    const run = async (payload: unknown, { job }: JobHelpers) => {
      const ids = { job_id: job.id, attempt: job.attempts };
      await spanned(`job ${task}`, { kind: 'consumer', facts: { 'cps.task': task, ...ids } }, async () => {
        const started = performance.now();
        const told = (outcome: 'done' | 'failed', facts: object) => {
          const duration = performance.now() - started;
          observer?.metrics.jobs.observe({ task, outcome }, duration / 1000);
          const line = { task, ...ids, outcome, duration_ms: Math.round(duration), ...facts };
          observer?.log[outcome === 'done' ? 'info' : 'warn'](line, 'job');
        };
        try {
          const facts = await work(payload);
          told('done', typeof facts === 'object' && facts !== null ? facts : {});
          observer?.metrics.jobSuccess.set({ task }, Date.now() / 1000);
        } catch (error) {
          told('failed', { err: error });
          throw error;
        }
      });
    };
    return [task, run] as const;
  });
  return Object.fromEntries(entries);
}
