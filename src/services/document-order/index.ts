import { dropTasks } from '../../background/tasks/queue.js';
import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { isAbroad } from '../../domain/address/countries.js';
import { fileToSend } from '../../domain/document/signed-original.js';
import { lineViolations } from '../../domain/document-order/billing.js';
import { orderTargets } from '../../domain/document-order/states.js';
import { DocumentOrder } from '../../entities/document-order.js';
import { AppError, invalid, Violations } from '../../errors/app-error.js';
import { documents } from '../../reads/loaders/document.loader.js';
import { documentOrders } from '../../reads/loaders/document-order.loader.js';
import { organizations } from '../../reads/loaders/organization.loader.js';
import { referencedRows } from '../../reads/loaders/read.js';
import type {
  CreateDocumentOrderInput,
  PayDocumentOrderInput,
  UpdateDocumentOrderInput,
} from '../../schema/document-order-input.js';
import { change, lock, references, update } from '../shared/record.js';
import { mergeMetadata } from '../shared/sent-metadata.js';
import { driveLater, readDrive } from '../shared/state-data.js';
import { afterFailure } from './consequences.js';
import { giveBack, priceOrder, readPaymentLines, recordLine, reprice } from './money.js';
import { holdOrderable, mailFacts, type OrderedDocument } from './orderable.js';
import { checkOrderParties, matchParties, partyAfter } from './party.js';
import { placeOrders } from './place.js';
import { checkMailClass, type OrderRecipient, readRecipient } from './recipient.js';

export async function createDocumentOrder(
  ctx: RequestContext,
  input: CreateDocumentOrderInput,
): Promise<DocumentOrder> {
  authorize(ctx, 'records');
  const violations = new Violations();
  const orderType = input.orderType ?? 'mail';
  const recipient = readRecipient(violations, orderType, toRecipient(input));
  checkMailClass(violations, input.mailClass, [recipient]);
  const orderable = await holdOrderable(ctx, violations, {
    documentId: input.documentId,
    orderType,
    field: 'documentId',
  });
  if (orderable) {
    await checkOrderParties(ctx, violations, orderable.document.project_id, [{ field: 'partyId', id: input.partyId }]);
  }
  const organizationId = await billedOrganization(ctx, violations, input.organizationId, orderable?.document);
  violations.throwIfAny();
  const { billingMethod, mailClass, metadata, meta } = input;
  const [order] = await placeOrders(ctx, orderable!, {
    orderType,
    billingMethod: billingMethod ?? 'prepay',
    mailClass,
    organizationId: organizationId!,
    recipients: [{ ...recipient, partyId: input.partyId }],
    metadata,
    meta,
  });
  return order!;
}

export async function updateDocumentOrder(
  ctx: RequestContext,
  input: UpdateDocumentOrderInput,
): Promise<DocumentOrder> {
  authorize(ctx, 'records');
  const order = await lock(ctx, DocumentOrder, documentOrders, input.id);
  if (order.status !== 'pending' && !drivesAlone(ctx, input)) {
    throw invalid({ status: [`An order that is ${inWords(order.status)} cannot be edited: only a pending one can.`] });
  }
  const violations = new Violations();
  const sentMetadata = mergeMetadata(violations, 'metadata', input);
  const drive = readDrive(ctx, violations, 'document_order', sentMetadata, {
    status: order.status,
    metadata: order.metadata,
  });
  const { mailClass, id: _, meta: __, ...updates } = { ...input, metadata: sentMetadata.value };
  const recipient = readRecipient(
    violations,
    order.orderType,
    toRecipient({ ...order, ...ofOtherCountry(order, updates), ...present(updates) }),
  );
  const abroad = isAbroad(recipient.recipientCountryCode);
  const isMoved = abroad !== isAbroad(order.recipientCountryCode);
  // Another country may not have the class of the order; back at home, an order without a class has the default.
  const requested = mailClass ?? (isMoved && abroad ? order.mailClass : null);
  checkMailClass(violations, requested, [recipient]);
  await checkOrderParties(ctx, violations, order.projectId, [{ field: 'partyId', id: input.partyId }]);
  if (requested && order.orderType !== 'mail') {
    violations.add('mailClass', `The mail class field is not accepted: a ${order.orderType} order is not mailed.`);
  }
  violations.throwIfAny();
  let isRepriced = false;
  if (requested || (isMoved && order.orderType === 'mail')) {
    const [document] = await referencedRows(ctx, documents, [order.documentId]);
    const { documentableType, projectId, orderType } = order;
    const documentFields = {
      documentable_type: documentableType,
      type: document!.type,
      state: document!.state,
      project_id: projectId,
    };
    const facts = await mailFacts(ctx, documentFields);
    const price = await priceOrder(ctx, {
      ...facts,
      ...(abroad && { state: null }),
      orderType,
      mailClass: requested,
      pages: fileToSend(document!).pageCount,
    });
    if (price.mailClass !== order.mailClass) {
      isRepriced = true;
      order.mailClass = price.mailClass;
      await reprice(ctx, order, price);
    }
  }
  await driveLater(ctx, order.id, drive);
  const changes = Object.keys(present(updates)).length > 0 ? { ...updates, ...recipient } : updates;
  return (isRepriced ? change : update)(ctx, order, {
    ...changes,
    partyId: await findParty(ctx, order, input, recipient),
  });
}

