import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Infrastructure } from '../../context/request-context.js';
import { inRealTime } from '../../context/sandbox/clock.js';
import { sharedSandbox } from '../../context/sandbox/lock.js';
import type { Db } from '../../entities/generated/database.js';
import type { SimulatedProcessor } from '../../providers/payments/simulated.js';
import { type SubscriptionRow, subscriptionRow } from '../../reads/loaders/billing.loader.js';
import { applyInvoice, endSubscription, grantMonths } from './subscription-state.js';

/** Selects subscriptions: a condition on their rows. */
type Selection = RawBuilder<SqlBool>;

/** Processes what is due in all subscriptions that run on real time: renewals of simulated ones, then monthly grants. */
export function billDue(infrastructure: Infrastructure, now: Date): Promise<void> {
  return bill(infrastructure, now, inRealTime('billing_subscriptions'));
}

/** Processes what is due in the subscriptions of one account's sandbox, by its clock. */
export function billSandbox(infrastructure: Infrastructure, accountId: string, now: Date): Promise<void> {
  return bill(infrastructure, now, sql<SqlBool>`account_id = ${accountId}::uuid and not livemode`);
}

/** When a subscription of an account's sandbox is due next. */
export async function nextSandboxBilling(db: Db, accountId: string): Promise<Date | undefined> {
  const { rows } = await sql<{ at: string | null }>`
    select min(least(next_grant_at, case when ${renewable} then current_period_end end)) as at
    from billing_subscriptions where account_id = ${accountId}::uuid and not livemode`.execute(db);
  const at = rows[0]?.at;
  return at ? new Date(at) : undefined;
}

async function bill({ db, payments }: Infrastructure, now: Date, selection: Selection): Promise<void> {
  // If one fails, the other still runs.
  const results = await Promise.allSettled([
    renewSimulated(db, payments.simulated, now, { sells: payments.live === payments.simulated, selection }),
    grantDueMonths(db, now, selection),
  ]);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

/**
 * Grants the months of paid subscriptions that have begun since the last run: the second to twelfth month of an annual plan.
 */
export async function grantDueMonths(
  db: Db,
  now: Date,
  selection: Selection = inRealTime('billing_subscriptions'),
): Promise<number> {
  return billEach(
    db,
    sql<SqlBool>`next_grant_at <= ${now.toISOString()}::timestamptz and ${selection}`,
    async (tx, row) => {
      const over = row.ended && row.endsAt !== null && row.endsAt <= now;
      const period = {
        id: row.paidInvoice!,
        from: row.paidFrom!,
        until: row.paidUntil!,
        endsAt: over ? row.endsAt : null,
      };
      const next = await grantMonths(tx, now, row, period);
      await tx
        .updateTable('billing_subscriptions')
        .set({ next_grant_at: over ? null : (next?.toISOString() ?? null) })
        .where('id', '=', row.id)
        .execute();
    },
  );
}

const renewable = sql`processor = 'simulated' and not ended and status <> 'incomplete'`;

/**
 * Takes the part of Stripe's clock: at the end of their period, simulated subscriptions end or are charged for the next one.
 *
 * @param sells whether live plans are still sold by the simulated processor; once Stripe has replaced it, they end
 */
async function renewSimulated(
  db: Db,
  processor: SimulatedProcessor,
  now: Date,
  { sells, selection }: { sells: boolean; selection: Selection },
): Promise<number> {
  const due = sql<SqlBool>`${renewable}
    and current_period_end <= ${now.toISOString()}::timestamptz and ${selection}`;
  return billEach(db, due, async (tx, row) => {
    if (row.status === 'cancelled' || (row.livemode && !sells)) return endSubscription(tx, now, row.id);
    const running = {
      id: row.subscriptionId!,
      periodStart: row.currentPeriodStart!,
      periodEnd: row.currentPeriodEnd!,
    };
    const customer = await tx
      .selectFrom('payment_customers')
      .select('payment_method')
      .where('account_id', '=', row.accountId)
      .where('livemode', '=', row.livemode)
      .where('processor', '=', sql.lit('simulated'))
      .executeTakeFirst();
    const { invoice, paid } = processor.renew(running, row.interval, customer?.payment_method ?? row.paymentMethod);
    await tx
      .updateTable('billing_subscriptions')
      .set({
        current_period_start: invoice.from.toISOString(),
        current_period_end: invoice.until.toISOString(),
        updated_at: now.toISOString(),
      })
      .where('id', '=', row.id)
      .execute();
    await applyInvoice(tx, now, row, invoice, { paid });
  });
}

/**
 * Runs one transaction for each subscription, so that the account's credits are locked for one grant only and a failure does
 * not stop the others. A subscription is processed again until nothing is due, because a clock may have moved by several
 * periods. Subscriptions that another process is working on are skipped.
 *
 * @returns how many times one was processed
 * @throws AggregateError of the failures, once all others are done
 */
async function billEach(
  db: Db,
  due: Selection,
  work: (tx: Db, row: SubscriptionRow) => Promise<void>,
): Promise<number> {
  const passed: string[] = [];
  const failed: string[] = [];
  const errors: unknown[] = [];
  for (let done = 0; ; ) {
    const next = await db
      .selectFrom('billing_subscriptions')
      .select(['id', 'account_id as accountId', 'livemode'])
      .where(due)
      .where('id', '<>', sql<string>`all(${passed}::uuid[])`)
      .orderBy('serial')
      .limit(1)
      .executeTakeFirst();
    if (!next) {
      if (errors.length > 0) throw new AggregateError(errors, `Subscriptions were not billed: ${failed.join(', ')}.`);
      return done;
    }
    try {
      if (await billOne(db, next, due, work)) done += 1;
      else passed.push(next.id);
    } catch (error) {
      passed.push(next.id);
      failed.push(next.id);
      errors.push(error);
    }
  }
}

/** @returns whether it was still due and not locked by another process */
async function billOne(
  db: Db,
  { id, accountId, livemode }: Pick<SubscriptionRow, 'id' | 'accountId' | 'livemode'>,
  due: Selection,
  work: (tx: Db, row: SubscriptionRow) => Promise<void>,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if (!livemode) await sql`select ${sharedSandbox(accountId)}`.execute(tx);
    const row = await tx
      .selectFrom('billing_subscriptions')
      .selectAll()
      .where(due)
      .where('id', '=', id)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (row) await work(tx, subscriptionRow(row));
    return row !== undefined;
  });
}
