import { sql } from 'kysely';
import { mailAdmins } from '../../background/email/mail-admins.js';
import { formatCents } from '../../domain/shared/money.js';
import type { Db } from '../../entities/generated/database.js';
import { emitRaw } from '../../events/outbox.js';
import { type ReversalResult, readBalance, reverse } from '../../ledger/index.js';
import type { ReversalFact } from '../../providers/payments/reversals.js';

/**
 * Stores what the processor reports of a refund or a dispute. It is stored separately first, because it may arrive before the
 * payment is known here; settlePurchase then applies it. The event names the purchase, or the payment's id identifies it.
 */
export async function takeReversal(db: Db, now: Date, fact: ReversalFact): Promise<void> {
  await lockPayment(db, fact.paymentId);
  const { rows } = await sql`
    insert into payment_reversals as known (id, payment_id, kind, cents, counts, rank, stated_at, received_at)
    values (${fact.id}, ${fact.paymentId}, ${fact.kind}, ${fact.cents}, ${fact.counts}, ${fact.rank},
      ${fact.statedAt.toISOString()}, ${now.toISOString()})
    on conflict (id) do update set cents = excluded.cents, counts = excluded.counts, rank = excluded.rank,
      stated_at = excluded.stated_at, received_at = excluded.received_at
    where (excluded.stated_at, excluded.rank, excluded.cents) > (known.stated_at, known.rank, known.cents)
    returning 1`.execute(db);
  // It is known already, or a later report has replaced it.
  if (rows.length === 0) return;
  const purchase = await db
    .selectFrom('credit_purchases')
    .select(['id', 'account_id as accountId', 'credits'])
    .where('charge_id', '=', fact.paymentId)
    .where('status', '=', sql.lit('succeeded'))
    .where('livemode', '=', sql.lit(true))
    .forUpdate()
    .executeTakeFirst();
  if (purchase) await applyReversals(db, now, { ...purchase, paymentId: fact.paymentId });
}

interface ReversedPurchase {
  id: string;
  accountId: string;
  credits: number;
  paymentId: string;
}

/** A payment and its reversal may be reported at the same time: the second transaction must see what the first one wrote. */
export async function lockPayment(db: Db, paymentId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`payment:${paymentId}`}, 0))`.execute(db);
}

/** Brings the ledger in line with the processor's reports about a purchase that was paid and whose row is locked. */
export async function applyReversals(db: Db, now: Date, purchase: ReversedPurchase): Promise<void> {
  const { id, accountId, credits, paymentId } = purchase;
  const { cents, disputed } = await statedFor(db, paymentId);
  if (cents === null) return;
  const outcome = await reverse(db, now, {
    accountId,
    purchaseId: id,
    purchased: String(credits),
    reversed: formatCents(BigInt(Math.min(cents, credits * 100))),
  });
  if (Number(outcome.changed) !== 0) await notifyOwners(db, now, purchase, outcome, disputed);
}

/**
 * How much of a payment is reversed, in cents; null when nothing was ever reported. A charge states the total of its refunds.
 * That total still includes a refund that failed afterwards, but not one that failed before.
 */
async function statedFor(db: Db, paymentId: string): Promise<{ cents: number | null; disputed: boolean }> {
  const { rows } = await sql<{ total: string; refunds: string; disputes: string; stated: number }>`
    select count(*)::int as stated,
      coalesce(sum(r.cents) filter (where kind = 'refund' and counts), 0) as refunds,
      coalesce(sum(r.cents) filter (where kind = 'dispute' and counts), 0) as disputes,
      coalesce(sum(r.cents) filter (where kind = 'refunded_total'), 0)
        - coalesce(sum(r.cents) filter (where kind = 'refund' and not counts and stated_at >= (
            select stated_at from payment_reversals t where t.payment_id = ${paymentId} and t.kind = 'refunded_total')), 0)
        as total
    from payment_reversals r where payment_id = ${paymentId}`.execute(db);
  const { stated: statedTotal, total, refunds, disputes } = rows[0]!;
  if (statedTotal === 0) return { cents: null, disputed: false };
  const disputed = Number(disputes);
  return { cents: Math.max(Number(refunds), Number(total)) + disputed, disputed: disputed > 0 };
}

/** Notifies owners and admins, because their credits changed without any action of theirs here. */
async function notifyOwners(
  db: Db,
  now: Date,
  { id, accountId }: ReversedPurchase,
  { changed, taken: takenCredits, debt }: ReversalResult,
  disputed: boolean,
): Promise<void> {
  const reversed = Number(changed) > 0;
  const { free, partnerEligible, held } = await readBalance(db, accountId);
  await emitRaw(db, {
    type: reversed ? 'credits.reversed' : 'credits.reinstated',
    accountId,
    livemode: true,
    subjectId: accountId,
    object: JSON.stringify({
      organization_uuid: accountId,
      balance: {
        total: Number(free) + Number(partnerEligible),
        free: Number(free),
        partner_eligible: Number(partnerEligible),
      },
      held: Number(held),
      owed: Number(debt),
      reversal: { purchase_id: id, credits: Math.abs(Number(changed)), taken: Math.abs(Number(takenCredits)) },
    }),
    occurredAt: now,
  });
  const [credits, moved] = [changed, takenCredits].map((amount) => amount.replace('-', '')) as [string, string];
  const key = `${id}:${now.toISOString()}`;
  const mail = { accountId, livemode: true, now };
  if (reversed) {
    const data = { cause: disputed ? 'dispute' : 'refund', credits, taken: moved, owed: debt } as const;
    await mailAdmins(db, { ...mail, template: 'credits_reversed', data, key: `credits_reversed:${key}` });
  } else {
    const data = { credits, returned: moved, owed: debt };
    await mailAdmins(db, { ...mail, template: 'credits_reinstated', data, key: `credits_reinstated:${key}` });
  }
}
