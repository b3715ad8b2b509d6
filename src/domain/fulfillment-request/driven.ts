import type { FulfillmentScope } from '../credit/pricing.js';
import type { StateData, StateDataFault } from '../sandbox/state-data.js';
import { parseCents } from '../shared/money.js';

/** What a request is made of that bounds where it can be driven. */
export interface DrivenRequest {
  scope: FulfillmentScope;
  /** Of a full service: as many are paid for. */
  authorizedRecipients: number | null;
  fee: string;
}

/** What of `state_data` cannot come to pass with a fulfillment request, though its status can. */
export function driveFaults(
  { status, recipients_found: found, refund }: StateData,
  { scope, authorizedRecipients: paid, fee }: DrivenRequest,
): StateDataFault[] {
  const faults: StateDataFault[] = [];
  if (status === 'payment_required' && paid === null) {
    faults.push({
      path: 'status',
      wrong: `must be another status: nothing is mailed or paid for in the scope ${scope}.`,
    });
  }
  if (status === 'payment_required' && paid !== null && found !== undefined && found <= paid) {
    faults.push({
      path: 'recipients_found',
      wrong: `must be greater than ${paid}, the number of recipients paid for.`,
    });
  }
  if (status === 'fulfilled' && paid !== null && found === 0) {
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
