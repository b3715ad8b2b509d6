export const fulfillmentRequestTypes = ['notice_research'] as const;
export type FulfillmentRequestType = (typeof fulfillmentRequestTypes)[number];

export const holdStatuses = ['held', 'captured', 'released'] as const;
export type HoldStatus = (typeof holdStatuses)[number];

export const fulfillmentStatuses = [
  'queued',
  'submitted',
  'in_progress',
  'payment_required',
  'fulfilled',
  'rejected',
  'cancelled',
  'failed',
] as const;
export type FulfillmentStatus = (typeof fulfillmentStatuses)[number];

export const fulfillmentSources = ['project', 'notice'] as const;
export type FulfillmentSource = (typeof fulfillmentSources)[number];

/** How much of the fee the partner refunds when it cancels. */
export const partnerRefunds = ['full', 'partial', 'none'] as const;
export type PartnerRefund = (typeof partnerRefunds)[number];

/** The statuses that a fulfillment request can move to. */
export function fulfillmentTargets(status: FulfillmentStatus): readonly FulfillmentStatus[] {
  switch (status) {
    case 'queued':
      return ['submitted', 'rejected', 'cancelled', 'failed'];
    case 'submitted':
      return ['in_progress', 'rejected', 'cancelled', 'failed'];
    case 'in_progress':
      return ['payment_required', 'fulfilled', 'rejected', 'cancelled', 'failed'];
    case 'payment_required':
      return ['in_progress', 'rejected', 'cancelled', 'failed'];
    case 'failed':
      return ['queued'];
    case 'fulfilled':
    case 'rejected':
    case 'cancelled':
      return [];
  }
}

/** Whether no more work will be done; a failed request may be retried. */
export function isOver(status: FulfillmentStatus): boolean {
  return status === 'fulfilled' || status === 'rejected' || status === 'cancelled' || status === 'failed';
}

/** The recipients that a full service is paid for when it begins. */
export function authorizedRecipients(knownParties: number): number {
  return Math.max(3, knownParties);
}
