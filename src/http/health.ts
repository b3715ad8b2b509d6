import type { FastifyInstance } from 'fastify';
import type { Infrastructure } from '../context.js';
import type { Draining } from './draining.js';

/** `/healthz`: the process answers. `/readyz`: so do the database, its schema and the queue, and it is not about to stop. */
export function mountHealth(
  server: FastifyInstance,
  { readiness, renderer }: Infrastructure,
  draining: Pick<Draining, 'begun'>,
): void {
  server.get('/healthz', async () => ({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    const checks = await readiness();
    const ready = !draining.begun && Object.values(checks).every(Boolean);
    const status = ready ? 'ready' : draining.begun ? 'draining' : 'not ready';
    return reply.code(ready ? 200 : 503).send({ status, checks, pdf: renderer.stats() });
  });
}
