import { collectDefaultMetrics, Registry } from 'prom-client';

let shared: Registry | undefined;

/** Metrics of the process itself: their observers cannot be stopped, so all apps of a process share one set. */
export function processMetrics(): Registry {
  if (!shared) {
    shared = new Registry();
    collectDefaultMetrics({ register: shared, prefix: 'cps_', eventLoopMonitoringPrecision: 20 });
  }
  return shared;
}
