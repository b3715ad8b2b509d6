import type { Infrastructure } from '../../context/request-context.js';
import { findLedgerFaults } from '../../ledger/index.js';

/** Each night: verifies that every balance equals the sum of its parts, and logs an error for each that does not. */
export async function verifyLedger({ db, observer }: Infrastructure): Promise<{ faults: number }> {
  const faults = await findLedgerFaults(db);
  observer?.metrics.ledgerFaults.set(faults.length);
  for (const { accountId, ...fault } of faults) {
    observer?.log.error({ organization_id: accountId, ...fault }, 'the ledger is out of balance');
  }
  return { faults: faults.length };
}
