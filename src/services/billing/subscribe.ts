import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { dayInUtc } from '../../domain/deadlines/state-zones.js';
import type { BillingInterval, PlanKey } from '../../domain/vocabulary.js';
import { AppError, invalid } from '../../errors/app-error.js';
import type { SubscriptionOrder, SubscriptionResponse } from '../../providers/payments/payment-processor.js';
import { runningSubscription, type SubscriptionRow, subscriptionRow } from '../../reads/loaders/billing.loader.js';
import { scoped } from '../../reads/loaders/scope.js';
import type { SubscribeInput } from '../../schema/billing.js';
import { type BillingSubscription, getProcessor, toBillingSubscription } from './index.js';
import { askProcessor, defaultPaymentMethod, type Payer, readPayer, savePaymentMethod } from './payer.js';
import { applyResponse, applyState, endSubscription, recordSubscription } from './subscription-state.js';

/** Longer than the service waits for the processor, including all attempts. */
const askingSeconds = 90;

interface WantedPlan {
  plan: PlanKey;
  interval: BillingInterval;
  paymentMethod: string;
}

/**
 * Begins a subscription, continues one that waits for its first payment, withdraws a cancellation, or changes a monthly plan.
 * As with a purchase, the subscription is written before the processor is asked, so that a lost answer can be recovered.
 */
export async function subscribe(ctx: RequestContext, input: SubscribeInput): Promise<BillingSubscription> {
  authorize(ctx, 'sensitive');
  const { plan } = input;
  const interval = input.interval ?? 'monthly';
  const payer = await readPayer(ctx);
  if (!payer.processor.sells(plan, interval)) {
    throw invalid({ plan: [`The plan ${plan} is not available with ${interval} billing.`] });
  }
  const running = await runningSubscription(ctx);
  if (running) rejectChange(running, plan, interval);
  if (input.paymentMethod) await savePaymentMethod(ctx, payer, input.paymentMethod);
  const paymentMethod = input.paymentMethod ?? (await defaultPaymentMethod(payer));
  const terms = { plan, interval, paymentMethod };
  if (!running) return begin(ctx, payer, terms);
  return running.status === 'incomplete' ? resume(ctx, payer, running, terms) : change(ctx, running, terms);
}

/**
 * An annual plan is paid in advance and granted by the month: what happens to the rest of the year must be agreed between
 * people.
 */
function rejectChange(running: SubscriptionRow, plan: PlanKey, interval: BillingInterval): void {
  if (running.status === 'incomplete' || running.interval === 'monthly') return;
  if (running.plan === plan && running.interval === interval) return;
  const end = running.endsAt ?? running.currentPeriodEnd;
  const sentence = `The organization has the plan ${running.plan}, paid for a year${end ? ` until ${dayInUtc(end)}` : ''}: it can be changed when that ends.`;
  throw invalid({ plan: [sentence] });
}

async function begin(ctx: RequestContext, payer: Payer, plan: WantedPlan): Promise<BillingSubscription> {
  const now = ctx.now().toISOString();
  const begun = await ctx.apart((db) =>
    db
      .insertInto('billing_subscriptions')
      .values({
        id: uuidv7(),
        account_id: ctx.account.id,
        livemode: ctx.livemode,
        plan: plan.plan,
        interval: plan.interval,
        processor: payer.processor.name,
        customer_id: payer.customer.id,
        payment_method: plan.paymentMethod,
        request_key: ctx.requestKey ?? null,
        asking_until: askingUntil(now),
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['account_id', 'livemode'])
          .where(sql<boolean>`status in ('incomplete', 'active', 'past_due')`)
          .doNothing(),
      )
      .returningAll()
      .executeTakeFirst(),
  );
  // Another request was faster.
  if (!begun) throw inProgress();
  return order(ctx, subscriptionRow(begun));
}

/** Asks the processor for the first time, or again under the same key. */
async function order(ctx: RequestContext, row: SubscriptionRow): Promise<BillingSubscription> {
  const processor = getProcessor(ctx, row);
  let response: SubscriptionResponse;
  try {
    response = await askProcessor(() => processor.subscribe(toSubscriptionOrder(ctx, row, row)));
  } catch (error) {
    if (error instanceof AppError && error.code !== 'PROCESSOR_UNAVAILABLE') {
      await ctx.apart((db) => endSubscription(db, ctx.now(), row.id));
    }
    throw error;
  }
  return take(ctx, row, response);
}

