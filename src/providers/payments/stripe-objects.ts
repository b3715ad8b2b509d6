import type Stripe from 'stripe';
import type { BillingInterval, BillingSubscriptionStatus, PlanKey } from '../../domain/vocabulary.js';
import type { PaidInvoice, SubscriptionState } from './payment-processor.js';

/** `growth.monthly` → Stripe's price id. A plan without one is not for sale at that interval. */
export type PriceIds = Partial<Record<`${PlanKey}.${BillingInterval}`, string>>;

/**
 * Fields that older versions of Stripe's API name differently. Requests use the SDK's version, but events are written in the
 * version that their endpoint was set up with, which may be old.
 */
interface OlderSubscription {
  current_period_start?: number;
  current_period_end?: number;
}
interface OlderInvoice {
  subscription?: string | { id: string } | null;
  subscription_details?: { metadata?: Record<string, string> | null } | null;
}
interface OlderLine {
  type?: string;
  proration?: boolean;
  price?: { id: string } | null;
}

const statuses: Record<string, BillingSubscriptionStatus> = {
  incomplete: 'incomplete',
  incomplete_expired: 'cancelled',
  trialing: 'active',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'past_due',
  canceled: 'cancelled',
};

export function subscriptionState(
  subscription: Stripe.Subscription & OlderSubscription,
  prices: PriceIds,
): SubscriptionState {
  const item = subscription.items?.data[0];
  const periodEnd = instant(item?.current_period_end ?? subscription.current_period_end);
  const ended = subscription.status === 'canceled' || subscription.status === 'incomplete_expired';
  const ends = instant(subscription.cancel_at) ?? (subscription.cancel_at_period_end ? periodEnd : null);
  const status = statuses[subscription.status] ?? 'past_due';
  return {
    id: subscription.id,
    status: ends && status !== 'incomplete' ? 'cancelled' : status,
    periodStart: instant(item?.current_period_start ?? subscription.current_period_start),
    periodEnd,
    endsAt: ended ? (instant(subscription.ended_at) ?? instant(subscription.canceled_at) ?? periodEnd) : ends,
    ended,
    plan: planOfPrice(item?.price?.id, prices),
  };
}

export interface InvoiceFacts extends PaidInvoice {
  subscriptionId: string;
  /** The service's own id, from the subscription's metadata. */
  ownId: string | null;
  plan: SubscriptionState['plan'];
  /** The plan was changed, so the period began before the last one ended. */
  isChange: boolean;
}

/** The period that a subscription's invoice covers; undefined for an invoice for anything else. */
export function paidInvoice(invoice: Stripe.Invoice & OlderInvoice, prices: PriceIds): InvoiceFacts | undefined {
  const details = invoice.parent?.subscription_details;
  const subscriptionId = toId(details?.subscription ?? invoice.subscription);
  if (!subscriptionId) return undefined;
  // The invoice's own period is the previous one, in which its items accrued.
  const line = (invoice.lines?.data as Array<Stripe.InvoiceLineItem & OlderLine> | undefined)
    ?.filter(isPeriod)
    .sort((one, other) => other.period.end - one.period.end)[0];
  if (!line) return undefined;
  const metadata = details?.metadata ?? invoice.subscription_details?.metadata;
  return {
    id: invoice.id,
    subscriptionId,
    ownId: metadata?.billing_subscription_id ?? null,
    from: instant(line.period.start)!,
    until: instant(line.period.end)!,
    isChange: invoice.billing_reason === 'subscription_update',
    plan: planOfPrice(toId(line.pricing?.price_details?.price) ?? line.price?.id, prices),
  };
}

/** Whether the line is a period of the plan itself, rather than a proration or a one-time item. */
function isPeriod(line: Stripe.InvoiceLineItem & OlderLine): boolean {
  const details = line.parent?.subscription_item_details;
  return details ? !details.proration : line.type === 'subscription' && !line.proration;
}

export function toId(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}

function planOfPrice(price: string | null | undefined, prices: PriceIds): SubscriptionState['plan'] {
  const planEntry = Object.entries(prices).find(([, id]) => id === price);
  if (!planEntry) return null;
  const [key, interval] = planEntry[0].split('.') as [PlanKey, BillingInterval];
  return { key, interval };
}

function instant(seconds: number | null | undefined): Date | null {
  return typeof seconds === 'number' ? new Date(seconds * 1000) : null;
}
