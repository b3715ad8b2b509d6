import type { FastifyInstance } from 'fastify';
import { Registry as Registries, type Registry } from 'prom-client';
import { processMetrics } from '../observability/process-metrics.js';

/** `/metrics` in Prometheus' text format, without authentication: the proxy in front keeps it from the public. */
export function mountMetrics(server: FastifyInstance, registry: Registry): void {
  const all = Registries.merge([registry, processMetrics()]);
  server.get('/metrics', async (_request, reply) => reply.type(all.contentType).send(await all.metrics()));
}
