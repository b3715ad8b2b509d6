import { v7 as uuidv7 } from 'uuid';
import type { RequestContext } from '../../context/request-context.js';
import {
  type MailClass,
  type MailFacts,
  mailClassFault,
  type OrderType,
  orderMailClass,
  total,
} from '../../domain/credit/pricing.js';
import {
  computeBillingStatus,
  givenBack,
  type PaymentLine,
  sumUncollected,
} from '../../domain/document-order/billing.js';
import type { PaymentLineRecorder } from '../../domain/document-order/states.js';
import { formatCents, parseCents } from '../../domain/shared/money.js';
import { displayText } from '../../domain/vocabulary.js';
import type { DocumentOrder } from '../../entities/document-order.js';
import { invalid, type Shortage } from '../../errors/app-error.js';
import { capture, charge, chargeEach, holdEach, quote, refund, release, replaceHold } from '../../ledger/index.js';
import { orderPaymentsOf, type StoredPayment } from '../../reads/loaders/document-order.loader.js';
import type { Draft } from '../shared/record.js';
import { ensureInvoiceable } from './invoice-limit.js';

// The only module that writes payment lines, moves an order's credits and derives its billing status. Its changes to an order
// are written with the next `change` of the order, so that a new status and its money are one event.

/** An order to be priced, with what determines its mail class (orderable.ts: mailFacts). */
export interface RequestedOrder extends MailFacts {
  orderType: OrderType;
  /** The pages of the document. */
  pages: number;
}

/** The price of orders. Amounts are whole cents. */
export interface OrderPrice {
  cents: number;
  /** The price of each order. */
  each: number;
  /** How they are mailed: null for an order that is not mailed. */
  mailClass: MailClass | null;
  /** How the price is made up, for a 402. */
  quote?: Shortage['quote'];
}

interface NewLine extends Omit<PaymentLine, 'recordedBy' | 'settles'> {
  id: string;
  reference: string | null;
  notes: string | null;
  recordedBy: PaymentLineRecorder;
}

/**
 * The server's price of an order for each recipient: the same total that a price preview returns.
 *
 * @throws AppError if the requested mail class cannot be used
 */
export async function priceOrder(ctx: RequestContext, requested: RequestedOrder, recipients = 1): Promise<OrderPrice> {
  const fault = requested.orderType === 'mail' && mailClassFault(requested);
  if (fault) throw invalid({ mailClass: [`The mail class field ${fault}`] });
  const request = { eventType: 'document_order', ...requested, recipients } as const;
  const { credits, lines } = await quote(ctx.db, ctx.account.id, request);
  const cents = toCents(credits);
  const price = { cents, each: cents / recipients };
  const [fee, ...postage] = lines;
  if (postage.length === 0) return { ...price, mailClass: null };
  const rate = Number(total(postage.map((line) => ({ ...line, times: line.times / recipients }))));
  const amounts = { fee: Number(total([fee!])), postage: Number(total(postage)) };
  return {
    ...price,
    mailClass: orderMailClass(requested),
    quote: {
      fee: amounts.fee,
      postage: { recipients, rate, amount: amounts.postage },
      total: Number(credits),
    },
  };
}

/**
 * Collects the price of each new order: at once, by holding it until dispatch, or later by invoice.
 *
 * @returns for each order, the fields that it is created with, and the lines that `addLines` writes once it exists
 */
export async function openBills(
  ctx: RequestContext,
  ids: readonly string[],
  order: Pick<DocumentOrder, 'orderType' | 'mailClass' | 'billingMethod'>,
  { each: amountCents }: Pick<OrderPrice, 'each'>,
): Promise<Array<{ id: string; billing: Draft<DocumentOrder>; lines: NewLine[] }>> {
  const { billingMethod } = order;
  const orderCharge = {
    eventType: 'document_order',
    credits: toCredits(amountCents),
    description: describe(order),
  } as const;
  const isCharged = billingMethod === 'prepay' && amountCents > 0;
  const charges = ids.map((id) => ({ subject: toSubject(id), reference: toReference(id) }));
  if (isCharged) await chargeEach(ctx, orderCharge, charges);
  const isHeld = billingMethod === 'credit_balance';
  const holdIds = isHeld ? await holdEach(ctx, orderCharge, ids.map(toSubject)) : [];
  const bill = { amountCents, status: 'pending', invoicedAt: null, acceptedAt: null, paidAt: null } as const;
  return ids.map((id, place) => {
    const lines = isCharged ? [creditLine(amountCents, toReference(id))] : [];
    const credited = lines.map((line) => ({ ...line, settles: true }));
    return { id, lines, billing: { amountCents, holdId: holdIds[place] ?? null, ...standing(ctx, bill, credited) } };
  });
}

