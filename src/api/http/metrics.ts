import type { FastifyInstance } from 'fastify';
import { Registry as Registries, type Registry } from 'prom-client';
import { processMetrics } from '../../runtime/observability/process-metrics.js';

/** `/metrics` in Prometheus' text format. It needs no authentication; the proxy must not expose it to the public. */
export function mountMetrics(server: FastifyInstance, registry: Registry): void {
  const all = Registries.merge([registry, processMetrics()]);
  server.get('/metrics', async (_request, reply) => reply.type(all.contentType).send(await all.metrics()));
}
