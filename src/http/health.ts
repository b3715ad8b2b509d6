import type { FastifyInstance } from 'fastify';
import type { Infrastructure } from '../context.js';
import { version } from '../generated/version.js';
import type { Draining } from './draining.js';

/** `/healthz`: the process answers, and says which version it is. `/readyz`: so do the database, its schema and the queue, and it is not about to stop. */
export function mountHealth(
  server: FastifyInstance,
  { readiness, renderer, replicas }: Infrastructure,
  draining: Pick<Draining, 'begun'>,
): void {
  server.get('/healthz', async () => ({ status: 'ok', version }));
  server.get('/readyz', async (_request, reply) => {
    const checks = await readiness();
    const ready = !draining.begun && Object.values(checks).every(Boolean);
    return reply.code(ready ? 200 : 503).send({
      status: ready ? 'ready' : draining.begun ? 'draining' : 'not ready',
      checks,
      pdf: renderer.stats(),
      // Told, and no condition: the primary answers what they cannot.
      replicas: replicas?.stats().map(({ usable, lagMs }) => ({ usable, lag_ms: lagMs })),
    });
  });
}
