import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { creditBalance } from '../loaders/credit.loader.js';
import { documents } from '../loaders/document.loader.js';
import { documentOrders } from '../loaders/document-order.loader.js';
import { fulfillmentRequests } from '../loaders/fulfillment-request.loader.js';
import { notices } from '../loaders/notice.loader.js';
import { one } from '../loaders/read.js';
import { CreditBalance } from '../schema/credit.js';
import { Document } from '../schema/document.js';
import { DocumentOrder } from '../schema/document-order.js';
import {
  CreditBalanceEvent,
  DocumentEvent,
  DocumentOrderEvent,
  Event,
  FulfillmentRequestEvent,
  NoticeEvent,
} from '../schema/event.js';
import { FulfillmentRequest } from '../schema/fulfillment-request.js';
import { Notice } from '../schema/notice.js';

// Resolvers for the records of subscription events.

@Resolver(() => CreditBalanceEvent)
export class CreditBalanceEventResolver {
  @FieldResolver(() => Event)
  event(@Root() event: Event) {
    return event;
  }

  @FieldResolver(() => CreditBalance)
  balance(@Ctx() ctx: RequestContext) {
    return creditBalance(ctx);
  }
}

@Resolver(() => NoticeEvent)
export class NoticeEventResolver {
  @FieldResolver(() => Event)
  event(@Root() event: Event) {
    return event;
  }

  @FieldResolver(() => Notice, { nullable: true })
  notice(@Root() event: Event, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return one(ctx, notices, event.subjectId, info);
  }
}

@Resolver(() => DocumentOrderEvent)
export class DocumentOrderEventResolver {
  @FieldResolver(() => Event)
  event(@Root() event: Event) {
    return event;
  }

  @FieldResolver(() => DocumentOrder, { nullable: true })
  documentOrder(@Root() event: Event, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return one(ctx, documentOrders, event.subjectId, info);
  }
}

@Resolver(() => DocumentEvent)
export class DocumentEventResolver {
  @FieldResolver(() => Event)
  event(@Root() event: Event) {
    return event;
  }

  @FieldResolver(() => Document, { nullable: true })
  document(@Root() event: Event, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return one(ctx, documents, event.subjectId, info);
  }
}

@Resolver(() => FulfillmentRequestEvent)
export class FulfillmentRequestEventResolver {
  @FieldResolver(() => Event)
  event(@Root() event: Event) {
    return event;
  }

  @FieldResolver(() => FulfillmentRequest, { nullable: true })
  fulfillmentRequest(@Root() event: Event, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return one(ctx, fulfillmentRequests, event.subjectId, info);
  }
}
