import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, Info, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { type EventResource, type EventType, eventTypes, resourceOf } from '../domain/event/catalogue.js';
import { findEvent, listEvents } from '../reads/loaders/event.loader.js';
import { recordNamed } from '../reads/loaders/node.loader.js';
import { children } from '../reads/loaders/read.js';
import { webhookDeliveries } from '../reads/loaders/webhook-delivery.loader.js';
import { PageArgs } from '../schema/connection.js';
import { enums } from '../schema/enums.js';
import {
  CreditBalanceEvent,
  DocumentEvent,
  DocumentOrderEvent,
  EscalationEvent,
  Event,
  EventArgs,
  EventConnection,
  FulfillmentRequestEvent,
  NoticeEvent,
  PayApplicationEvent,
  WaiverEvent,
} from '../schema/event.js';
import { Node, recordText } from '../schema/node.js';
import { ID } from '../schema/scalars.js';
import { WebhookDeliveryConnection } from '../schema/webhook-delivery.js';
import { followEvents } from '../services/event/index.js';

type EventFilter = Parameters<typeof followEvents>[1];

/** The types of the events that are about records of the resource. */
const typesOf = (resource: EventResource) => eventTypes.filter((type) => resourceOf(type) === resource);

/** The `subscribe` function of a subscription: follows events of the given types, unless the subscription has a `types` argument. */
function following(types?: readonly EventType[]) {
  return ({ args, context }: { args: EventFilter; context: RequestContext }) =>
    followEvents(context, { types, ...args });
}

export const afterText =
  'A cursor. The events after it are sent first, then new ones. Without a cursor, only new events are sent.';
export const idsText = 'The ids of the records; at most 1,000. All by default.';
const projectText = 'Only events of records of the project with this id.';

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
    subscribe: following(typesOf('notice')) as never,
  })
  noticeUpdated(
    @Root() event: Event,
    @Arg('ids', () => [ID], { nullable: true, description: idsText }) _ids: string[] | null,
    @Arg('projectId', () => ID, { nullable: true, description: projectText }) _projectId: string | null,
    @Arg('after', () => String, { nullable: true, description: afterText }) _after: string | null,
  ) {
    return event;
  }

  @Subscription(() => EscalationEvent, {
    description: 'Events of escalations: `escalation.*`.',
    subscribe: following(typesOf('escalation')) as never,
  })
  escalationUpdated(
    @Root() event: Event,
    @Arg('ids', () => [ID], { nullable: true, description: idsText }) _ids: string[] | null,
    @Arg('projectId', () => ID, { nullable: true, description: projectText }) _projectId: string | null,
    @Arg('after', () => String, { nullable: true, description: afterText }) _after: string | null,
  ) {
    return event;
  }

  @Subscription(() => WaiverEvent, {
    description: 'Events of waivers: `waiver.*`.',
    subscribe: following(typesOf('waiver')) as never,
  })
  waiverUpdated(
    @Root() event: Event,
    @Arg('ids', () => [ID], { nullable: true, description: idsText }) _ids: string[] | null,
    @Arg('projectId', () => ID, { nullable: true, description: projectText }) _projectId: string | null,
    @Arg('after', () => String, { nullable: true, description: afterText }) _after: string | null,
  ) {
    return event;
  }

  @Subscription(() => PayApplicationEvent, {
    description:
      'Events of pay applications: `pay_application.*`, except `pay_application.participant_invited`, which is about an invitation.',
    subscribe: following(typesOf('pay_application')) as never,
  })
  payApplicationUpdated(
    @Root() event: Event,
    @Arg('ids', () => [ID], { nullable: true, description: idsText }) _ids: string[] | null,
    @Arg('projectId', () => ID, { nullable: true, description: projectText }) _projectId: string | null,
    @Arg('after', () => String, { nullable: true, description: afterText }) _after: string | null,
  ) {
    return event;
  }

  @Subscription(() => FulfillmentRequestEvent, {
    description: 'Events of fulfillment requests: `fulfillment_request.*`.',
    subscribe: following(typesOf('fulfillment_request')) as never,
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
    @Arg('projectId', () => ID, { nullable: true, description: projectText }) _projectId: string | null,
    @Arg('after', () => String, { nullable: true, description: afterText }) _after: string | null,
  ) {
    return event;
  }

  @Subscription(() => DocumentOrderEvent, {
    description: 'Events of document orders: `document_order.*`.',
    subscribe: following(typesOf('document_order')) as never,
  })
  documentOrderUpdated(
    @Root() event: Event,
    @Arg('ids', () => [ID], {
      nullable: true,
      description:
        'The ids of orders, of their documents, or of the records that those are generated from; at most 1,000. All by default.',
    })
    _ids: string[] | null,
    @Arg('projectId', () => ID, { nullable: true, description: projectText }) _projectId: string | null,
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
