import { createHash } from 'node:crypto';
import type { DocumentOrderStatus } from '../../domain/document-order/states.js';
import type { MailCarrier } from './mail-carrier.js';

/**
 * The carrier of the sandbox. It accepts everything at once, stores nothing, and derives its ids from the service's.
 * `carrierSteps` determines what happens to each piece.
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
  /** Counted from the submission, in the account's time. */
  afterDays: number;
  name: string;
  status: DocumentOrderStatus;
}

/** The events that the simulated carrier reports for each piece. The first is its acceptance. */
export const carrierSteps: readonly CarrierStep[] = [
  { afterDays: 1, name: 'mailed', status: 'dispatched' },
  { afterDays: 2, name: 'in_transit', status: 'in_transit' },
  { afterDays: 4, name: 'out_for_delivery', status: 'out_for_delivery' },
  { afterDays: 5, name: 'delivered', status: 'delivered' },
];

/** What the simulated office reports of a filing, a recording or research. */
export const officeSteps: readonly CarrierStep[] = [
  { afterDays: 1, name: 'handed in', status: 'dispatched' },
  { afterDays: 3, name: 'done', status: 'delivered' },
];

/** The results of the simulated office. A number that begins with SIM is no office's. */
export function officeResults(
  { id, isResearch }: { id: string; isResearch: boolean },
  day: string,
): { findings?: string; recordedOn?: string; recordingNumber?: string } {
  if (isResearch) return { findings: 'Simulated research: nothing is known of this property.' };
  return { recordedOn: day, recordingNumber: `SIM-${articleNumber(id).slice(-8)}` };
}

/** 22 digits, as USPS numbers its certified mail. */
function articleNumber(orderId: string): string {
  const digits = BigInt(`0x${createHash('sha256').update(orderId).digest('hex')}`).toString();
  return `9407${digits.slice(-18)}`;
}
