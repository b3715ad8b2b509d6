import type { FastifyInstance } from 'fastify';
import type { Infrastructure } from '../context/request-context.js';
import { version } from '../generated/version.js';
import type { Draining } from './draining.js';

/** What the process says of its background work. */
export interface WorkState {
  ready: boolean;
  loops: ReadonlyArray<{ loop: string; lastPassSeconds: number; silent: boolean }>;
  overdue: ReadonlyArray<{ queue: string; seconds: number }>;
}

/**
 * `/healthz`: the process answers, and says which version it is. `/readyz`: so do the database, its schema and the queue, its loops do
 * their work, and it is not about to stop.
 */
export function mountHealth(
  server: FastifyInstance,
  { readiness, renderer, replicas }: Infrastructure,
  draining: Pick<Draining, 'begun'>,
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
      // Told, and no condition: all processes share the queues.
      overdue,
      pdf: renderer.stats(),
      // Told, and no condition: the primary answers what they cannot.
      replicas: replicas?.stats().map(({ usable, lagMs }) => ({ usable, lag_ms: lagMs })),
    });
  });
}
