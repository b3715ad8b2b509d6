import { createHash } from 'node:crypto';
import type { DocumentOrderStatus } from '../../domain/document-order/states.js';
import type { MailCarrier } from './mail-carrier.js';

/**
 * The carrier of the sandbox: takes everything at once, keeps nothing, and makes its ids from ours. What becomes of a piece
 * is told by `carrierSteps`.
 */
export function createSimulatedCarrier(): MailCarrier {
  return {
    name: 'simulated',
    takes: () => true,
    submit: async ({ orderId, mailClass }) => ({
      externalId: `ltr_sim_${orderId}`,
      carrier: 'USPS',
      trackingNumber: mailClass === 'first_class' ? null : articleNumber(orderId),
    }),
  };
}

export interface CarrierStep {
  /** From the hand-over on, in the account's time. */
  afterDays: number;
  name: string;
  status: DocumentOrderStatus;
}

/** What the simulated carrier tells of each piece: the first is its acceptance. */
export const carrierSteps: readonly CarrierStep[] = [
  { afterDays: 1, name: 'mailed', status: 'dispatched' },
  { afterDays: 2, name: 'in_transit', status: 'in_transit' },
  { afterDays: 4, name: 'out_for_delivery', status: 'out_for_delivery' },
  { afterDays: 5, name: 'delivered', status: 'delivered' },
];

/** 22 digits, as USPS numbers its certified mail. */
function articleNumber(orderId: string): string {
  const digits = BigInt(`0x${createHash('sha256').update(orderId).digest('hex')}`).toString();
  return `9407${digits.slice(-18)}`;
}
