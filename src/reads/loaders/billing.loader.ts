import { type Selectable, sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import type {
  BillingInterval,
  BillingSubscriptionStatus,
  PaymentProcessorName,
  PlanKey,
} from '../../domain/vocabulary.js';
import type { Database, Db } from '../../entities/generated/database.js';
import { scoped } from './scope.js';

/** A subscription's row. The ids of processor and customer come from the processor. */
export interface SubscriptionRow {
  id: string;
  accountId: string;
  livemode: boolean;
  plan: PlanKey;
  interval: BillingInterval;
  status: BillingSubscriptionStatus;
  processor: PaymentProcessorName;
  customerId: string;
  paymentMethod: string;
  subscriptionId: string | null;
  currentPeriodStart: Date | null;
  currentPeriodEnd: Date | null;
  endsAt: Date | null;
  ended: boolean;
  paidInvoice: string | null;
  paidFrom: Date | null;
  paidUntil: Date | null;
  nextGrantAt: Date | null;
  requestKey: string | null;
  askingUntil: Date | null;
  changedAt: Date | null;
}

/** The driver returns timestamps as text; the service computes with them. */
export function subscriptionRow(row: Selectable<Database['billing_subscriptions']>): SubscriptionRow {
  return {
    id: row.id,
    accountId: row.account_id,
    livemode: row.livemode,
    plan: row.plan,
    interval: row.interval,
    status: row.status,
    processor: row.processor,
    customerId: row.customer_id,
    paymentMethod: row.payment_method,
    subscriptionId: row.subscription_id,
    currentPeriodStart: date(row.current_period_start),
    currentPeriodEnd: date(row.current_period_end),
    endsAt: date(row.ends_at),
    ended: row.ended,
    paidInvoice: row.paid_invoice,
    paidFrom: date(row.paid_from),
    paidUntil: date(row.paid_until),
    nextGrantAt: date(row.next_grant_at),
    requestKey: row.request_key,
    askingUntil: date(row.asking_until),
    changedAt: date(row.changed_at),
  };
}

function date(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}

/** The account's subscription that has started, runs, or is cancelled and has not ended yet. There is at most one. */
export async function runningSubscription(ctx: RequestContext, db: Db = ctx.db): Promise<SubscriptionRow | undefined> {
  const row = await db
    .selectFrom('billing_subscriptions')
    .selectAll()
    .where(scoped(ctx, 'billing_subscriptions'))
    .where('ended', '=', sql.lit(false))
    .where((is) => is.or([is('status', '<>', sql.lit('cancelled')), is('ends_at', '>', ctx.now().toISOString())]))
    .orderBy('serial', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && subscriptionRow(row);
}

/** The plan that an organization pays for, in whichever mode the request is; starter if it has none. */
export async function livePlan(ctx: RequestContext, organizationId: string): Promise<PlanKey> {
  const now = ctx.realNow().toISOString();
  const row = await ctx.db
    .selectFrom('billing_subscriptions')
    .select('plan')
    .where('account_id', '=', organizationId)
    .where('livemode', '=', sql.lit(true))
    .where('ended', '=', sql.lit(false))
    .where((is) =>
      is.or([
        is('status', 'in', [sql.lit('active' as const), sql.lit('past_due' as const)]),
        is.and([is('status', '=', sql.lit('cancelled')), is('ends_at', '>', now)]),
      ]),
    )
    .orderBy('serial', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.plan ?? 'starter';
}

interface PaymentCustomerRow {
  customerId: string;
  paymentMethod: string | null;
}

export async function paymentCustomer(
  ctx: RequestContext,
  processor: PaymentProcessorName,
): Promise<PaymentCustomerRow | undefined> {
  return ctx.db
    .selectFrom('payment_customers')
    .select(['customer_id as customerId', 'payment_method as paymentMethod'])
    .where(scoped(ctx, 'payment_customers'))
    .where('processor', '=', processor)
    .executeTakeFirst();
}
