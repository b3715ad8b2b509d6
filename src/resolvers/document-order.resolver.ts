import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { displayText } from '../domain/vocabulary.js';
import { filesOf } from '../loaders/attached-file.loader.js';
import { documents } from '../loaders/document.loader.js';
import {
  carrierEventsOf,
  documentOrders,
  documentWarningsOf,
  orderPaymentsOf,
  paymentsOnOrder,
} from '../loaders/document-order.loader.js';
import { escalations } from '../loaders/escalation.loader.js';
import { notices } from '../loaders/notice.loader.js';
import { organizations } from '../loaders/organization.loader.js';
import { payApplications } from '../loaders/pay-application.loader.js';
import { projects } from '../loaders/project.loader.js';
import { list, one, show } from '../loaders/read.js';
import { waivers } from '../loaders/waiver.loader.js';
import { AttachedFile } from '../schema/attached-file.js';
import { RecordInput } from '../schema/common.js';
import { type Ordering, PageArgs } from '../schema/connection.js';
import { Document, DocumentWarning } from '../schema/document.js';
import {
  CarrierEvent,
  DocumentOrder,
  DocumentOrderConnection,
  DocumentOrderOrdering,
  DocumentOrderPayment,
  OrderBilling,
  OrderRecipient,
} from '../schema/document-order.js';
import {
  CreateDocumentOrderInput,
  DocumentOrderFilter,
  OrderRecordInput,
  PayDocumentOrderInput,
  UpdateDocumentOrderInput,
} from '../schema/document-order-input.js';
import { Escalation } from '../schema/escalation.js';
import { Free } from '../schema/free.js';
import { Notice } from '../schema/notice.js';
import { OrderCover, OrderedFile } from '../schema/order-print.js';
import { Organization } from '../schema/organization.js';
import { PayApplication } from '../schema/pay-application.js';
import { Project } from '../schema/project.js';
import { UUID } from '../schema/scalars.js';
import { Waiver } from '../schema/waiver.js';
import { orderEscalation, orderNotice } from '../services/document-order/from-record.js';
import * as documentOrderService from '../services/document-order/index.js';
import { orderCover, orderDocument } from '../services/document-order/print.js';

@Resolver(() => DocumentOrder)
export class DocumentOrderResolver {
  @Query(() => DocumentOrderConnection)
  documentOrders(
    @Arg('filter', () => DocumentOrderFilter, { nullable: true }) filter: DocumentOrderFilter | null,
    @Arg('orderBy', () => DocumentOrderOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return list(ctx, documentOrders, { filter, orderBy, page }, info);
  }

  @Query(() => DocumentOrder)
  documentOrder(@Arg('id', () => UUID) id: string, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return show(ctx, documentOrders, id, info);
  }

  @Query(() => [DocumentOrderPayment], { description: 'The payment lines of an order, oldest first.' })
  documentOrderPayments(@Arg('id', () => UUID) id: string, @Ctx() ctx: RequestContext) {
    return paymentsOnOrder(ctx, id);
  }

  @Free()
  @Query(() => OrderedFile, { description: 'The file of an order, as it is mailed, filed or recorded.' })
  documentOrderDocument(@Arg('id', () => UUID) id: string, @Ctx() ctx: RequestContext) {
    return orderDocument(ctx, id);
  }

  @Free()
  @Query(() => OrderCover, { description: 'The address page that precedes a mailed document.' })
  documentOrderCover(@Arg('id', () => UUID) id: string, @Ctx() ctx: RequestContext) {
    return orderCover(ctx, id);
  }

  @Mutation(() => DocumentOrder)
  createDocumentOrder(
    @Arg('input', () => CreateDocumentOrderInput) input: CreateDocumentOrderInput,
    @Ctx() ctx: RequestContext,
  ) {
    return documentOrderService.createDocumentOrder(ctx, input);
  }

  @Mutation(() => DocumentOrder)
  updateDocumentOrder(
    @Arg('input', () => UpdateDocumentOrderInput) input: UpdateDocumentOrderInput,
    @Ctx() ctx: RequestContext,
  ) {
    return documentOrderService.updateDocumentOrder(ctx, input);
  }

  @Mutation(() => DocumentOrder, {
    description: 'Cancels an order that is not dispatched and refunds its credits.',
  })
  cancelDocumentOrder(@Arg('input', () => RecordInput) input: RecordInput, @Ctx() ctx: RequestContext) {
    return documentOrderService.cancelDocumentOrder(ctx, input.id);
  }

  @Mutation(() => DocumentOrder)
  payDocumentOrder(
    @Arg('input', () => PayDocumentOrderInput) input: PayDocumentOrderInput,
    @Ctx() ctx: RequestContext,
  ) {
    return documentOrderService.payDocumentOrder(ctx, input);
  }

  @Mutation(() => [DocumentOrder], { description: 'Creates one order for each recipient, in the same sequence.' })
  orderNotice(@Arg('input', () => OrderRecordInput) input: OrderRecordInput, @Ctx() ctx: RequestContext) {
    return orderNotice(ctx, input);
  }

  @Mutation(() => [DocumentOrder], { description: 'Creates one order for each recipient, in the same sequence.' })
  orderEscalation(@Arg('input', () => OrderRecordInput) input: OrderRecordInput, @Ctx() ctx: RequestContext) {
    return orderEscalation(ctx, input);
  }

  @FieldResolver(() => [AttachedFile], { description: 'Receipts and results, in the order they were received.' })
  files(@Root() documentOrder: DocumentOrder, @Ctx() ctx: RequestContext) {
    return filesOf(ctx, 'document_order', documentOrder.id);
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
    };
  }

