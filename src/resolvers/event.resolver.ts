import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, Info, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { type EventType, eventTypes } from '../domain/event/catalogue.js';
import { findEvent, listEvents } from '../loaders/event.loader.js';
import { recordNamed } from '../loaders/node.loader.js';
import { children } from '../loaders/read.js';
import { webhookDeliveries } from '../loaders/webhook-delivery.loader.js';
import { PageArgs } from '../schema/connection.js';
import { enums } from '../schema/enums.js';
import {
  CreditBalanceEvent,
  DocumentEvent,
  DocumentOrderEvent,
  Event,
  EventArgs,
  EventConnection,
  FulfillmentRequestEvent,
  NoticeEvent,
} from '../schema/event.js';
import { Node, recordText } from '../schema/node.js';
import { ID } from '../schema/scalars.js';
import { WebhookDeliveryConnection } from '../schema/webhook-delivery.js';
import { followEvents } from '../services/event/index.js';

type EventFilter = Parameters<typeof followEvents>[1];

/** The `subscribe` function of a subscription: follows events of the given types, unless the subscription has a `types` argument. */
function following(types?: readonly EventType[]) {
  return ({ args, context }: { args: EventFilter; context: RequestContext }) =>
    followEvents(context, { types, ...args });
}

const afterText =
  'A cursor. The events after it are sent first, then new ones. Without a cursor, only new events are sent.';
const idsText = 'All by default; at most 1,000.';

/** A subscription's method returns the event that its `subscribe` function yields. */
@Resolver(() => Event)
export class EventResolver {
  @Query(() => EventConnection, {
    description:
      'The events of the account, oldest first unless ordered otherwise: all retained events, or those after a cursor.',
  })
  events(@Args(() => EventArgs) args: EventArgs, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return listEvents(ctx, args, info);
  }

  @Query(() => Event, { nullable: true, description: 'The event at a cursor.' })
  event(@Arg('cursor', () => String) cursor: string, @Ctx() ctx: RequestContext) {
    return findEvent(ctx, cursor);
  }

  @FieldResolver(() => WebhookDeliveryConnection, { description: 'The deliveries of the event to webhooks.' })
  deliveries(
    @Root() event: Event,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return children(ctx, webhookDeliveries, { column: 'event_id', key: event.id }, { page }, info);
  }

  @FieldResolver(() => Node, { nullable: true, description: recordText })
  record(@Root() event: Event, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return recordNamed(ctx, event.subjectType, event.subjectId, info);
  }

  @Subscription(() => Event, {
    name: 'events',
    description: 'The events of the organization, each once and in order.',
    subscribe: following() as never,
  })
  eventHappened(
    @Root() event: Event,
    @Arg('types', () => [enums.EventType], { nullable: true, description: 'All by default.' })
    _types: EventType[] | null,
    @Arg('after', () => String, { nullable: true, description: afterText }) _after: string | null,
  ) {
    return event;
  }

  @Subscription(() => NoticeEvent, {
    description: 'Events of notices: `notice.*`.',
    subscribe: following(eventTypes.filter((type) => type.startsWith('notice.'))) as never,
  })
  noticeUpdated(
    @Root() event: Event,
    @Arg('ids', () => [ID], { nullable: true, description: idsText }) _ids: string[] | null,
    @Arg('after', () => String, { nullable: true, description: afterText }) _after: string | null,
  ) {
    return event;
  }

  @Subscription(() => FulfillmentRequestEvent, {
    description: 'Events of fulfillment requests: `fulfillment_request.*`.',
    subscribe: following(eventTypes.filter((type) => type.startsWith('fulfillment_request.'))) as never,
  })
  fulfillmentRequestUpdated(
    @Root() event: Event,
    @Arg('ids', () => [ID], { nullable: true, description: idsText }) _ids: string[] | null,
    @Arg('after', () => String, { nullable: true, description: afterText }) _after: string | null,
  ) {
    return event;
  }

  @Subscription(() => DocumentEvent, {
    description: 'The event `document.generated`, including previews.',
    subscribe: following(['document.generated']) as never,
  })
  documentGenerated(
    @Root() event: Event,
    @Arg('ids', () => [ID], {
      nullable: true,
      description: 'The ids of documents, or of the records they are generated from; at most 1,000. All by default.',
    })
    _ids: string[] | null,
    @Arg('after', () => String, { nullable: true, description: afterText }) _after: string | null,
  ) {
    return event;
  }

  @Subscription(() => DocumentOrderEvent, {
    description: 'Events of document orders: `document_order.*`.',
    subscribe: following(eventTypes.filter((type) => type.startsWith('document_order.'))) as never,
  })
  documentOrderUpdated(
    @Root() event: Event,
    @Arg('ids', () => [ID], {
      nullable: true,
      description:
        'The ids of orders, of their documents, or of the records that those are generated from; at most 1,000. All by default.',
    })
    _ids: string[] | null,
    @Arg('after', () => String, { nullable: true, description: afterText }) _after: string | null,
  ) {
    return event;
  }

  @Subscription(() => CreditBalanceEvent, {
    description:
      'Changes of the credits: the event `credits.updated` for each ledger transaction (API calls are posted once a minute), and ' +
      '`credits.reversed`, `credits.reinstated` and `credits.low`. A sandbox token receives events for the holds of the sandbox.',
    subscribe: following(['credits.updated', 'credits.reversed', 'credits.reinstated', 'credits.low']) as never,
  })
  creditBalanceUpdated(
    @Root() event: Event,
    @Arg('after', () => String, { nullable: true, description: afterText }) _after: string | null,
  ) {
    return event;
  }
}
