import { sql, type Updateable } from 'kysely';
import { mailAdmins } from '../../background/email/mail-admins.js';
import { monthsDue, type PaidPeriod, planOf } from '../../domain/credit/plans.js';
import type { PlanKey } from '../../domain/vocabulary.js';
import type { Database, Db } from '../../entities/generated/database.js';
import { grant } from '../../ledger/index.js';
import type {
  PaidInvoice,
  SubscriptionResponse,
  SubscriptionState,
} from '../../providers/payments/payment-processor.js';
import { type SubscriptionRow, subscriptionRow } from '../../reads/loaders/billing.loader.js';

/**
 * Locks the row of a subscription, found by this service's id or the processor's. The processor reports these facts, so no
 * caller's account limits the search.
 */
export async function lockSubscription(
  db: Db,
  key: { id: string | null; subscriptionId: string | null },
): Promise<SubscriptionRow | undefined> {
  const row = await db
    .selectFrom('billing_subscriptions')
    .selectAll()
    .where((is) => is.or([is('id', '=', key.id), is('subscription_id', '=', key.subscriptionId)]))
    .orderBy(sql`id = ${key.id}::uuid`, (order) => order.desc().nullsLast())
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return row && subscriptionRow(row);
}

/**
 * Applies the answer to a request of this service.
 *
 * @param fresh whether the answer describes the current state; otherwise it may be the repetition of a first answer, which
 * later events have superseded
 */
export async function applyResponse(
  db: Db,
  now: Date,
  id: string,
  response: SubscriptionResponse,
  { fresh }: { fresh: boolean },
): Promise<SubscriptionRow> {
  const row = await ours(db, id);
  if (!row.ended && (fresh || row.status === 'incomplete')) await write(db, now, row, response.state);
  await set(db, id, { subscription_id: response.state.id, asking_until: null });
  if (response.paid) await applyInvoice(db, now, await ours(db, id), response.paid, { paid: true });
  return ours(db, id);
}

/** Records which subscription of the processor the row stands for, before it is ended there. */
export async function recordSubscription(db: Db, id: string, subscriptionId: string): Promise<SubscriptionRow> {
  await set(db, id, { subscription_id: subscriptionId });
  return ours(db, id);
}

async function set(db: Db, id: string, changes: Updateable<Database['billing_subscriptions']>): Promise<void> {
  await db.updateTable('billing_subscriptions').set(changes).where('id', '=', id).execute();
}

async function ours(db: Db, id: string): Promise<SubscriptionRow> {
  return (await lockSubscription(db, { id, subscriptionId: null }))!;
}

/** Applies a state that this service requested and that the answer describes completely. */
export async function applyState(db: Db, now: Date, id: string, state: SubscriptionState): Promise<SubscriptionRow> {
  const row = await ours(db, id);
  if (!row.ended) await write(db, now, row, state);
  await set(db, id, { asking_until: null });
  return ours(db, id);
}

/**
 * Applies an event, unless a later one came first. Events of the same second have no order: the event of the beginning gives
 * way. No event leads back to incomplete, even after an answer to this service. A subscription that has ended stays ended.
 */
export async function applyEvent(
  db: Db,
  now: Date,
  row: SubscriptionRow,
  event: { state: SubscriptionState; createdAt: Date; first: boolean },
): Promise<void> {
  if (row.ended) return;
  const { state, createdAt, first } = event;
  if (state.status === 'incomplete' && row.status !== 'incomplete') return;
  if (row.changedAt && !state.ended) {
    if (createdAt < row.changedAt) return;
    if (first && createdAt.getTime() === row.changedAt.getTime()) return;
  }
  await write(db, now, row, state);
  await db
    .updateTable('billing_subscriptions')
    .set({
      subscription_id: state.id,
      changed_at: sql<string>`greatest(changed_at, ${createdAt.toISOString()}::timestamptz)`,
    })
    .where('id', '=', row.id)
    .execute();
}

