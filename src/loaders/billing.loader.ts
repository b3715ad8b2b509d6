import { type Kysely, sql } from 'kysely';
import type { RequestContext } from '../context/request-context.js';
import type {
  BillingInterval,
  BillingSubscriptionStatus,
  PaymentProcessorName,
  PlanKey,
} from '../domain/vocabulary.js';
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

const timestamps = [
  'current_period_start',
  'current_period_end',
  'ends_at',
  'paid_from',
  'paid_until',
  'next_grant_at',
  'asking_until',
  'changed_at',
];

/** The driver returns timestamps as text; the service computes with them. */
export function subscriptionRow(row: Record<string, unknown>): SubscriptionRow {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      timestamps.includes(column) && value !== null ? new Date(value as string) : value,
    ]),
  ) as unknown as SubscriptionRow;
}

/** The account's subscription that has started, runs, or is cancelled and has not ended yet. There is at most one. */
export async function runningSubscription(
  ctx: RequestContext,
  db: Kysely<unknown> = ctx.db,
): Promise<SubscriptionRow | undefined> {
  const { rows } = await sql<Record<string, unknown>>`
    select * from billing_subscriptions
    where ${scoped(ctx, 'billing_subscriptions')} and not ended
      and (status <> 'cancelled' or ends_at > ${ctx.now().toISOString()}::timestamptz)
    order by serial desc limit 1`.execute(db);
  return rows[0] && subscriptionRow(rows[0]);
}

/** The plan that an organization pays for, in whichever mode the request is; starter if it has none. */
export async function livePlan(ctx: RequestContext, organizationId: string): Promise<PlanKey> {
  const { rows } = await sql<{ plan: PlanKey }>`
    select plan from billing_subscriptions
    where account_id = ${organizationId}::uuid and livemode and not ended
      and (status in ('active', 'past_due') or status = 'cancelled' and ends_at > ${ctx.realNow().toISOString()}::timestamptz)
    order by serial desc limit 1`.execute(ctx.db);
  return rows[0]?.plan ?? 'starter';
}

export interface PaymentCustomerRow {
  customerId: string;
  paymentMethod: string | null;
}

export async function paymentCustomer(
  ctx: RequestContext,
  processor: PaymentProcessorName,
): Promise<PaymentCustomerRow | undefined> {
  const { rows } = await sql<PaymentCustomerRow>`
    select customer_id as "customerId", payment_method as "paymentMethod" from payment_customers
    where ${scoped(ctx, 'payment_customers')} and processor = ${processor}`.execute(ctx.db);
  return rows[0];
}
