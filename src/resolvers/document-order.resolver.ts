import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { originalWarnings, recipientWarnings } from '../domain/document-order/warnings.js';
import { displayText } from '../domain/vocabulary.js';
import { filesOf } from '../reads/loaders/attached-file.loader.js';
import {
  carrierEventsOf,
  documentOrders,
  documentWarningsOf,
  orderPaymentsOf,
  paymentsOnOrder,
} from '../reads/loaders/document-order.loader.js';
import { recordNamed } from '../reads/loaders/node.loader.js';
import { AttachedFile } from '../schema/attached-file.js';
import { RecordInput } from '../schema/common.js';
import { DocumentWarning } from '../schema/document.js';
import {
  CarrierEvent,
  DocumentOrder,
  DocumentOrderPayment,
  OrderBilling,
  OrderRecipient,
} from '../schema/document-order.js';
import {
  CreateDocumentOrderInput,
  OrderRecordInput,
  PayDocumentOrderInput,
  UpdateDocumentOrderInput,
} from '../schema/document-order-input.js';
import { Free } from '../schema/free.js';
import { Node, recordText } from '../schema/node.js';
import { OrderCover, OrderedFile, OrderedPieces, OrderPiecesArgs } from '../schema/order-print.js';
import {
  CancelDocumentOrderPayload,
  CreateDocumentOrderPayload,
  OrderEscalationPayload,
  OrderNoticePayload,
  OrderWaiverPayload,
  PayDocumentOrderPayload,
  UpdateDocumentOrderPayload,
} from '../schema/payload.js';
import { ID } from '../schema/scalars.js';
import { orderEscalation, orderNotice, orderWaiver } from '../services/document-order/from-record.js';
import * as documentOrderService from '../services/document-order/index.js';
import { orderMailingBook } from '../services/document-order/mailing-book.js';
import { orderPieces } from '../services/document-order/pieces.js';
import { orderCover, orderDocument } from '../services/document-order/print.js';
import { answered } from '../services/shared/answered.js';
import { RelatedRecords, RootFields } from './declared.js';

type WarnedOrder = Pick<DocumentOrder, 'documentId'> & Parameters<typeof recipientWarnings>[0];

async function readWarnings(ctx: RequestContext, order: WarnedOrder): Promise<DocumentWarning[]> {
  const { warnings, unsigned } = await documentWarningsOf.of(ctx, order.documentId);
  return [...warnings, ...originalWarnings(order, unsigned), ...recipientWarnings(order)];
}

const orderAnswered = (ctx: RequestContext, work: () => Promise<WarnedOrder>) =>
  answered(ctx, async () => {
    const documentOrder = await work();
    return { documentOrder, warnings: () => readWarnings(ctx, documentOrder) };
  });

/** The orders are of one document, so most of their warnings are the same. */
const ordersAnswered = (ctx: RequestContext, work: () => Promise<readonly WarnedOrder[]>) =>
  answered(ctx, async () => {
    const orders = await work();
    const warnings = async () => {
      const all = (await Promise.all(orders.map((order) => readWarnings(ctx, order)))).flat();
      return [...new Map(all.map((warning) => [JSON.stringify(warning), warning])).values()];
    };
    return { orders, warnings };
  });

@RootFields(documentOrders)
@RelatedRecords(documentOrders)
@Resolver(() => DocumentOrder)
export class DocumentOrderResolver {
  @Query(() => [DocumentOrderPayment], { nullable: true, description: 'The payment lines of an order, oldest first.' })
  documentOrderPayments(@Arg('id', () => ID) id: string, @Ctx() ctx: RequestContext) {
    return paymentsOnOrder(ctx, id);
  }

  @Free()
  @Query(() => OrderedFile, {
    nullable: true,
    description: 'The file of an order, as it is mailed, filed or recorded.',
  })
  documentOrderDocument(@Arg('id', () => ID) id: string, @Ctx() ctx: RequestContext) {
    return orderDocument(ctx, id);
  }

  @Free()
  @Query(() => OrderCover, { nullable: true, description: 'The address page that precedes a mailed document.' })
  documentOrderCover(@Arg('id', () => ID) id: string, @Ctx() ctx: RequestContext) {
    return orderCover(ctx, id);
  }

  @Free()
  @Query(() => OrderedPieces, {
    nullable: true,
    description:
      'The piece of an order: its address page and the file that is mailed, in one PDF. With `batch`, all pieces that staff took with it and did not hand over yet; each begins on the front of a sheet.',
  })
  documentOrderPieces(
    @Arg('id', () => ID) id: string,
    @Args(() => OrderPiecesArgs) { batch }: OrderPiecesArgs,
    @Ctx() ctx: RequestContext,
  ) {
    return orderPieces(ctx, id, batch ?? false);
  }

  @Free()
  @Query(() => OrderCover, {
    nullable: true,
    description:
      'The mailing book of the batch in which staff took an order: its pieces with article numbers, in the columns of PS Form 3877.',
  })
  documentOrderMailingBook(@Arg('id', () => ID) id: string, @Ctx() ctx: RequestContext) {
    return orderMailingBook(ctx, id);
  }

