import { type Kysely, sql } from 'kysely';
import { type SubscriptionRow, subscriptionRow } from '../loaders/billing.loader.js';
import type { SimulatedProcessor } from '../providers/payments/simulated.js';
import { applyInvoice, endSubscription, grantMonths } from './subscription-state.js';

type Db = Kysely<unknown>;

/** Grants the months of paid subscriptions that have begun since the last time: the second to twelfth of an annual one. */
export async function grantDueMonths(db: Db, now: Date): Promise<number> {
  return each(db, sql`next_grant_at <= ${now.toISOString()}::timestamptz`, async (tx, row) => {
    const over = row.ended && row.endsAt !== null && row.endsAt <= now;
    const period = {
      id: row.paidInvoice!,
      from: row.paidFrom!,
      until: row.paidUntil!,
      endsAt: over ? row.endsAt : null,
    };
    const next = await grantMonths(tx, now, row, period);
    await sql`
      update billing_subscriptions set next_grant_at = ${over ? null : (next?.toISOString() ?? null)}::timestamptz
      where id = ${row.id}::uuid`.execute(tx);
  });
}

/**
 * Stands in for Stripe's clock: at the end of their period simulated subscriptions end, or are charged for the next one.
 *
 * @param sells whether live plans are still sold by the simulated processor; with Stripe in its place they end
 */
export async function renewSimulated(
  db: Db,
  processor: SimulatedProcessor,
  now: Date,
  { sells }: { sells: boolean },
): Promise<number> {
  const due = sql`processor = 'simulated' and not ended and status <> 'incomplete'
    and current_period_end <= ${now.toISOString()}::timestamptz`;
  return each(db, due, async (tx, row) => {
    if (row.status === 'cancelled' || (row.livemode && !sells)) return endSubscription(tx, now, row.id);
    const running = {
      id: row.subscriptionId!,
      periodStart: row.currentPeriodStart!,
      periodEnd: row.currentPeriodEnd!,
    };
    const { rows } = await sql<{ paymentMethod: string | null }>`
      select payment_method as "paymentMethod" from payment_customers
      where account_id = ${row.accountId}::uuid and livemode = ${row.livemode} and processor = 'simulated'`.execute(tx);
    const { invoice, paid } = processor.renew(running, row.interval, rows[0]?.paymentMethod ?? row.paymentMethod);
    await sql`
      update billing_subscriptions
      set current_period_start = ${invoice.from.toISOString()}::timestamptz,
        current_period_end = ${invoice.until.toISOString()}::timestamptz, updated_at = ${now.toISOString()}::timestamptz
      where id = ${row.id}::uuid`.execute(tx);
    await applyInvoice(tx, now, row, invoice, { paid });
  });
}

/**
 * One transaction for each subscription: the account's credits are locked no longer than for one grant, and what fails stops
 * nobody else. One is taken again until nothing is due, for a clock may have gone on by several periods.
 *
 * @returns how many times one was worked on
 * @throws AggregateError of what failed, once all others are done
 */
async function each(
  db: Db,
  due: ReturnType<typeof sql>,
  work: (tx: Db, row: SubscriptionRow) => Promise<void>,
): Promise<number> {
  const failed: string[] = [];
  const errors: unknown[] = [];
  for (let done = 0; ; done += 1) {
    let id: string | undefined;
    try {
      await db.transaction().execute(async (tx) => {
        const { rows } = await sql<Record<string, unknown>>`
          select * from billing_subscriptions where ${due} and id <> all(${failed}::uuid[])
          order by serial limit 1 for update skip locked`.execute(tx);
        if (!rows[0]) return;
        id = rows[0].id as string;
        await work(tx, subscriptionRow(rows[0]));
      });
    } catch (error) {
      if (id === undefined) throw error;
      failed.push(id);
      errors.push(error);
    }
    if (id !== undefined) continue;
    if (errors.length > 0) throw new AggregateError(errors, `Subscriptions were not billed: ${failed.join(', ')}.`);
    return done;
  }
}