async function take(ctx: RequestContext, row: SubscriptionRow, response: SubscriptionResponse) {
  if (response.failure !== null) {
    const failed = await ctx.apart((db) => recordSubscription(db, row.id, response.state.id));
    if (failed.status === 'incomplete') {
      await giveUp(ctx, failed);
      throw new AppError('PAYMENT_FAILED', response.failure);
    }
  }
  const result = await ctx.apart((db) => applyResponse(db, ctx.now(), row.id, response, { fresh: false }));
  return toBillingSubscription(ctx, result, response.clientSecret);
}

/** Continues a subscription that waits for its first payment: returned again if the same plan is wanted, otherwise replaced. */
async function resume(ctx: RequestContext, payer: Payer, seen: SubscriptionRow, plan: WantedPlan) {
  const row = await lease(ctx, seen);
  const processor = getProcessor(ctx, row);
  const response = await askProcessor(() =>
    processor.findSubscription(row.subscriptionId, toSubscriptionOrder(ctx, row, row)),
  );
  const same = row.plan === plan.plan && row.interval === plan.interval && row.paymentMethod === plan.paymentMethod;
  if (!response) {
    if (same) return order(ctx, row);
    await ctx.apart((db) => endSubscription(db, ctx.now(), row.id));
    return begin(ctx, payer, plan);
  }
  if (response.state.status !== 'incomplete') {
    const result = await ctx.apart((db) => applyResponse(db, ctx.now(), row.id, response, { fresh: true }));
    return result.ended ? begin(ctx, payer, plan) : change(ctx, result, plan);
  }
  if (same) return take(ctx, row, response);
  await giveUp(ctx, { ...row, subscriptionId: response.state.id });
  return begin(ctx, payer, plan);
}

/** Ends a subscription that was never paid. If it was paid in the meantime, the repeated request finds it active. */
async function giveUp(ctx: RequestContext, row: SubscriptionRow): Promise<void> {
  const ended = await askProcessor(() => getProcessor(ctx, row).endUnpaid(row.subscriptionId!));
  if (!ended) {
    await free(ctx, row);
    throw inProgress();
  }
  await ctx.apart((db) => endSubscription(db, ctx.now(), row.id));
}

/** The active subscription is as requested, was cancelled, or has another plan. */
async function change(ctx: RequestContext, seen: SubscriptionRow, plan: WantedPlan): Promise<BillingSubscription> {
  rejectChange(seen, plan.plan, plan.interval);
  const same = seen.plan === plan.plan && seen.interval === plan.interval;
  if (same && seen.status !== 'cancelled') return toBillingSubscription(ctx, seen, null);
  const row = await lease(ctx, seen);
  const processor = getProcessor(ctx, row);
  if (same) {
    const state = await askProcessor(() => processor.endWithPeriod(toRunningPeriod(row), false));
    return toBillingSubscription(ctx, await ctx.apart((db) => applyState(db, ctx.now(), row.id, state)), null);
  }
  const key = `change:${row.id}:${plan.plan}.${plan.interval}:${ctx.requestKey ?? uuidv7()}`;
  let response: SubscriptionResponse;
  try {
    response = await askProcessor(() =>
      processor.changePlan(row.subscriptionId!, { ...toSubscriptionOrder(ctx, row, plan), key }),
    );
  } catch (error) {
    if (error instanceof AppError && error.code !== 'PROCESSOR_UNAVAILABLE') await free(ctx, row);
    throw error;
  }
  if (response.state.status !== 'active') {
    await free(ctx, row);
    if (response.clientSecret) {
      throw new AppError('PAYMENT_ACTION_REQUIRED', undefined, { clientSecret: response.clientSecret });
    }
    throw new AppError('PAYMENT_FAILED', response.failure ?? undefined);
  }
  return toBillingSubscription(
    ctx,
    await ctx.apart((db) => applyResponse(db, ctx.now(), row.id, response, { fresh: true })),
    null,
  );
}

