import { v7 as uuidv7 } from 'uuid';
import type { RequestContext } from '../../context/request-context.js';
import type { Db } from '../../entities/generated/database.js';
import { AppError, invalid } from '../../errors/app-error.js';
import {
  type Customer,
  PaymentMethodDeclined,
  PaymentMethodUnknown,
  type PaymentProcessor,
  ProcessorUnavailable,
} from '../../providers/payments/payment-processor.js';
import { paymentCustomer } from '../../reads/loaders/billing.loader.js';
import { scoped } from '../../reads/loaders/scope.js';

/** The organization as a customer of its payment processor. */
export interface Payer {
  processor: PaymentProcessor;
  customer: Customer;
}

/** Sandbox payments are always simulated. The first call makes the organization a customer of the processor. */
export async function readPayer(ctx: RequestContext): Promise<Payer> {
  const processor = getSeller(ctx);
  const customer = (await paymentCustomer(ctx, processor.name)) ?? (await introduce(ctx, processor));
  return { processor, customer: { id: customer.customerId, paymentMethod: customer.paymentMethod } };
}

/**
 * Who takes payments now. In production without a processor no payments are taken, so that a missing setting cannot give
 * credits away.
 */
export function getSeller(ctx: RequestContext): PaymentProcessor {
  const { payments } = ctx.infrastructure;
  const processor = ctx.livemode ? payments.live : payments.simulated;
  if (!processor) throw new AppError('PAYMENTS_UNAVAILABLE');
  return processor;
}

async function introduce(ctx: RequestContext, processor: PaymentProcessor) {
  const accountId = ctx.account.id;
  const { name } = await ctx.db
    .selectFrom('organizations')
    .select('name')
    .where(scoped(ctx, 'organizations'))
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const customerId = await askProcessor(() => processor.createCustomer({ accountId, name }));
  const now = ctx.now().toISOString();
  // When two first calls run at once, the processor creates one customer and one row is kept.
  const row = { account_id: accountId, livemode: ctx.livemode, processor: processor.name, customer_id: customerId };
  return ctx.apart((db) =>
    db
      .insertInto('payment_customers')
      .values({ id: uuidv7(), ...row, created_at: now, updated_at: now })
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'livemode', 'processor']).doUpdateSet({ processor: processor.name }),
      )
      .returning(['customer_id as customerId', 'payment_method as paymentMethod'])
      .executeTakeFirstOrThrow(),
  );
}

/** Makes the payment method the organization's default. */
export async function savePaymentMethod(ctx: RequestContext, payer: Payer, paymentMethod: string): Promise<void> {
  await askProcessor(() => payer.processor.savePaymentMethod(payer.customer.id, paymentMethod));
  await ctx.apart((db) =>
    rememberPaymentMethod(db, ctx.now(), { customerId: payer.customer.id, livemode: ctx.livemode }, paymentMethod),
  );
  payer.customer.paymentMethod = paymentMethod;
}

export async function rememberPaymentMethod(
  db: Db,
  now: Date,
  { customerId, livemode }: { customerId: string; livemode: boolean },
  paymentMethod: string,
): Promise<void> {
  await db
    .updateTable('payment_customers')
    .set({ payment_method: paymentMethod, updated_at: now.toISOString() })
    .where('customer_id', '=', customerId)
    .where('livemode', '=', livemode)
    .where('payment_method', 'is distinct from', paymentMethod)
    .execute();
}

/** The payment method to charge when the request names none. */
export async function defaultPaymentMethod({ processor, customer }: Payer): Promise<string> {
  const paymentMethod = await askProcessor(() => processor.defaultPaymentMethod(customer));
  if (paymentMethod) return paymentMethod;
  throw invalid({ paymentMethod: ['No card is saved. Save a card first, or name a payment method in the request.'] });
}

/** Translates refusals and unknown outcomes of the processor into errors of this service. */
export async function askProcessor<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof PaymentMethodDeclined) throw new AppError('PAYMENT_FAILED', error.message);
    if (error instanceof PaymentMethodUnknown) {
      throw invalid({ paymentMethod: ['The selected payment method is invalid.'] });
    }
    if (error instanceof ProcessorUnavailable) {
      throw new AppError(
        'PROCESSOR_UNAVAILABLE',
        'The payment processor did not answer, so the outcome of the payment is unknown. Repeat the request with the same Idempotency-Key.',
        { headers: { 'Retry-After': '5' } },
      );
    }
    throw error;
  }
}
