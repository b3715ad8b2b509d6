import { formatCents, parseCents } from '../shared/money.js';
import type { FulfillmentStatus } from './states.js';

/** The facts of a request that determine its postage; credits are decimal strings. */
export interface PostageFacts {
  status: FulfillmentStatus;
  postageRate: string | null;
  /** How many recipients the postage is or was held for. */
  authorizedRecipients: number | null;
  requiredRecipients: number | null;
  mailedRecipients: number | null;
}

interface Postage {
  authorizedRecipients: number;
  /** The `amount` of credits that is held, was charged or was returned, by status. */
  hold: { amount: string; status: 'held' | 'captured' | 'released' };
}

interface PaymentDue {
  requiredRecipients: number;
  authorizedRecipients: number;
  rate: string;
  held: string;
  requiredHold: string;
  additionalCredits: string;
}

/** The postage in credits for a number of recipients. */
export function postageFor(rate: string, recipients: number): string {
  return formatCents(parseCents(rate)! * BigInt(recipients));
}

/** Null if the partner mails nothing. */
export function computePostage(facts: PostageFacts): Postage | null {
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
export function computePaymentDue(facts: PostageFacts): PaymentDue | null {
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