/** Writes payment lines of existing orders in one statement. */
export async function addLines(
  ctx: RequestContext,
  orders: ReadonlyArray<{ id: string; lines: readonly NewLine[] }>,
): Promise<void> {
  await ctx.write();
  const now = ctx.now().toISOString();
  const rows = orders.flatMap(({ id: orderId, lines }) =>
    lines.map(({ id, type, amountCents, reference, notes, ledgerReference, recordedBy }) => ({
      id,
      account_id: ctx.account.id,
      livemode: ctx.livemode,
      document_order_id: orderId,
      type,
      amount_cents: amountCents,
      reference,
      notes,
      ledger_reference: ledgerReference,
      recorded_by: recordedBy,
      recorded_at: now,
      created_at: now,
    })),
  );
  if (rows.length > 0) await ctx.db.insertInto('document_order_payments').values(rows).execute();
  for (const { id } of orders) orderPaymentsOf.loader(ctx).clear(id);
}

/**
 * Changes the price of an order that is locked and still pending: the difference is charged, held or put on the invoice.
 * Credits above the new price are returned, whichever method they were applied to.
 */
export async function reprice(ctx: RequestContext, order: DocumentOrder, price: OrderPrice): Promise<void> {
  const { id, billingMethod, amountCents: before } = order;
  const why = 'Another mail class';
  const difference = price.cents - before;
  order.amountCents = price.cents;
  if (billingMethod === 'credit_balance') {
    const orderCharge = { eventType: 'document_order', description: describe(order) } as const;
    const replaced = { id: order.holdId, credits: toCredits(before) };
    order.holdId = await replaceHold(ctx, replaced, {
      ...orderCharge,
      credits: toCredits(price.cents),
      for: toSubject(id),
    });
  }
  if (billingMethod === 'invoice') await ensureInvoiceable(ctx, { cents: difference });
  const uncollected = sumUncollected(order, await readPaymentLines(ctx, order));
  const charged = billingMethod === 'prepay' ? Math.min(difference, uncollected) : 0;
  if (charged > 0) await apply(ctx, order, charged, { notes: why, reference: null, recordedBy: 'service' });
  if (uncollected < 0) await takeBack(ctx, order, why, -uncollected);
  await settle(ctx, order);
}

/**
 * Settles the order at dispatch. Held credits pay the part of the price that credits and staff have not paid before, whatever
 * the account has reported. An invoice is issued.
 */
export async function settleAtDispatch(ctx: RequestContext, order: DocumentOrder): Promise<void> {
  if (order.billingMethod === 'credit_balance') {
    const due = sumUncollected(order, await readPaymentLines(ctx, order));
    const { holdId } = order;
    if (due > 0) {
      const reference = holdId ? `capture:${holdId}:${toCredits(due)}` : toReference(order.id);
      await capture(ctx, holdId, toCredits(due));
      await addLines(ctx, [{ id: order.id, lines: [creditLine(due, reference)] }]);
    }
    await release(ctx, holdId, toCredits(order.amountCents - Math.max(due, 0)));
    order.holdId = null;
  }
  if (order.billingMethod === 'invoice' && !order.invoicedAt) {
    order.invoicedAt = ctx.now();
    order.invoiceReference = `INV-${order.invoicedAt.toISOString().slice(2, 10).replaceAll('-', '')}-${order.id.slice(-8).toUpperCase()}`;
  }
  await settle(ctx, order);
}

/** Returns all credits of a failed order, held or spent. */
export async function giveBack(ctx: RequestContext, order: DocumentOrder, why: string): Promise<void> {
  await release(ctx, order.holdId, toCredits(order.amountCents));
  order.holdId = null;
  await takeBack(ctx, order, why);
  // The order may not have this status yet.
  Object.assign(
    order,
    standing(ctx, { ...order, status: 'failed', acceptedAt: null }, await readPaymentLines(ctx, order)),
  );
}

