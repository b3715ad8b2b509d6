import { type Kysely, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import type { CreditPurchaseStatus, PaymentProcessorName } from '../../domain/vocabulary.js';
import { AppError } from '../../errors/app-error.js';
import { purchase as postPurchase } from '../../ledger/index.js';
import { creditBalance } from '../../loaders/credit.loader.js';
import { scoped } from '../../loaders/scope.js';
import type { Charge, ChargeOutcome } from '../../providers/payments/payment-processor.js';
import type { PurchaseCreditsInput } from '../../schema/billing.js';
import { processorOf } from './index.js';
import { askProcessor, defaultPaymentMethod, payerOf, sellerOf } from './payer.js';
import { applyReversals, lockPayment } from './reverse.js';

interface Purchase {
  id: string;
  status: CreditPurchaseStatus;
  credits: number;
  processor: PaymentProcessorName;
  customerId: string;
  paymentMethod: string;
  chargeId: string | null;
}

/** Stripe forgets its idempotency keys after 24 hours: after that, a repeated request would charge again. */
const answerable = '23 hours';

/**
 * Charges the organization's default payment method and posts the credits. Each step is committed separately, because a charge
 * cannot be rolled back: (1) the purchase is written, (2) the processor is asked under the purchase's id, (3) its answer is
 * written together with the credits. A purchase that was interrupted between two steps is continued by the same request under
 * the same Idempotency-Key or by the processor's event, whichever comes first; the credits are posted once.
 */
export async function purchaseCredits(ctx: RequestContext, { credits }: PurchaseCreditsInput) {
  authorize(ctx, 'administration');
  const purchase = (await earlierPurchase(ctx, credits)) ?? (await beginPurchase(ctx, credits));
  if (purchase.status !== 'succeeded') await charge(ctx, purchase);
  const { balance } = await creditBalance(ctx);
  return { purchased: credits, balance: balance.total };
}

/**
 * Finds the purchase that an earlier request under the same Idempotency-Key began, however old it is: even after the key's
 * window, money is not taken twice.
 */
async function earlierPurchase(ctx: RequestContext, credits: number): Promise<Purchase | undefined> {
  if (!ctx.requestKey) return undefined;
  const now = ctx.now().toISOString();
  await ctx.apart((db) =>
    sql`
      update credit_purchases
      set status = 'failed', failure = 'The payment processor never reported the outcome.', request_key = null, updated_at = ${now}
      where ${scoped(ctx, 'credit_purchases')} and request_key = ${ctx.requestKey} and status = 'pending'
        and created_at < ${now}::timestamptz - ${answerable}::interval`.execute(db),
  );
  const { rows } = await sql<Purchase>`
    select ${columns} from credit_purchases
    where ${scoped(ctx, 'credit_purchases')} and request_key = ${ctx.requestKey}`.execute(ctx.db);
  if (rows[0] && rows[0].credits !== credits) throw new AppError('IDEMPOTENCY_MISMATCH');
  return rows[0];
}

async function beginPurchase(ctx: RequestContext, credits: number): Promise<Purchase> {
  const payer = await payerOf(ctx);
  const paymentMethod = await defaultPaymentMethod(payer);
  const now = ctx.now().toISOString();
  const { rows } = await ctx.apart((db) =>
    sql<Purchase>`
      insert into credit_purchases (id, account_id, livemode, credits, processor, customer_id, payment_method, request_key,
        created_at, updated_at)
      values (${uuidv7()}, ${ctx.account.id}, ${ctx.livemode}, ${credits}, ${payer.processor.name}, ${payer.customer.id},
        ${paymentMethod}, ${ctx.requestKey ?? null}, ${now}, ${now})
      on conflict (request_key) where status <> 'failed' do nothing
      returning ${columns}`.execute(db),
  );
  // An attempt that lost its connection to the database continues without the key's lock, and may have written the purchase in
  // the meantime.
  return rows[0] ?? (await earlierPurchase(ctx, credits)) ?? beginPurchase(ctx, credits);
}

async function charge(ctx: RequestContext, purchase: Purchase): Promise<void> {
  const { id, customerId, paymentMethod, credits, chargeId } = purchase;
  // This also refuses to finish a purchase that was begun while the service still sold credits.
  sellerOf(ctx);
  const processor = processorOf(ctx, purchase);
  const order: Charge = {
    id,
    customerId,
    paymentMethod,
    cents: credits * 100,
    description: describe(credits),
  };
  let outcome: ChargeOutcome;
  try {
    outcome = await askProcessor(() => (chargeId ? processor.findCharge(chargeId, order) : processor.charge(order)));
  } catch (error) {
    // The processor refused before it charged. Without an answer the purchase stays open.
    if (error instanceof AppError && error.code !== 'PROCESSOR_UNAVAILABLE') {
      await ctx.apart((db) =>
        settlePurchase(db, ctx.now(), id, { status: 'failed', id: null, message: error.message }),
      );
    }
    throw error;
  }
  await ctx.apart((db) => settlePurchase(db, ctx.now(), id, outcome));
  if (outcome.status === 'failed') throw new AppError('PAYMENT_FAILED', outcome.message);
  if (outcome.status === 'requires_action') {
    throw new AppError('PAYMENT_ACTION_REQUIRED', undefined, { clientSecret: outcome.clientSecret });
  }
}

/**
 * Applies the outcome of a charge, and posts the credits once if it was paid, however often and in whatever order it is
 * reported.
 */
export async function settlePurchase(
  db: Kysely<unknown>,
  now: Date,
  id: string,
  outcome: Omit<ChargeOutcome, 'clientSecret' | 'message'> & { message?: string | null },
): Promise<void> {
  if (outcome.id) await lockPayment(db, outcome.id);
  const { rows } = await sql<{ status: CreditPurchaseStatus; accountId: string; livemode: boolean; credits: number }>`
    select status, account_id as "accountId", livemode, credits from credit_purchases where id = ${id}::uuid for update`.execute(
    db,
  );
  const purchase = rows[0];
  if (!purchase || purchase.status === 'succeeded') return;
  // A failed purchase is final unless the money arrives: a card may still be confirmed in the browser.
  if (purchase.status === 'failed' && outcome.status !== 'succeeded') return;
  // The key of a failed purchase can be used for another attempt.
  await sql`
    update credit_purchases
    set status = ${outcome.status}, charge_id = coalesce(${outcome.id}, charge_id), failure = ${outcome.message ?? null},
      request_key = case when ${outcome.status === 'failed'} then null else request_key end,
      updated_at = ${now.toISOString()}
    where id = ${id}::uuid`.execute(db);
  if (outcome.status !== 'succeeded' || !purchase.livemode) return;
  await postPurchase(db, now, {
    accountId: purchase.accountId,
    credits: String(purchase.credits),
    description: describe(purchase.credits),
    reference: `credit_purchase:${id}`,
  });
  // The payment may have been refunded or disputed before this service learned that it was paid.
  if (outcome.id) await applyReversals(db, now, { ...purchase, id, paymentId: outcome.id });
}

function describe(credits: number): string {
  return `Purchase of ${credits} ${credits === 1 ? 'credit' : 'credits'}`;
}

const columns = sql`id, status, credits, processor, customer_id as "customerId", payment_method as "paymentMethod",
  charge_id as "chargeId"`;
