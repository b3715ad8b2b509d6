import type { Infrastructure } from '../../context/request-context.js';
import { shiftedSandboxes } from '../../context/sandbox/clock.js';
import { billDue, billSandbox } from '../../services/billing/renew.js';

/** Bills subscriptions that are due; sandboxes whose clock was moved use their own time. */
export async function billSubscriptions(infrastructure: Infrastructure, now: Date): Promise<void> {
  const shifted = await shiftedSandboxes(infrastructure.db);
  // If one fails, the others still run.
  const results = [await settled(billDue(infrastructure, now))];
  for (const { accountId, offsetMs } of shifted) {
    results.push(await settled(billSandbox(infrastructure, accountId, new Date(now.getTime() + offsetMs))));
  }
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

async function settled(work: Promise<void>): Promise<PromiseSettledResult<void>> {
  return (await Promise.allSettled([work]))[0];
}
