import { type Kysely, sql } from 'kysely';
import { monthsDue, type PaidPeriod, planOf } from '../../domain/credit/plans.js';
import type { PlanKey } from '../../domain/vocabulary.js';
import { mailAdmins } from '../../email/mail-admins.js';
import { grant } from '../../ledger/index.js';
import { type SubscriptionRow, subscriptionRow } from '../../loaders/billing.loader.js';
import type { PaidInvoice, SubscriptionAnswer, SubscriptionState } from '../../providers/payments/payment-processor.js';

type Db = Kysely<unknown>;

/**
 * Locks the row of a subscription, found by this service's id or the processor's. The processor reports these facts, so no
 * caller's account limits the search.
 */
export async function lockSubscription(
  db: Db,
  key: { id: string | null; subscriptionId: string | null },
): Promise<SubscriptionRow | undefined> {
  const { rows } = await sql<Record<string, unknown>>`
    select * from billing_subscriptions where id = ${key.id}::uuid or subscription_id = ${key.subscriptionId}
    order by id = ${key.id}::uuid desc nulls last limit 1 for update`.execute(db);
  return rows[0] && subscriptionRow(rows[0]);
}

/**
 * Applies the answer to a request of this service.
 *
 * @param fresh whether the answer describes the current state; otherwise it may be the repetition of a first answer, which
 * later events have superseded
 */
export async function applyAnswer(
  db: Db,
  now: Date,
  id: string,
  answer: SubscriptionAnswer,
  { fresh }: { fresh: boolean },
): Promise<SubscriptionRow> {
  const row = await ours(db, id);
  if (!row.ended && (fresh || row.status === 'incomplete')) await write(db, now, row, answer.state);
  await sql`
    update billing_subscriptions set subscription_id = ${answer.state.id}, asking_until = null where id = ${id}::uuid`.execute(
    db,
  );
  if (answer.paid) await applyInvoice(db, now, await ours(db, id), answer.paid, { paid: true });
  return ours(db, id);
}

async function ours(db: Db, id: string): Promise<SubscriptionRow> {
  return (await lockSubscription(db, { id, subscriptionId: null }))!;
}

/** Applies a state that this service requested and that the answer describes completely. */
export async function applyState(db: Db, now: Date, id: string, state: SubscriptionState): Promise<SubscriptionRow> {
  const row = await ours(db, id);
  if (!row.ended) await write(db, now, row, state);
  await sql`update billing_subscriptions set asking_until = null where id = ${id}::uuid`.execute(db);
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
  await sql`
    update billing_subscriptions set subscription_id = ${state.id},
      changed_at = greatest(changed_at, ${createdAt.toISOString()}::timestamptz)
    where id = ${row.id}::uuid`.execute(db);
}

async function write(db: Db, now: Date, row: SubscriptionRow, state: SubscriptionState): Promise<void> {
  const { key, interval } = state.plan ?? { key: row.plan, interval: row.interval };
  const endsAt = state.ended ? (state.endsAt ?? now) : state.endsAt;
  await sql`
    update billing_subscriptions
    set status = ${state.status}, plan = ${key}, interval = ${interval},
      current_period_start = coalesce(${text(state.periodStart)}::timestamptz, current_period_start),
      current_period_end = coalesce(${text(state.periodEnd)}::timestamptz, current_period_end),
      ends_at = ${text(endsAt)}::timestamptz, ended = ${state.ended}, updated_at = ${text(now)}::timestamptz
    where id = ${row.id}::uuid`.execute(db);
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
    await sql`
      update billing_subscriptions set status = 'past_due', updated_at = ${text(now)}::timestamptz where id = ${row.id}::uuid`.execute(
      db,
    );
    return notifyPastDue(db, now, row);
  }
  const next = await grantMonths(db, now, { ...row, plan }, invoice);
  if (!latest) return;
  const status = !row.ended && (row.status === 'incomplete' || row.status === 'past_due') ? 'active' : row.status;
  await sql`
    update billing_subscriptions
    set paid_invoice = ${invoice.id}, paid_from = ${text(invoice.from)}::timestamptz, paid_until = ${text(invoice.until)}::timestamptz,
      next_grant_at = ${text(next)}::timestamptz, status = ${status}, updated_at = ${text(now)}::timestamptz
    where id = ${row.id}::uuid`.execute(db);
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
  await sql`
    update billing_subscriptions
    set status = 'cancelled', ended = true, ends_at = coalesce(ends_at, ${text(now)}::timestamptz), asking_until = null,
      request_key = null, updated_at = ${text(now)}::timestamptz
    where id = ${id}::uuid and not ended`.execute(db);
}

function text(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}
