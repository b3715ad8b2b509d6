import { v7 as uuidv7 } from 'uuid';
import { addTasks } from '../../background/tasks/queue.js';
import type { RequestContext } from '../../context/request-context.js';
import { isAbroad } from '../../domain/address/countries.js';
import type { MailClass, MailFacts, OrderType } from '../../domain/credit/pricing.js';
import type { BillingMethod } from '../../domain/document-order/states.js';
import { DocumentOrder } from '../../entities/document-order.js';
import { Violations } from '../../errors/app-error.js';
import { foresee, type Part, readPrice } from '../../ledger/index.js';
import { insertAll } from '../shared/record.js';
import { mergeMetadata, type NamedTwice } from '../shared/sent-metadata.js';
import { readDrive, toDriveTasks } from '../shared/state-data.js';
import { firstStep } from './carrier-step.js';
import { ensureInvoiceable, rejectAboveLimit } from './invoice-limit.js';
import { addLines, type OrderPrice, openBills, priceOrder } from './money.js';
import { mailFacts, markOrdered, type Orderable } from './orderable.js';
import { matchParties } from './party.js';
import type { AddressedRecipient } from './recipient.js';

/** An order of a document for each recipient. */
export interface OrderTerms extends NamedTwice {
  orderType: OrderType;
  billingMethod: BillingMethod;
  mailClass: MailClass | null | undefined;
  /** Who is billed. */
  organizationId: string;
  recipients: readonly AddressedRecipient[];
}

/** Orders a document that is locked and may be ordered. Mail waits until it can no longer be edited. */
export async function placeOrders(
  ctx: RequestContext,
  orderable: Orderable,
  placing: OrderTerms,
): Promise<DocumentOrder[]> {
  const { document } = orderable;
  const { orderType, billingMethod, organizationId, recipients } = placing;
  const violations = new Violations();
  const sentMetadata = mergeMetadata(violations, 'metadata', placing);
  const drive = readDrive(ctx, violations, 'document_order', sentMetadata, { status: 'pending' });
  violations.throwIfAny();
  const priced = await priceOfAll(ctx, placing, await mailFacts(ctx, document), document.page_count);
  const price = sumPrices(priced);
  if (billingMethod === 'invoice') await ensureInvoiceable(ctx, price);
  else await foresee(ctx, [toPart(price, billingMethod)], price.quote);
  await markOrdered(ctx, orderable, orderType);
  const ids = recipients.map(() => uuidv7());
  const bills = [];
  for (const { places, price: partOrders } of priced) {
    const { mailClass } = partOrders;
    const opened = await openBills(
      ctx,
      places.map((place) => ids[place]!),
      { orderType, mailClass, billingMethod },
      partOrders,
    );
    bills.push(...opened.map((bill, index) => ({ ...bill, mailClass, place: places[index]! })));
  }
  bills.sort((a, b) => a.place - b.place);
  const common = {
    organizationId,
    documentId: document.id,
    documentableType: document.documentable_type,
    documentableId: document.documentable_id,
    projectId: document.project_id,
    orderType,
    billingMethod,
    metadata: sentMetadata.value,
  };
  const partyIds = recipients.every(({ partyId }) => partyId)
    ? []
    : await matchParties(ctx, document.project_id, recipients);
  const drafts = bills.map(({ id, billing, mailClass, place }) => {
    const recipient = recipients[place]!;
    return {
      id,
      data: { ...recipient, partyId: recipient.partyId ?? partyIds[place], ...billing, ...common, mailClass },
    };
  });
  const orders = await insertAll(ctx, DocumentOrder, drafts);
  await addLines(ctx, bills);
  const mailing = { kind: 'mail.submit', dueAt: editableUntil(ctx), payload: {} } as const;
  const begun = ids.map((id) => {
    if (orderType === 'mail') return [{ ...mailing, subjectId: id }];
    // Live, the mailroom does the work. In the sandbox, an office is simulated.
    return ctx.livemode ? [] : [firstStep(ctx, { id, orderType })];
  });
  await addTasks(ctx, [...begun.flat(), ...ids.flatMap((id) => toDriveTasks(ctx, id, drive))]);
  return orders;
}

/**
 * Refuses with 402, before the document is rendered, when the document that is generated first and all its orders cannot be
 * paid for or invoiced.
 */
export async function ensurePayable(
  ctx: RequestContext,
  placing: OrderTerms,
  { state, documentType }: { state: string; documentType: 'notice' | 'escalation' },
): Promise<void> {
  // The pages are counted when the document is generated.
  const orders = sumPrices(await priceOfAll(ctx, placing, { state, documentType }, 0));
  const eventType = 'document_generation';
  const credits = await readPrice(ctx.db, ctx.account.id, { eventType, variant: documentType });
  if (placing.billingMethod === 'invoice') {
    await rejectAboveLimit(ctx, orders);
    await foresee(ctx, [{ eventType, credits }]);
  } else {
    await foresee(ctx, [{ eventType, credits }, toPart(orders, placing.billingMethod)], orders.quote);
  }
}

function toPart({ cents }: Pick<OrderPrice, 'cents'>, billingMethod: BillingMethod): Part {
  const held = billingMethod === 'credit_balance';
  return { eventType: 'document_order', credits: (cents / 100).toFixed(2), held };
}

/** Orders of the same price, by their places among the recipients. */
interface PricedOrders {
  places: number[];
  price: OrderPrice;
}

/** Mail to other countries is first class, whichever class the state of the document demands: there is no other. */
async function priceOfAll(
  ctx: RequestContext,
  { orderType, mailClass, recipients }: OrderTerms,
  document: Pick<MailFacts, 'state' | 'documentType'>,
  pages: number,
): Promise<PricedOrders[]> {
  const groups = Map.groupBy(recipients.keys(), (place) => isAbroad(recipients[place]!.recipientCountryCode));
  const priced: PricedOrders[] = [];
  for (const [abroad, places] of groups) {
    const order = abroad
      ? { ...document, orderType, mailClass: 'first_class' as const, state: null, pages }
      : { ...document, orderType, mailClass, pages };
    priced.push({ places, price: await priceOrder(ctx, order, places.length) });
  }
  return priced;
}

/** The price of all orders. If recipients at home and abroad have different postage, the rate of the quote is their average. */
function sumPrices(priced: readonly PricedOrders[]): Pick<OrderPrice, 'cents' | 'quote'> {
  const prices = priced.map(({ price }) => price);
  const quotes = prices.flatMap(({ quote }) => quote ?? []);
  const cents = prices.reduce((total, price) => total + price.cents, 0);
  if (quotes.length < 2) return { cents, ...(quotes[0] && { quote: quotes[0] }) };
  const inCents = (readValue: (quote: (typeof quotes)[number]) => number) =>
    quotes.reduce((total, quote) => total + Math.round(readValue(quote) * 100), 0);
  const recipients = quotes.reduce((total, { postage }) => total + postage.recipients, 0);
  const amount = inCents(({ postage }) => postage.amount);
  return {
    cents,
    quote: {
      fee: inCents(({ fee }) => fee) / 100,
      postage: { recipients, rate: Math.round(amount / recipients) / 100, amount: amount / 100 },
      total: inCents(({ total }) => total) / 100,
    },
  };
}

function editableUntil(ctx: RequestContext): Date {
  return new Date(ctx.now().getTime() + ctx.infrastructure.orderEditSeconds * 1_000);
}
