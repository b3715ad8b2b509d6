import type { IncomingHttpHeaders } from 'node:http';
import { sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import { isUuid } from '../../domain/shared/uuid.js';
import type { Db } from '../../entities/generated/database.js';
import { AppError } from '../../errors/app-error.js';
import { SignatureInvalid } from '../../providers/payments/payment-processor.js';
import type { ProcessorEvent } from '../../providers/payments/stripe-events.js';
import type { InvoiceFacts } from '../../providers/payments/stripe-objects.js';
import { checkSignatureHeader } from '../../providers/payments/stripe-signature.js';
import { askProcessor, rememberPaymentMethod } from './payer.js';
import { settlePurchase } from './purchase.js';
import { takeReversal } from './reverse.js';
import { applyEvent, applyInvoice, lockSubscription } from './subscription-state.js';

/**
 * Processes an event of the payment processor in the request's transaction. The event's id is stored together with its effects,
 * so a repeated event changes nothing, and an event whose processing was interrupted is processed from the start. Events of
 * payments and subscriptions that this service did not create are accepted and ignored.
 *
 * @param body the bytes as they were signed
 */
export async function receiveProcessorEvent(
  ctx: RequestContext,
  body: Buffer,
  headers: IncomingHttpHeaders,
): Promise<{ received: true }> {
  const signature = headers['stripe-signature'];
  const event = readEvent(ctx, body, typeof signature === 'string' ? signature : undefined);
  const now = ctx.now();
  if (event.kind === 'card') await useCard(ctx, event);
  if (event.kind === 'invoice' && event.paid && event.invoice.isChange) await voidReplaced(ctx, event);
  await ctx.write();
  const { id, type } = event;
  const received = await ctx.db
    .insertInto('processor_events')
    .values({ id, type, created_at: event.createdAt.toISOString(), received_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (received) await apply(ctx, now, event);
  return { received: true };
}

/** @throws AppError when the headers show no signature, or one outside the time window */
export function checkProcessorHeaders(headers: IncomingHttpHeaders, now: Date): void {
  const signature = headers['stripe-signature'];
  orRefused(() => checkSignatureHeader(typeof signature === 'string' ? signature : undefined, now));
}

function readEvent(ctx: RequestContext, body: Buffer, signature: string | undefined): ProcessorEvent {
  return orRefused(() => ctx.infrastructure.payments.events.read(body, signature, ctx.now()));
}

function orRefused<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof SignatureInvalid) throw new AppError('SIGNATURE_INVALID', error.message);
    throw error;
  }
}

async function apply(ctx: RequestContext, now: Date, event: ProcessorEvent): Promise<void> {
  const { db } = ctx;
  switch (event.kind) {
    case 'charge': {
      const id = await findPurchase(db, event);
      if (id) await settlePurchase(db, now, id, { status: event.status, id: event.chargeId, message: event.message });
      return;
    }
    case 'subscription': {
      const row = await lockSubscription(db, { id: ours(event.ownId), subscriptionId: event.state.id });
      if (row) await applyEvent(db, now, row, event);
      return;
    }
    case 'invoice': {
      const { invoice, paid } = event;
      const row = await lockSubscription(db, { id: ours(invoice.ownId), subscriptionId: invoice.subscriptionId });
      if (row) await applyInvoice(db, now, row, invoice, { paid, plan: invoice.plan?.key });
      return;
    }
    case 'reversal':
      return takeReversal(db, now, { ...event.reversal, statedAt: event.createdAt });
    case 'card': {
      const customer = { customerId: event.customerId, livemode: true };
      return rememberPaymentMethod(db, now, customer, event.paymentMethod);
    }
    case 'other':
      return;
  }
}

async function findPurchase(
  db: Db,
  { purchaseId, chargeId }: { purchaseId: string | null; chargeId: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('credit_purchases')
    .select('id')
    .where((is) => is.or([is('id', '=', ours(purchaseId)), is('charge_id', '=', chargeId)]))
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/**
 * Makes a card that a browser saved the customer's default at the processor. This comes before the transaction, so that no lock is
 * held while the processor is asked. An event that was handled before is skipped: its card may have been replaced since.
 */
async function useCard(
  ctx: RequestContext,
  { id, customerId, paymentMethod }: { id: string; customerId: string; paymentMethod: string },
): Promise<void> {
  const { live } = ctx.infrastructure.payments;
  if (!live) return;
  const customer = await ctx.db
    .selectFrom('payment_customers')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('processor', '=', live.name)
    .where('livemode', '=', sql.lit(true))
    .where(notReceived(id))
    .executeTakeFirst();
  if (customer) await askProcessor(() => live.savePaymentMethod(customerId, paymentMethod));
}

/**
 * A changed plan is paid: what is still open for the period that it replaces is no longer owed. This happens at the event, because Stripe
 * sends it again until this has succeeded; the request that changed the plan may be interrupted.
 */
async function voidReplaced(
  ctx: RequestContext,
  { id, invoice }: { id: string; invoice: InvoiceFacts },
): Promise<void> {
  const { live } = ctx.infrastructure.payments;
  if (!live) return;
  const subscription = await ctx.db
    .selectFrom('billing_subscriptions')
    .select('id')
    .where('subscription_id', '=', invoice.subscriptionId)
    .where('processor', '=', live.name)
    .where('livemode', '=', sql.lit(true))
    .where(notReceived(id))
    .executeTakeFirst();
  if (subscription) await askProcessor(() => live.voidReplaced(invoice));
}

/** The event was not processed before. */
function notReceived(id: string) {
  return sql<boolean>`not exists (select from processor_events where processor_events.id = ${id})`;
}

/** Metadata can be written by this service, and by anyone else with access to the processor's account. */
function ours(id: string | null): string | null {
  return id !== null && isUuid(id) ? id : null;
}