/** The party after an update; undefined leaves it as it is. */
async function findParty(
  ctx: RequestContext,
  order: DocumentOrder,
  { partyId }: UpdateDocumentOrderInput,
  recipient: OrderRecipient,
): Promise<string | null | undefined> {
  if (partyId) return partyId;
  if (partyId === null) return (await matchParties(ctx, order.projectId, [recipient]))[0];
  const before = Object.entries(toRecipient(order));
  const isSame = before.every(([name, value]) => recipient[name as keyof OrderRecipient] === value);
  return isSame ? undefined : partyAfter(ctx, order, recipient);
}

/** In a sandbox, metadata can drive an order on from any status. */
function drivesAlone(ctx: RequestContext, { id: _, metadata, meta, ...content }: UpdateDocumentOrderInput): boolean {
  const isBag = metadata !== undefined || meta !== undefined;
  return !ctx.livemode && isBag && Object.values(content).every((value) => value === undefined);
}

/** Cancels an order that has not been handed over yet, and returns its price. */
export async function cancelDocumentOrder(ctx: RequestContext, id: string): Promise<DocumentOrder> {
  authorize(ctx, 'records');
  const order = await lock(ctx, DocumentOrder, documentOrders, id);
  const targets = orderTargets(order.status);
  if (!targets.includes('cancelled')) {
    const legal = targets.length > 0 ? `it can become ${targets.map(inWords).join(', ')}` : 'its status is final';
    const sentence = `An order that is ${inWords(order.status)} cannot be cancelled: ${legal}.`;
    throw invalid({ status: [sentence] }, 'ILLEGAL_TRANSITION');
  }
  if (order.submittingSince) {
    throw new AppError('CONFLICT', 'The order is being handed to the carrier; try again shortly.', {
      headers: { 'Retry-After': '10' },
    });
  }
  await dropTasks(ctx, order.id, ['mail.submit', 'carrier.step']);
  order.status = 'cancelled';
  await giveBack(ctx, order, 'The order was cancelled');
  await change(ctx, order, {});
  await afterFailure(ctx, order);
  return order;
}

/** Applies credits to the open amount, or records a payment that the account reports: a report does not settle the order. */
export async function payDocumentOrder(ctx: RequestContext, input: PayDocumentOrderInput): Promise<DocumentOrder> {
  authorize(ctx, 'administration');
  const order = await lock(ctx, DocumentOrder, documentOrders, input.id);
  const { type, amountCents, reference = null, notes = null } = input;
  const line = { type, amountCents, reference, notes, recordedBy: 'account' } as const;
  const violations = new Violations();
  violations.addAll(lineViolations(order, await readPaymentLines(ctx, order), line));
  violations.throwIfAny();
  await recordLine(ctx, order, line);
  return change(ctx, order, {});
}

/**
 * Who is billed: the document's organization or the account. Credits always come from the organization context, so no other
 * account can be named here.
 */
async function billedOrganization(
  ctx: RequestContext,
  violations: Violations,
  organizationId: string | null | undefined,
  document: OrderedDocument | undefined,
): Promise<string | undefined> {
  if (!organizationId) return document?.organization_id;
  const field = 'organizationId';
  const { organization } = await references(ctx, violations, {
    organization: { field, table: organizations, id: organizationId },
  });
  if (organization && document && organizationId !== ctx.account.id && organizationId !== document.organization_id) {
    violations.add(
      field,
      `The organization id field must be ${ctx.account.id}, whose credits are used, or the document's organization; ` +
        'select another account with its token or with X-Organization-UUID.',
    );
  }
  return organizationId;
}

function toRecipient(from: OrderRecipient | CreateDocumentOrderInput): OrderRecipient {
  return {
    recipientName: from.recipientName,
    recipientAddressLine1: from.recipientAddressLine1,
    recipientAddressLine2: from.recipientAddressLine2 ?? null,
    recipientCity: from.recipientCity,
    recipientState: from.recipientState ?? null,
    recipientZip: from.recipientZip ?? null,
    recipientCountryCode: from.recipientCountryCode ?? 'US',
  };
}

function present(input: Partial<UpdateDocumentOrderInput>): Partial<OrderRecipient> {
  const { metadata: _, partyId: __, ...recipient } = input;
  return Object.fromEntries(
    Object.entries(recipient).filter(([, value]) => value !== undefined),
  ) as Partial<OrderRecipient>;
}

/** The state and postal code of the previous country are none in another one. */
function ofOtherCountry(
  { recipientCountryCode: before }: DocumentOrder,
  { recipientCountryCode: now }: Partial<UpdateDocumentOrderInput>,
) {
  return now && now !== before ? { recipientState: null, recipientZip: null } : {};
}

function inWords(status: string): string {
  return status.replaceAll('_', ' ');
}
