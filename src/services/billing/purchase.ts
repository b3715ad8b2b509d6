import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import type { CreditPurchaseStatus, PaymentProcessorName } from '../../domain/vocabulary.js';
import type { Db } from '../../entities/generated/database.js';
import { AppError } from '../../errors/app-error.js';
import { purchase as postPurchase } from '../../ledger/index.js';
import type { ChargeOutcome, PaymentCharge } from '../../providers/payments/payment-processor.js';
import { creditBalance } from '../../reads/loaders/credit.loader.js';
import { scoped } from '../../reads/loaders/scope.js';
import type { PurchaseCreditsInput } from '../../schema/billing.js';
import { getProcessor } from './index.js';
import { askProcessor, defaultPaymentMethod, getSeller, readPayer, savePaymentMethod } from './payer.js';
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
 * Charges a payment method of the organization and posts the credits. Each step is committed separately, because a charge
 * cannot be rolled back: (1) the purchase is written, (2) the processor is asked under the purchase's id, (3) its answer is
 * written together with the credits. A purchase that was interrupted between two steps is continued by the same request under
 * the same Idempotency-Key or by the processor's event, whichever comes first; the credits are posted once.
 */
export async function purchaseCredits(ctx: RequestContext, input: PurchaseCreditsInput) {
  authorize(ctx, 'sensitive');
  const { credits } = input;
  const purchase = (await earlierPurchase(ctx, input)) ?? (await beginPurchase(ctx, input));
  const replayed = purchase.status === 'succeeded';
  if (!replayed) await charge(ctx, purchase);
  const { balance } = await creditBalance(ctx);
  return { purchased: credits, balance: balance.total, replayed };
}

/**
 * Finds the purchase that an earlier request under the same Idempotency-Key began, however old it is: even after the key's
 * window, money is not taken twice. While its card waits for the cardholder, another card replaces it.
 */
async function earlierPurchase(
  ctx: RequestContext,
  { credits, paymentMethod }: PurchaseCreditsInput,
): Promise<Purchase | undefined> {
  const { requestKey } = ctx;
  if (!requestKey) return undefined;
  const now = ctx.now().toISOString();
  await ctx.apart((db) =>
    db
      .updateTable('credit_purchases')
      .set({
        status: 'failed',
        failure: 'The payment processor never reported the outcome.',
        request_key: null,
        updated_at: now,
      })
      .where(scoped(ctx, 'credit_purchases'))
      .where('request_key', '=', requestKey)
      .where('status', '=', sql.lit('pending'))
      .where('created_at', '<', sql<string>`${now}::timestamptz - ${answerable}::interval`)
      .execute(),
  );
  const purchase = await ctx.db
    .selectFrom('credit_purchases')
    .select(columns)
    .where(scoped(ctx, 'credit_purchases'))
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
  if (!purchase) return undefined;
  if (purchase.credits !== credits) throw new AppError('IDEMPOTENCY_MISMATCH');
  if (!paymentMethod || paymentMethod === purchase.paymentMethod) return purchase;
  await cancelUnconfirmed(ctx, purchase);
  return undefined;
}

/**
 * Cancels the charge of a card that waits for the cardholder, so that only the card that replaces it can be charged. A charge
 * that was paid, or whose outcome is unknown, is not replaced: the request that began it reports its outcome.
 */
async function cancelUnconfirmed(ctx: RequestContext, purchase: Purchase): Promise<void> {
  const { id, status, chargeId } = purchase;
  if (status !== 'requires_action' || !chargeId) throw new AppError('IDEMPOTENCY_MISMATCH');
  const outcome = await askProcessor(() => getProcessor(ctx, purchase).cancelCharge(chargeId));
  const failure = outcome.status === 'failed' && { message: 'Another card replaced this one before it was confirmed.' };
  await ctx.apart((db) => settlePurchase(db, ctx.now(), id, { ...outcome, ...failure }));
  if (!failure) throw new AppError('IDEMPOTENCY_MISMATCH');
}

async function beginPurchase(ctx: RequestContext, input: PurchaseCreditsInput): Promise<Purchase> {
  const { credits } = input;
  const payer = await readPayer(ctx);
  if (input.paymentMethod) await savePaymentMethod(ctx, payer, input.paymentMethod);
  const paymentMethod = input.paymentMethod ?? (await defaultPaymentMethod(payer));
  const now = ctx.now().toISOString();
  const begun = await ctx.apart((db) =>
    db
      .insertInto('credit_purchases')
      .values({
        id: uuidv7(),
        account_id: ctx.account.id,
        livemode: ctx.livemode,
        credits,
        processor: payer.processor.name,
        customer_id: payer.customer.id,
        payment_method: paymentMethod,
        request_key: ctx.requestKey ?? null,
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.column('request_key').where(sql<boolean>`status <> 'failed'`).doNothing())
      .returning(columns)
      .executeTakeFirst(),
  );
  // An attempt that lost its connection to the database continues without the key's lock, and may have written the purchase in
  // the meantime.
  return begun ?? (await earlierPurchase(ctx, input)) ?? beginPurchase(ctx, input);
}

async function charge(ctx: RequestContext, purchase: Purchase): Promise<void> {
  const { id, customerId, paymentMethod, credits, chargeId } = purchase;
  // This also refuses to finish a purchase that was begun while the service still sold credits.
  getSeller(ctx);
  const processor = getProcessor(ctx, purchase);
  const order: PaymentCharge = {
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
  db: Db,
  now: Date,
  id: string,
  outcome: Omit<ChargeOutcome, 'clientSecret' | 'message'> & { message?: string | null },
): Promise<void> {
  if (outcome.id) await lockPayment(db, outcome.id);
  const purchase = await db
    .selectFrom('credit_purchases')
    .select(['status', 'account_id as accountId', 'livemode', 'credits'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!purchase || purchase.status === 'succeeded') return;
  // A failed purchase is final unless the money arrives: a card may still be confirmed in the browser.
  if (purchase.status === 'failed' && outcome.status !== 'succeeded') return;
  // The key of a failed purchase can be used for another attempt.
  await db
    .updateTable('credit_purchases')
    .set({
      status: outcome.status,
      ...(outcome.id && { charge_id: outcome.id }),
      failure: outcome.message ?? null,
      ...(outcome.status === 'failed' && { request_key: null }),
      updated_at: now.toISOString(),
    })
    .where('id', '=', id)
    .execute();
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

const columns = [
  'id',
  'status',
  'credits',
  'processor',
  'customer_id as customerId',
  'payment_method as paymentMethod',
  'charge_id as chargeId',
] as const;
