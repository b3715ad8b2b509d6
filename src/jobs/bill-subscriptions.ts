import type { Infrastructure } from '../context.js';
import { grantDueMonths, renewSimulated } from '../services/renew-subscriptions.js';

/** What falls due in subscriptions: renewals of simulated ones, then monthly grants. */
export async function billSubscriptions({ db, payments }: Infrastructure, now: Date): Promise<void> {
  // Should one fail, the other still has its turn.
  const results = await Promise.allSettled([
    renewSimulated(db, payments.simulated, now, { sells: payments.live === payments.simulated }),
    grantDueMonths(db, now),
  ]);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}
