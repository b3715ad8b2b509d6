import Stripe from 'stripe';
import { ProcessorUnavailable } from './payment-processor.js';
import { type PriceIds, paidInvoice } from './stripe-objects.js';

/**
 * Voids the first invoice of a subscription and then cancels the subscription. In the other order, a cardholder could still pay the
 * invoice of a subscription that no longer exists. Each step may have been done by an earlier request whose answer was lost.
 *
 * @returns false if the invoice was paid, and the subscription goes on
 */
export async function endUnpaid(stripe: Stripe, id: string): Promise<boolean> {
  const { status, latest_invoice: invoice } = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
  if (hasEnded(status)) return true;
  if (status !== 'incomplete') return false;
  const isOpen = invoice && typeof invoice !== 'string' && invoice.status === 'open';
  if (isOpen && !(await voidInvoice(stripe, invoice.id))) return false;
  return cancel(stripe, id);
}

/**
 * Stripe keeps the open invoice of a renewal when the plan changes, and goes on to collect it. Its period ends after the new one begins:
 * it would be paid twice. The invoice of an earlier period that has passed stays.
 */
export async function voidReplaced(
  stripe: Stripe,
  prices: PriceIds,
  { subscriptionId, from }: { subscriptionId: string; from: Date },
): Promise<void> {
  for await (const open of stripe.invoices.list({ subscription: subscriptionId, status: 'open' })) {
    const period = paidInvoice(open, prices);
    if (period && period.from < from && period.until > from) await voidInvoice(stripe, open.id);
  }
}

async function voidInvoice(stripe: Stripe, id: string): Promise<boolean> {
  try {
    await stripe.invoices.voidInvoice(id);
    return true;
  } catch (error) {
    // Stripe refuses to void an invoice that was paid or voided in the meantime.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    const { status } = await stripe.invoices.retrieve(id);
    if (status === 'paid' || status === 'void') return status === 'void';
    // Such as while a payment of it is being processed.
    throw new ProcessorUnavailable(`The invoice ${id} is ${status} and cannot be voided.`, { cause: error });
  }
}

async function cancel(stripe: Stripe, id: string): Promise<boolean> {
  try {
    await stripe.subscriptions.cancel(id);
    return true;
  } catch (error) {
    // Stripe may have ended the subscription together with its first invoice, and then finds nothing to cancel.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    const { status } = await stripe.subscriptions.retrieve(id);
    if (hasEnded(status)) return true;
    throw new ProcessorUnavailable(`The subscription ${id} is ${status} and cannot be cancelled.`, { cause: error });
  }
}

function hasEnded(status: Stripe.Subscription.Status): boolean {
  return status === 'canceled' || status === 'incomplete_expired';
}
