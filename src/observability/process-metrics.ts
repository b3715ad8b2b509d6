import { collectDefaultMetrics, Registry } from 'prom-client';

let shared: Registry | undefined;

/** Of the process itself: its observers cannot be ended, so there is one set of them however many apps it runs. */
export function processMetrics(): Registry {
  if (!shared) {
    shared = new Registry();
    collectDefaultMetrics({ register: shared, prefix: 'cps_', eventLoopMonitoringPrecision: 20 });
  }
  return shared;
}