/** Cancels at the end of the paid period; a subscription that was never paid ends at once. Cancelling again changes nothing. */
export async function cancelSubscription(ctx: RequestContext) {
  authorize(ctx, 'sensitive');
  const seen = await runningSubscription(ctx);
  if (!seen) throw invalid({ subscription: ['The organization has no subscription to cancel.'] });
  if (seen.status === 'cancelled') return cancelled(ctx, seen);
  const row = await lease(ctx, seen);
  const processor = getProcessor(ctx, row);
  if (row.status === 'incomplete') {
    const response = await askProcessor(() =>
      processor.findSubscription(row.subscriptionId, toSubscriptionOrder(ctx, row, row)),
    );
    if (!response || response.state.status === 'incomplete') {
      if (response) await giveUp(ctx, { ...row, subscriptionId: response.state.id });
      else await ctx.apart((db) => endSubscription(db, ctx.now(), row.id));
      return cancelled(ctx, { ...row, endsAt: ctx.now() });
    }
    const paid = await ctx.apart((db) => applyResponse(db, ctx.now(), row.id, response, { fresh: true }));
    if (paid.status === 'cancelled') return cancelled(ctx, paid);
    return endWithPeriod(ctx, paid);
  }
  return endWithPeriod(ctx, row);
}

async function endWithPeriod(ctx: RequestContext, row: SubscriptionRow) {
  const state = await askProcessor(() => getProcessor(ctx, row).endWithPeriod(toRunningPeriod(row), true));
  const endsAt = state.endsAt ?? state.periodEnd ?? ctx.now();
  // Even when it is past due, the subscription keeps what was paid for until it ends.
  const cancelling = { ...state, status: 'cancelled' as const, endsAt };
  return cancelled(ctx, await ctx.apart((db) => applyState(db, ctx.now(), row.id, cancelling)));
}

function cancelled(ctx: RequestContext, { endsAt }: SubscriptionRow) {
  return { organizationId: ctx.account.id, cancelled: true, endsAt };
}

/**
 * Only one request at a time asks the processor; the same request, repeated under its key, may continue where it was
 * interrupted. This is a lease instead of a lock: the processor may take long, and no connection is held while it does.
 */
async function lease(ctx: RequestContext, seen: SubscriptionRow): Promise<SubscriptionRow> {
  const now = ctx.now().toISOString();
  const key = ctx.requestKey ?? null;
  const leased = await ctx.apart((db) =>
    db
      .updateTable('billing_subscriptions')
      .set({ asking_until: askingUntil(now), ...(key && { request_key: key }) })
      .where(scoped(ctx, 'billing_subscriptions'))
      .where('id', '=', seen.id)
      .where((is) =>
        is.or([is('asking_until', 'is', null), is('asking_until', '<=', now), is('request_key', '=', key)]),
      )
      .returningAll()
      .executeTakeFirst(),
  );
  if (!leased) throw inProgress();
  return subscriptionRow(leased);
}

function askingUntil(now: string) {
  return sql<string>`${now}::timestamptz + make_interval(secs => ${askingSeconds})`;
}

async function free(ctx: RequestContext, row: SubscriptionRow): Promise<void> {
  await ctx.apart((db) =>
    db
      .updateTable('billing_subscriptions')
      .set({ asking_until: null })
      .where(scoped(ctx, 'billing_subscriptions'))
      .where('id', '=', row.id)
      .execute(),
  );
}

function toSubscriptionOrder(
  ctx: RequestContext,
  row: SubscriptionRow,
  { plan, interval, paymentMethod }: WantedPlan,
): SubscriptionOrder {
  const { id, accountId, customerId } = row;
  const key = `billing_subscription:${id}`;
  return { id, key, accountId, customerId, plan, interval, paymentMethod, now: ctx.now() };
}

function toRunningPeriod(row: SubscriptionRow) {
  return { id: row.subscriptionId!, periodStart: row.currentPeriodStart!, periodEnd: row.currentPeriodEnd! };
}

function inProgress(): AppError {
  return new AppError('IN_PROGRESS', 'Another request is changing this subscription; try again in a moment.', {
    headers: { 'Retry-After': '5' },
  });
}