  @Mutation(() => CreateDocumentOrderPayload, {
    description: 'Orders the mailing, filing, recording or research of a generated document, at the service’s price.',
  })
  createDocumentOrder(
    @Arg('input', () => CreateDocumentOrderInput) input: CreateDocumentOrderInput,
    @Ctx() ctx: RequestContext,
  ) {
    return orderAnswered(ctx, () => documentOrderService.createDocumentOrder(ctx, input));
  }

  @Mutation(() => UpdateDocumentOrderPayload, {
    description: 'Changes an order while it can be edited. Another mail class changes the price.',
  })
  updateDocumentOrder(
    @Arg('input', () => UpdateDocumentOrderInput) input: UpdateDocumentOrderInput,
    @Ctx() ctx: RequestContext,
  ) {
    return orderAnswered(ctx, () => documentOrderService.updateDocumentOrder(ctx, input));
  }

  @Mutation(() => CancelDocumentOrderPayload, {
    description: 'Cancels an order that is not dispatched and refunds its credits.',
  })
  cancelDocumentOrder(@Arg('input', () => RecordInput) input: RecordInput, @Ctx() ctx: RequestContext) {
    return orderAnswered(ctx, () => documentOrderService.cancelDocumentOrder(ctx, input.id));
  }

  @Mutation(() => PayDocumentOrderPayload, {
    description:
      'Applies credits to the unpaid amount, or records a payment outside of the service, which settles nothing.',
  })
  payDocumentOrder(
    @Arg('input', () => PayDocumentOrderInput) input: PayDocumentOrderInput,
    @Ctx() ctx: RequestContext,
  ) {
    return orderAnswered(ctx, () => documentOrderService.payDocumentOrder(ctx, input));
  }

  @Mutation(() => OrderNoticePayload, { description: 'Creates one order for each recipient, in the same sequence.' })
  orderNotice(@Arg('input', () => OrderRecordInput) input: OrderRecordInput, @Ctx() ctx: RequestContext) {
    return ordersAnswered(ctx, () => orderNotice(ctx, input));
  }

  @Mutation(() => OrderEscalationPayload, {
    description: 'Creates one order for each recipient, in the same sequence.',
  })
  orderEscalation(@Arg('input', () => OrderRecordInput) input: OrderRecordInput, @Ctx() ctx: RequestContext) {
    return ordersAnswered(ctx, () => orderEscalation(ctx, input));
  }

  @Mutation(() => OrderWaiverPayload, {
    description: 'Mails a signed waiver that is not held: one order for each recipient, in the same sequence.',
  })
  orderWaiver(@Arg('input', () => OrderRecordInput) input: OrderRecordInput, @Ctx() ctx: RequestContext) {
    return ordersAnswered(ctx, () => orderWaiver(ctx, input));
  }

  @FieldResolver(() => [AttachedFile], { description: 'Receipts and results, in the order they were received.' })
  files(@Root() documentOrder: DocumentOrder, @Ctx() ctx: RequestContext) {
    return filesOf.document_order.of(ctx, documentOrder.id);
  }

  @FieldResolver(() => Node, { nullable: true, description: recordText })
  record(
    @Root() { documentableType, documentableId }: DocumentOrder,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return recordNamed(ctx, documentableType, documentableId, info);
  }

  @FieldResolver(() => String)
  statusLabel(@Root() documentOrder: DocumentOrder) {
    return displayText(documentOrder.status);
  }

  @FieldResolver(() => OrderBilling)
  billing(@Root() documentOrder: DocumentOrder): OrderBilling {
    return {
      status: documentOrder.billingStatus,
      method: documentOrder.billingMethod,
      amountCents: documentOrder.amountCents,
      invoicedAt: documentOrder.invoicedAt,
      paidAt: documentOrder.paidAt,
      invoiceReference: documentOrder.invoiceReference,
      paymentReference: documentOrder.paymentReference,
    };
  }

  @FieldResolver(() => OrderRecipient)
  recipient(@Root() documentOrder: DocumentOrder): OrderRecipient {
    return {
      name: documentOrder.recipientName,
      addressLine1: documentOrder.recipientAddressLine1,
      addressLine2: documentOrder.recipientAddressLine2,
      city: documentOrder.recipientCity,
      state: documentOrder.recipientState,
      zip: documentOrder.recipientZip,
      countryCode: documentOrder.recipientCountryCode,
    };
  }

  @FieldResolver(() => [DocumentOrderPayment], { description: 'Payments and refunds, oldest first.' })
  payments(@Root() documentOrder: DocumentOrder, @Ctx() ctx: RequestContext) {
    return orderPaymentsOf.of(ctx, documentOrder.id);
  }

  @FieldResolver(() => [DocumentWarning], {
    description: 'The warnings of its document, of its recipient, and of a recording without a signed original.',
  })
  warnings(@Root() documentOrder: DocumentOrder, @Ctx() ctx: RequestContext) {
    return readWarnings(ctx, documentOrder);
  }

  @FieldResolver(() => [CarrierEvent], { description: 'The events, in chronological order.' })
  carrierEvents(@Root() documentOrder: DocumentOrder, @Ctx() ctx: RequestContext) {
    return carrierEventsOf.of(ctx, documentOrder.id);
  }
}
