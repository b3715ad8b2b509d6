import { formatCents, parseCents } from '../shared/money.js';
import type { FulfillmentStatus } from './states.js';

/** What of a request its postage follows from; credits are decimal strings. */
export interface PostageFacts {
  status: FulfillmentStatus;
  postageRate: string | null;
  /** What is held, or was, is postage for these. */
  authorizedRecipients: number | null;
  requiredRecipients: number | null;
  mailedRecipients: number | null;
}

export interface Postage {
  authorizedRecipients: number;
  /** `amount` of credits: what is held, was charged, or was given back, as the status says. */
  hold: { amount: string; status: 'held' | 'captured' | 'released' };
}

export interface PaymentDue {
  requiredRecipients: number;
  authorizedRecipients: number;
  rate: string;
  held: string;
  requiredHold: string;
  additionalCredits: string;
}

/** Credits for so many recipients. */
export function postageFor(rate: string, recipients: number): string {
  return formatCents(parseCents(rate)! * BigInt(recipients));
}

/** Null where the partner mails nothing. */
export function postageOf(facts: PostageFacts): Postage | null {
  const { status, postageRate: rate, authorizedRecipients, mailedRecipients } = facts;
  if (rate === null || authorizedRecipients === null) return null;
  const hold = (state: Postage['hold']['status'], recipients: number) => ({
    authorizedRecipients,
    hold: { amount: postageFor(rate, recipients), status: state },
  });
  if (mailedRecipients) return hold('captured', mailedRecipients);
  return hold(holding.has(status) ? 'held' : 'released', authorizedRecipients);
}

/** What must be approved before the partner mails to every recipient the research found; null unless approval is pending. */
export function paymentDueOf(facts: PostageFacts): PaymentDue | null {
  const { status, postageRate: rate, authorizedRecipients, requiredRecipients } = facts;
  if (status !== 'payment_required' || !rate || !authorizedRecipients || !requiredRecipients) return null;
  return {
    requiredRecipients,
    authorizedRecipients,
    rate,
    held: postageFor(rate, authorizedRecipients),
    requiredHold: postageFor(rate, requiredRecipients),
    additionalCredits: postageFor(rate, Math.max(requiredRecipients - authorizedRecipients, 0)),
  };
}

const holding: ReadonlySet<FulfillmentStatus> = new Set(['queued', 'submitted', 'in_progress', 'payment_required']);
