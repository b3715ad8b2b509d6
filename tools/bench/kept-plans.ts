import type { DatabaseWatch } from '../../src/db/orm.js';
import { databaseLimits } from '../../src/runtime/statement-limit.js';

/** Observes nothing. A pool that is opened with it keeps its plans, as the service's do. */
export const keptPlans: DatabaseWatch = {
  onPool: () => undefined,
  onReach: () => undefined,
  onSilent: () => undefined,
  limits: databaseLimits,
  onStatement: (_, run) => run(),
};
