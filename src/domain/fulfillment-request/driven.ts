import type { FulfillmentScope } from '../credit/pricing.js';
import type { StateData, StateDataFault } from '../sandbox/state-data.js';
import { parseCents } from '../shared/money.js';

/** The parts of a request that limit how it can be driven. */
export interface DrivenRequest {
  scope: FulfillmentScope;
  /** For a full service: the number of recipients paid for. */
  authorizedRecipients: number | null;
  fee: string;
}

/** The wishes in `state_data` that cannot be fulfilled for a request, even though its status allows them. */
export function driveFaults(
  { status, recipients_found: recipientCount, refund }: StateData,
  { scope, authorizedRecipients: paid, fee }: DrivenRequest,
): StateDataFault[] {
  const faults: StateDataFault[] = [];
  if (status === 'payment_required' && paid === null) {
    faults.push({
      path: 'status',
      wrong: `must be another status: nothing is mailed or paid for in the scope ${scope}.`,
    });
  }
  if (status === 'payment_required' && paid !== null && recipientCount !== undefined && recipientCount <= paid) {
    faults.push({
      path: 'recipients_found',
      wrong: `must be greater than ${paid}, the number of recipients paid for.`,
    });
  }
  if (status === 'fulfilled' && paid !== null && recipientCount === 0) {
    faults.push({
      path: 'recipients_found',
      wrong: 'must be at least 1: a full service mails at least one notice before it is fulfilled.',
    });
  }
  const cents = refund && parseCents(refund.amount);
  if (status === 'cancelled' && cents && cents > parseCents(fee)!) {
    faults.push({ path: 'refund', wrong: `must not be greater than the fee, which is ${fee}.` });
  }
  return faults;
}
