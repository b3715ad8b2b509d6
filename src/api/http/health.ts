import type { FastifyInstance } from 'fastify';
import type { Infrastructure } from '../../context/request-context.js';
import { version } from '../../runtime/generated/version.js';
import { clockSkewMs, isSkewed } from '../../runtime/time/real-time.js';
import type { Drain } from './draining.js';

/** The state of the process's background work. */
export interface WorkState {
  ready: boolean;
  loops: ReadonlyArray<{ loop: string; lastPassSeconds: number; silent: boolean }>;
  overdue: ReadonlyArray<{ queue: string; seconds: number }>;
}

/**
 * `/healthz`: the process responds, with its version. `/readyz`: the database, its schema and the queue also work, the process's
 * loops make progress, and the process is not shutting down.
 */
export function mountHealth(
  server: FastifyInstance,
  { readiness, renderer, replicas }: Infrastructure,
  draining: Pick<Drain, 'begun'>,
  work: () => WorkState,
): void {
  server.get('/healthz', async () => ({ status: 'ok', version }));
  server.get('/readyz', async (_request, reply) => {
    const checks = await readiness();
    const { ready: working, loops, overdue } = work();
    const ready = !draining.begun && working && Object.values(checks).every(Boolean);
    return reply.code(ready ? 200 : 503).send({
      status: ready ? 'ready' : draining.begun ? 'draining' : 'not ready',
      checks,
      loops: loops.map(({ loop, lastPassSeconds, silent }) => ({
        loop,
        last_pass_seconds: Math.round(lastPassSeconds),
        silent,
      })),
      // Reported only: all processes share the queues, so overdue work does not make this one unready.
      overdue,
      // Reported only: the process goes by the time of the database.
      clock: { skew_seconds: Math.round(clockSkewMs()) / 1_000, skewed: isSkewed() },
      pdf: renderer.stats(),
      // Reported only: without usable replicas, the primary answers reads.
      replicas: replicas?.stats().map(({ usable, lagMs }) => ({ usable, lag_ms: lagMs })),
    });
  });
}
