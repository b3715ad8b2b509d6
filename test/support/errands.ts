import type * as claim from '../../src/errands/claim.js';
import type { Errand } from '../../src/errands/queue.js';
import type * as run from '../../src/errands/run.js';
import type * as handlers from '../../src/services/errands.js';
import { built } from './built.js';
import type { World } from './world.js';

const { claimErrands } = await built<typeof claim>('errands/claim.js');
const { runErrand } = await built<typeof run>('errands/run.js');
const { errandHandlers } = await built<typeof handlers>('services/errands.js');

/** Does all errands that are due by then, as a worker does, until none is; answers what went wrong with which. */
export async function doErrands(world: World, at: Date = new Date()): Promise<Array<{ errand: Errand; error: Error }>> {
  const { infrastructure } = world.app;
  const failed: Array<{ errand: Errand; error: Error }> = [];
  for (;;) {
    const errands = await claimErrands(infrastructure.db, at, 8);
    if (errands.length === 0) return failed;
    for (const errand of errands) {
      // A Date of the service's own realm: the database's driver knows no other.
      const now = new (errand.dueAt.constructor as DateConstructor)(at);
      const error = await runErrand(infrastructure, errandHandlers, errand, () => now);
      if (error) failed.push({ errand, error });
    }
  }
}
