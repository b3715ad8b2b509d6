import { v7 as uuidv7 } from 'uuid';
import type { RequestContext } from '../../context/request-context.js';
import type { MailClass, Mailed, OrderType } from '../../domain/credit/pricing.js';
import type { BillingMethod } from '../../domain/document-order/states.js';
import { DocumentOrder } from '../../entities/document-order.js';
import { Violations } from '../../errors/app-error.js';
import { foresee, type Part, priceOf } from '../../ledger/index.js';
import { addTasks } from '../../tasks/queue.js';
import { driveOf, readDrive } from '../sandbox/state-data.js';
import { insertAll } from '../shared/record.js';
import { metadataOf, type NamedTwice } from '../shared/sent-metadata.js';
import { ensureInvoiceable, refuseAboveLimit } from './invoice-limit.js';
import { addLines, type OrderPrice, openBills, priceOrder } from './money.js';
import { mailFacts, markOrdered, type Orderable } from './orderable.js';
import { asStored, type Recipient } from './recipient.js';

/** An order of a document for each recipient. */
export interface Placing extends NamedTwice {
  orderType: OrderType;
  billingMethod: BillingMethod;
  mailClass: MailClass | null | undefined;
  /** Who is billed. */
  organizationId: string;
  recipients: readonly Recipient[];
}

/** Orders a document that is locked and may be ordered. Mail waits until it can no longer be edited. */
export async function placeOrders(
  ctx: RequestContext,
  orderable: Orderable,
  placing: Placing,
): Promise<DocumentOrder[]> {
  const { document } = orderable;
  const { orderType, billingMethod, organizationId, recipients } = placing;
  const violations = new Violations();
  const sentMetadata = metadataOf(violations, 'metadata', placing);
  const drive = readDrive(ctx, violations, 'document_order', sentMetadata, { status: 'pending' });
  violations.throwIfAny();
  const price = await priceOfAll(ctx, placing, await mailFacts(ctx, document), document.page_count);
  const { mailClass } = price;
  if (billingMethod === 'invoice') await ensureInvoiceable(ctx, price);
  else await foresee(ctx, [partOf(price, billingMethod)], price.quote);
  await markOrdered(ctx, orderable, orderType);
  const ids = recipients.map(() => uuidv7());
  const bills = await openBills(ctx, ids, { orderType, mailClass, billingMethod }, price);
  const common = {
    organizationId,
    documentId: document.id,
    documentableType: document.documentable_type,
    documentableId: document.documentable_id,
    projectId: document.project_id,
    orderType,
    mailClass,
    billingMethod,
    metadata: sentMetadata.value,
  };
  const drafts = bills.map(({ id, billing }, place) => ({
    id,
    data: { ...asStored(recipients[place]!), ...billing, ...common },
  }));
  const orders = await insertAll(ctx, DocumentOrder, drafts);
  await addLines(ctx, bills);
  const mailing = { kind: 'mail.submit', dueAt: editableUntil(ctx), payload: {} } as const;
  const mailed = orderType === 'mail' ? ids.map((subjectId) => ({ ...mailing, subjectId })) : [];
  await addTasks(ctx, [...mailed, ...ids.flatMap((id) => driveOf(ctx, id, drive))]);
  return orders;
}

/**
 * Refuses with 402, before the document is rendered, when the document that is generated first and all its orders cannot be
 * paid for or invoiced.
 */
export async function ensurePayable(
  ctx: RequestContext,
  placing: Placing,
  { state, documentType }: { state: string; documentType: 'notice' | 'escalation' },
): Promise<void> {
  // The pages are counted when the document is generated.
  const orders = await priceOfAll(ctx, placing, { state, documentType }, 0);
  const eventType = 'document_generation';
  const credits = await priceOf(ctx.db, ctx.account.id, { eventType, variant: documentType });
  if (placing.billingMethod === 'invoice') {
    await refuseAboveLimit(ctx, orders);
    await foresee(ctx, [{ eventType, credits }]);
  } else {
    await foresee(ctx, [{ eventType, credits }, partOf(orders, placing.billingMethod)], orders.quote);
  }
}

function partOf({ cents }: OrderPrice, billingMethod: BillingMethod): Part {
  const held = billingMethod === 'credit_balance';
  return { eventType: 'document_order', credits: (cents / 100).toFixed(2), held };
}

function priceOfAll(
  ctx: RequestContext,
  { orderType, mailClass, recipients }: Placing,
  of: Pick<Mailed, 'state' | 'documentType'>,
  pages: number,
): Promise<OrderPrice> {
  return priceOrder(ctx, { ...of, orderType, mailClass, pages }, recipients.length);
}

function editableUntil(ctx: RequestContext): Date {
  return new Date(ctx.now().getTime() + ctx.infrastructure.orderEditSeconds * 1_000);
}
