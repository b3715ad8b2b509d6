import { addGauges } from '../../src/process/gauges.js';
import { createMetrics } from '../../src/runtime/observability/metrics.js';
import { table } from './table.js';

/** Every metric that the service defines, as registered. */
export function metricsTable(): string {
  const { registry } = createMetrics();
  const nothing = () => {
    throw new Error('The table looks at names, not at values.');
  };
  addGauges(registry, {
    pool: nothing,
    waiting: nothing,
    replicas: nothing,
    sockets: nothing,
    pdf: nothing,
    loops: nothing,
    tasks: nothing,
    attempts: nothing,
    postings: nothing,
  });
  const rows = registry.getMetricsAsArray().map(({ name, help, type }) => {
    const { labelNames } = registry.getSingleMetric(name) as unknown as { labelNames: string[] };
    return [`\`${name}\``, String(type), labelNames.map((label) => `\`${label}\``).join(', '), help];
  });
  return table(['Metric', 'Kind', 'Labels', 'What it measures'], rows);
}
