import type { Infrastructure } from '../context/request-context.js';
import { verify } from '../ledger/index.js';

/** Each night: proves that every balance is the sum of what it is made of, and is loud where one is not. */
export async function verifyLedger({ db, observer }: Infrastructure): Promise<{ faults: number }> {
  const faults = await verify(db);
  observer?.metrics.ledgerFaults.set(faults.length);
  for (const { accountId, ...fault } of faults) {
    observer?.log.error({ organization_id: accountId, ...fault }, 'the ledger does not add up');
  }
  return { faults: faults.length };
}