/** Records a valid payment line from a caller (domain/document-order/billing.ts: lineViolations). */
export async function recordLine(
  ctx: RequestContext,
  order: DocumentOrder,
  line: Omit<NewLine, 'id' | 'ledgerReference'>,
): Promise<void> {
  if (line.type === 'credit_applied') await apply(ctx, order, line.amountCents, line);
  else await addLines(ctx, [{ id: order.id, lines: [{ ...line, id: uuidv7(), ledgerReference: null }] }]);
  await settle(ctx, order);
}

/** Reads the order's current lines, even if an earlier field of the request has read them before. */
export function readPaymentLines(ctx: RequestContext, { id }: DocumentOrder): Promise<StoredPayment[]> {
  return orderPaymentsOf.loader(ctx).clear(id).load(id);
}

/** Debits credits for an order beyond its first charge. */
async function apply(
  ctx: RequestContext,
  order: DocumentOrder,
  cents: number,
  { reference, notes, recordedBy }: Pick<NewLine, 'reference' | 'notes' | 'recordedBy'>,
): Promise<void> {
  const id = uuidv7();
  const ledgerReference = `${toReference(order.id)}:${id}`;
  await charge(ctx, {
    eventType: 'document_order',
    credits: toCredits(cents),
    description: describe(order),
    subject: toSubject(order.id),
    reference: ledgerReference,
  });
  const line = { id, type: 'credit_applied', amountCents: cents, notes, ledgerReference, recordedBy } as const;
  await addLines(ctx, [{ id: order.id, lines: [{ ...line, reference: reference ?? ledgerReference }] }]);
}

/** Returns credits that were spent on an order, the last spent first. */
async function takeBack(ctx: RequestContext, order: DocumentOrder, why: string, atMost?: number): Promise<void> {
  const lines: NewLine[] = [];
  for (const { reference, cents } of givenBack(await readPaymentLines(ctx, order), atMost)) {
    const id = uuidv7();
    await refund(ctx, {
      charge: reference,
      credits: toCredits(cents),
      reason: why,
      subject: toSubject(order.id),
      reference: `${toReference(order.id)}:${id}`,
    });
    const line = { id, type: 'refund', amountCents: -cents, notes: why, recordedBy: 'service' } as const;
    lines.push({ ...line, reference, ledgerReference: reference });
  }
  await addLines(ctx, [{ id: order.id, lines }]);
}

async function settle(ctx: RequestContext, order: DocumentOrder): Promise<void> {
  Object.assign(order, standing(ctx, order, await readPaymentLines(ctx, order)));
}

/** How much of an order is paid, and since when. */
function standing(
  ctx: RequestContext,
  order: Pick<DocumentOrder, 'amountCents' | 'status' | 'invoicedAt' | 'acceptedAt' | 'paidAt'>,
  lines: ReadonlyArray<PaymentLine & { reference: string | null }>,
) {
  const billingStatus = computeBillingStatus(order, lines);
  const isPaid = billingStatus === 'paid' || billingStatus === 'refunded';
  const payment = lines.findLast(({ settles, amountCents, reference }) => settles && amountCents > 0 && reference);
  return {
    billingStatus,
    paidAt: isPaid ? (order.paidAt ?? ctx.now()) : null,
    paymentReference: payment?.reference ?? null,
  };
}

function creditLine(amountCents: number, reference: string): NewLine {
  const line = { id: uuidv7(), type: 'credit_applied', amountCents, notes: null, recordedBy: 'service' } as const;
  return { ...line, reference, ledgerReference: reference };
}

function describe({ orderType, mailClass }: Pick<DocumentOrder, 'orderType' | 'mailClass'>): string {
  return `Document order: ${mailClass ? `${displayText(mailClass).toLowerCase()} ` : ''}${orderType}`;
}

function toSubject(id: string) {
  return { type: 'document_order', id };
}

/** Reference of the first charge; later charges append their line's id. */
function toReference(orderId: string): string {
  return `document_order:${orderId}`;
}

function toCents(credits: string): number {
  return Number(parseCents(credits)!);
}

function toCredits(cents: number): string {
  return formatCents(BigInt(cents));
}
