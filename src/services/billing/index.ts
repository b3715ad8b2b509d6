import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { plans } from '../../domain/credit/plans.js';
import {
  type BillingInterval,
  type BillingSubscriptionStatus,
  billingIntervals,
  type PaymentProcessorName,
  type PlanKey,
} from '../../domain/vocabulary.js';
import { AppError } from '../../errors/app-error.js';
import { type PaymentProcessor, ProcessorUnavailable } from '../../providers/payments/payment-processor.js';
import { paymentCustomer, runningSubscription, type SubscriptionRow } from '../../reads/loaders/billing.loader.js';
import { askProcessor, readPayer } from './payer.js';

export function listPlans(ctx: RequestContext) {
  authorize(ctx, 'read');
  return { plans: [...plans] };
}

/**
 * What the plan costs at each interval at which it is for sale. An amount is null while the processor does not answer, because the
 * plans can be listed without it.
 */
export async function readPrices(ctx: RequestContext, plan: PlanKey) {
  authorize(ctx, 'read');
  const { payments } = ctx.infrastructure;
  const processor = ctx.livemode ? payments.live : payments.simulated;
  const sold = billingIntervals.filter((interval) => processor?.sells(plan, interval));
  return Promise.all(sold.map(async (interval) => ({ interval, amount: await readPrice(processor!, plan, interval) })));
}

async function readPrice(
  processor: PaymentProcessor,
  plan: PlanKey,
  interval: BillingInterval,
): Promise<string | null> {
  try {
    return await processor.price(plan, interval);
  } catch (error) {
    if (error instanceof ProcessorUnavailable) return null;
    throw error;
  }
}

export interface BillingSubscription {
  organizationId: string;
  plan: PlanKey;
  interval: BillingInterval;
  status: BillingSubscriptionStatus;
  active: boolean;
  currentPeriodEnd: Date | null;
  endsAt: Date | null;
  clientSecret: string | null;
}

/** The subscription that is active or waits for its first payment; null without one. */
export async function showSubscription(ctx: RequestContext) {
  authorize(ctx, 'administration');
  const row = await runningSubscription(ctx);
  return { organizationId: ctx.account.id, subscription: row ? toBillingSubscription(ctx, row, null) : null };
}

/** The key with which a browser loads the processor's form for cards, and whether a card is saved. */
export async function showPaymentForm(ctx: RequestContext) {
  authorize(ctx, 'administration');
  const { live } = ctx.infrastructure.payments;
  if (!ctx.livemode || live?.name !== 'stripe') return null;
  const customer = await paymentCustomer(ctx, live.name);
  return { publishableKey: live.publishableKey, hasSavedCard: Boolean(customer?.paymentMethod) };
}

/** With this secret and key, a browser saves a card at the processor; the card's number never reaches this service. */
export async function createSetupIntent(ctx: RequestContext) {
  authorize(ctx, 'sensitive');
  const { processor, customer } = await readPayer(ctx);
  const clientSecret = await askProcessor(() => processor.createSetupIntent(customer.id));
  return { organizationId: ctx.account.id, clientSecret, publishableKey: processor.publishableKey };
}

export function toBillingSubscription(
  ctx: RequestContext,
  row: SubscriptionRow,
  clientSecret: string | null,
): BillingSubscription {
  const { plan, interval, status, endsAt, paidUntil, currentPeriodEnd } = row;
  const now = ctx.now();
  const running = endsAt !== null && endsAt > now && (paidUntil === null || paidUntil > now);
  return {
    organizationId: row.accountId,
    plan,
    interval,
    status,
    active: status === 'active' || (status === 'cancelled' && running),
    currentPeriodEnd,
    endsAt,
    clientSecret,
  };
}

/** A subscription stays with the processor that sold it, even when the configuration changes. */
export function getProcessor(
  ctx: RequestContext,
  { processor }: { processor: PaymentProcessorName },
): PaymentProcessor {
  const paymentProcessor = ctx.infrastructure.payments.byName(processor);
  if (!paymentProcessor)
    throw new AppError('PROCESSOR_UNAVAILABLE', `The payment processor ${processor} is not set up.`);
  return paymentProcessor;
}
