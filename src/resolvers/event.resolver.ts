import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Int, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { type EventType, eventTypes } from '../domain/event/catalogue.js';
import { listEvents } from '../loaders/event.loader.js';
import { EventTypeEnum } from '../schema/enums.js';
import {
  CreditBalanceEvent,
  DocumentEvent,
  DocumentOrderEvent,
  Event,
  EventConnection,
  FulfillmentRequestEvent,
  NoticeEvent,
} from '../schema/event.js';
import { UUID } from '../schema/scalars.js';
import { followEvents } from '../services/event/index.js';

type Followed = Parameters<typeof followEvents>[1];

/** What a subscription follows: the events of its arguments, of these types unless it takes types itself. */
function following(types?: readonly EventType[]) {
  return ({ args, context }: { args: Followed; context: RequestContext }) => followEvents(context, { types, ...args });
}

const afterText = 'A cursor: the events after it are told first, and then those to come. Without one, those to come.';
const idsText = 'All of them unless given; at most 1,000.';

/** A subscription's method answers what its `subscribe` function has followed. */
@Resolver(() => Event)
export class EventResolver {
  @Query(() => EventConnection, {
    description: 'What happened in the account, oldest first: all that is kept, or what came after a cursor.',
  })
  events(
    @Arg('types', () => [EventTypeEnum], { nullable: true }) types: EventType[] | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return listEvents(ctx, { types: types ?? null, after: after ?? null, first: first ?? null }, info);
  }

  @Subscription(() => Event, {
    name: 'events',
    description: 'The events of the organization, each once and in the order in which they happened.',
    subscribe: following() as never,
  })
  eventHappened(
    @Root() event: Event,
    @Arg('types', () => [EventTypeEnum], { nullable: true, description: 'All of them unless given.' })
    _types: EventType[] | null,
    @Arg('after', () => String, { nullable: true, description: afterText }) _after: string | null,
  ) {
    return event;
  }

  @Subscription(() => NoticeEvent, {
    description: 'What happens to notices: the events `notice.*`.',
    subscribe: following(eventTypes.filter((type) => type.startsWith('notice.'))) as never,
  })
  noticeUpdated(
    @Root() event: Event,
    @Arg('ids', () => [UUID], { nullable: true, description: idsText }) _ids: string[] | null,
    @Arg('after', () => String, { nullable: true, description: afterText }) _after: string | null,
  ) {
    return event;
  }

  @Subscription(() => FulfillmentRequestEvent, {
    description: 'What happens to fulfillment requests: the events `fulfillment_request.*`.',
    subscribe: following(eventTypes.filter((type) => type.startsWith('fulfillment_request.'))) as never,
  })
  fulfillmentRequestUpdated(
    @Root() event: Event,
    @Arg('ids', () => [UUID], { nullable: true, description: idsText }) _ids: string[] | null,
    @Arg('after', () => String, { nullable: true, description: afterText }) _after: string | null,
  ) {
    return event;
  }

  @Subscription(() => DocumentEvent, {
    description: 'The documents that are generated, previews included: the event `document.generated`.',
    subscribe: following(['document.generated']) as never,
  })
  documentGenerated(
    @Root() event: Event,
    @Arg('ids', () => [UUID], {
      nullable: true,
      description: 'Of documents, or of the records they are rendered from. All unless given; at most 1,000.',
    })
    _ids: string[] | null,
    @Arg('after', () => String, { nullable: true, description: afterText }) _after: string | null,
  ) {
    return event;
  }

  @Subscription(() => DocumentOrderEvent, {
    description: 'What happens to document orders: the events `document_order.*`.',
    subscribe: following(eventTypes.filter((type) => type.startsWith('document_order.'))) as never,
  })
  documentOrderUpdated(
    @Root() event: Event,
    @Arg('ids', () => [UUID], {
      nullable: true,
      description:
        'Of orders, of their documents, or of the records those are rendered from. All unless given; at most 1,000.',
    })
    _ids: string[] | null,
    @Arg('after', () => String, { nullable: true, description: afterText }) _after: string | null,
  ) {
    return event;
  }

  @Subscription(() => CreditBalanceEvent, {
    description:
      'What moves the credits: the events `credits.updated`, one for each transaction of the ledger, with API calls by the ' +
      'minute, `credits.reversed`, `credits.reinstated` and `credits.low`. A sandbox token receives the holds of the sandbox.',
    subscribe: following(['credits.updated', 'credits.reversed', 'credits.reinstated', 'credits.low']) as never,
  })
  creditBalanceUpdated(
    @Root() event: Event,
    @Arg('after', () => String, { nullable: true, description: afterText }) _after: string | null,
  ) {
    return event;
  }
}