  @FieldResolver(() => [DocumentOrderPayment], { description: 'Payments and refunds, oldest first.' })
  payments(@Root() documentOrder: DocumentOrder, @Ctx() ctx: RequestContext) {
    return orderPaymentsOf(ctx).load(documentOrder.id);
  }

  @FieldResolver(() => [DocumentWarning], { description: 'The warnings of its document.' })
  warnings(@Root() documentOrder: DocumentOrder, @Ctx() ctx: RequestContext) {
    return documentWarningsOf(ctx).load(documentOrder.documentId);
  }

  @FieldResolver(() => [CarrierEvent], { description: 'The events, in chronological order.' })
  carrierEvents(@Root() documentOrder: DocumentOrder, @Ctx() ctx: RequestContext) {
    return carrierEventsOf(ctx).load(documentOrder.id);
  }

  @FieldResolver(() => Organization, { nullable: true })
  organization(@Root() documentOrder: DocumentOrder, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return one(ctx, organizations, documentOrder.organizationId, info);
  }

  @FieldResolver(() => Document, { nullable: true })
  document(@Root() documentOrder: DocumentOrder, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return one(ctx, documents, documentOrder.documentId, info);
  }

  @FieldResolver(() => Project, { nullable: true })
  project(@Root() documentOrder: DocumentOrder, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return one(ctx, projects, documentOrder.projectId, info);
  }

  @FieldResolver(() => Notice, { nullable: true })
  notice(@Root() documentOrder: DocumentOrder, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    const id = documentOrder.documentableType === 'notice' ? documentOrder.documentableId : null;
    return one(ctx, notices, id, info);
  }

  @FieldResolver(() => Escalation, { nullable: true })
  escalation(@Root() documentOrder: DocumentOrder, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    const id = documentOrder.documentableType === 'escalation' ? documentOrder.documentableId : null;
    return one(ctx, escalations, id, info);
  }

  @FieldResolver(() => Waiver, { nullable: true })
  waiver(@Root() documentOrder: DocumentOrder, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    const id = documentOrder.documentableType === 'waiver' ? documentOrder.documentableId : null;
    return one(ctx, waivers, id, info);
  }

  @FieldResolver(() => PayApplication, { nullable: true })
  payApplication(@Root() documentOrder: DocumentOrder, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    const id = documentOrder.documentableType === 'pay_application' ? documentOrder.documentableId : null;
    return one(ctx, payApplications, id, info);
  }
}
