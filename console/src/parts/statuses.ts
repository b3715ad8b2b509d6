export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger';

/**
 * What each status of each record means to the person, as a color:
 * grey: it has not begun, or ended without effect; amber: it needs you; blue: it is under way; green: it is done or in force;
 * red: it went wrong. A word means the same for every record, except in `ofRecord`.
 */
export const toneOfStatus: Readonly<Record<string, Tone>> = {
  DRAFT: 'neutral',
  QUEUED: 'neutral',
  ARCHIVED: 'neutral',
  CANCELLED: 'neutral',
  REFUNDED: 'neutral',
  REVERTED: 'neutral',
  REVOKED: 'neutral',
  SUPERSEDED: 'neutral',
  VOID: 'neutral',
  WITHDRAWN: 'neutral',

  GENERATED: 'warning',
  COUNTERED: 'warning',
  AT_RISK: 'warning',
  HELD: 'warning',
  MISSING_FACTS: 'warning',
  INCOMPLETE: 'warning',
  PAYMENT_REQUIRED: 'warning',
  UNVERIFIED: 'warning',

  APPROVED: 'accent',
  DISPATCHED: 'accent',
  FILED: 'accent',
  IN_PROGRESS: 'accent',
  IN_TRANSIT: 'accent',
  INVITED: 'accent',
  INVOICED: 'accent',
  ORDERED: 'accent',
  OUT_FOR_DELIVERY: 'accent',
  PARTIALLY_PAID: 'accent',
  PENDING: 'accent',
  PROCESSING: 'accent',
  REQUESTED: 'accent',
  SENT: 'accent',
  SIGNED: 'accent',
  SUBMITTED: 'accent',
  UNDER_REVIEW: 'accent',
  VIEWED: 'accent',

  ACCEPTED: 'success',
  ACTIVE: 'success',
  CAPTURED: 'success',
  COMPLETED: 'success',
  DELIVERED: 'success',
  EFFECTIVE: 'success',
  FULFILLED: 'success',
  PAID: 'success',
  PROTECTED: 'success',
  RECORDED: 'success',
  RELEASED: 'success',
  RESOLVED: 'success',
  SERVED: 'success',

  DECLINED: 'danger',
  EXPIRED: 'danger',
  FAILED: 'danger',
  INVALID: 'danger',
  PAST_DUE: 'danger',
  REJECTED: 'danger',
  RETURNED: 'danger',
  UNDELIVERABLE: 'danger',
};

/** Where the word alone does not say what is expected of whom. */
export const ofRecord: Readonly<Record<string, Readonly<Record<string, { tone: Tone; text: string }>>>> = {
  waiver: { SENT: { tone: 'warning', text: 'Sent for signature' } },
};