async function write(db: Db, now: Date, row: SubscriptionRow, state: SubscriptionState): Promise<void> {
  const { key, interval } = state.plan ?? { key: row.plan, interval: row.interval };
  const endsAt = state.ended ? (state.endsAt ?? now) : state.endsAt;
  await set(db, row.id, {
    status: state.status,
    plan: key,
    interval,
    ...(state.periodStart && { current_period_start: text(state.periodStart) }),
    ...(state.periodEnd && { current_period_end: text(state.periodEnd) }),
    ends_at: text(endsAt),
    ended: state.ended,
    updated_at: now.toISOString(),
  });
  if (state.status === 'past_due') await notifyPastDue(db, now, { ...row, plan: key });
}

/**
 * Applies an invoice. A paid one grants the months of its period that have begun, each once, however often and by whichever
 * event it is reported. An unpaid one makes an active subscription past due, unless the period has been paid since.
 */
export async function applyInvoice(
  db: Db,
  now: Date,
  row: SubscriptionRow,
  invoice: PaidInvoice,
  { paid, plan = row.plan }: { paid: boolean; plan?: PlanKey },
): Promise<void> {
  const latest = row.paidUntil === null || invoice.until > row.paidUntil;
  if (!paid) {
    if (!latest || row.status !== 'active') return;
    await set(db, row.id, { status: 'past_due', updated_at: now.toISOString() });
    return notifyPastDue(db, now, row);
  }
  const next = await grantMonths(db, now, { ...row, plan }, invoice);
  if (!latest) return;
  const status = !row.ended && (row.status === 'incomplete' || row.status === 'past_due') ? 'active' : row.status;
  await set(db, row.id, {
    paid_invoice: invoice.id,
    paid_from: text(invoice.from),
    paid_until: text(invoice.until),
    next_grant_at: text(next),
    status,
    updated_at: now.toISOString(),
  });
}

/** Notifies once for each unpaid period, whichever events report it. */
async function notifyPastDue(db: Db, now: Date, row: SubscriptionRow): Promise<void> {
  const { id, accountId, livemode, plan, paidUntil } = row;
  await mailAdmins(db, {
    accountId,
    livemode,
    template: 'payment_past_due',
    data: { plan },
    key: `payment_past_due:${id}:${text(paidUntil)}`,
    now,
  });
}

/**
 * Grants the plan's credits for each month of a paid period that has begun. They expire with their month; the ledger rolls them
 * over once. Credits that were granted stay, even if the plan was changed at the processor since.
 *
 * @returns when the next month begins
 */
export async function grantMonths(
  db: Db,
  now: Date,
  row: SubscriptionRow,
  invoice: PaidInvoice & Pick<PaidPeriod, 'endsAt'>,
): Promise<Date | null> {
  const { due, next } = monthsDue(invoice, now);
  const plan = planOf(row.plan);
  for (const { month, from, until } of row.livemode ? due : []) {
    const granted = invoice.id === row.paidInvoice && (row.nextGrantAt === null || from < row.nextGrantAt);
    if (granted) continue;
    await grant(db, now, {
      accountId: row.accountId,
      bucket: plan.partnerEligible ? 'partner_eligible' : 'free',
      kind: 'plan',
      credits: String(plan.monthlyCredits),
      expiresAt: until,
      description: `${plan.label} plan, monthly credits`,
      reference: `plan:${invoice.id}:${month}`,
    });
  }
  return next;
}

/** Ends a subscription that was never paid. */
export async function endSubscription(db: Db, now: Date, id: string): Promise<void> {
  const at = now.toISOString();
  await db
    .updateTable('billing_subscriptions')
    .set({
      status: 'cancelled',
      ended: true,
      ends_at: sql<string>`coalesce(ends_at, ${at}::timestamptz)`,
      asking_until: null,
      request_key: null,
      updated_at: at,
    })
    .where('id', '=', id)
    .where('ended', '=', sql.lit(false))
    .execute();
}

function text(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}
