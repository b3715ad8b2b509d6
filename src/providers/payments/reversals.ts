import type Stripe from 'stripe';
import type { PaymentReversalKind } from '../../domain/vocabulary.js';
import { toId } from './stripe-objects.js';

/** The processor's report of money that it took back, or returned after all. */
export interface ReversalFact {
  /** The processor's id of the refund or dispute; the payment's id if a charge states the total of its refunds. */
  id: string;
  paymentId: string;
  kind: PaymentReversalKind;
  cents: number;
  /** Whether the money is currently reversed. */
  counts: boolean;
  /** Of two reports from the same second, the higher rank is the later one: no report follows a final one. */
  rank: number;
  statedAt: Date;
}

type StatedReversal = Omit<ReversalFact, 'statedAt'>;

/** Undefined without a payment intent: this service makes all of its payments with one. */
export function refundedTotal(charge: Stripe.Charge): StatedReversal | undefined {
  const paymentId = toId(charge.payment_intent);
  if (!paymentId || !Number.isSafeInteger(charge.amount_refunded)) return undefined;
  return { id: paymentId, paymentId, kind: 'refunded_total', cents: charge.amount_refunded, counts: true, rank: 0 };
}

/** A pending refund counts, because the money is promised. */
export function refundFact({ id, payment_intent, amount, status }: Stripe.Refund): StatedReversal | undefined {
  const paymentId = toId(payment_intent);
  if (!paymentId || !Number.isSafeInteger(amount)) return undefined;
  const failed = status === 'failed' || status === 'canceled';
  return { id, paymentId, kind: 'refund', cents: amount, counts: !failed, rank: failed ? 1 : 0 };
}

/** Statuses in which the money is withdrawn. An inquiry (`warning_…`) withdraws none. */
const disputed = new Set(['needs_response', 'under_review', 'lost']);
const ended = new Set(['won', 'lost', 'warning_closed', 'prevented']);

export function dispute({ id, payment_intent, amount, status }: Stripe.Dispute): StatedReversal | undefined {
  const paymentId = toId(payment_intent);
  if (!paymentId || !Number.isSafeInteger(amount)) return undefined;
  return {
    id,
    paymentId,
    kind: 'dispute',
    cents: amount,
    counts: disputed.has(status),
    rank: ended.has(status) ? 1 : 0,
  };
}
