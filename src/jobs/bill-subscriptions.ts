import type { Infrastructure } from '../context.js';
import { grantDueMonths, renewSimulated } from '../services/renew-subscriptions.js';

/** What falls due in subscriptions: renewals of simulated ones, then monthly grants. */
export async function billSubscriptions({ db, payments }: Infrastructure, now: Date): Promise<void> {
  await renewSimulated(db, payments.simulated, now);
  await grantDueMonths(db, now);
}
