import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { creditBalance } from '../loaders/credit.loader.js';
import { relationsOf } from '../loaders/relations.js';
import { CreditBalance } from '../schema/credit.js';
import {
  CreditBalanceEvent,
  DocumentEvent,
  DocumentOrderEvent,
  Event,
  FulfillmentRequestEvent,
  NoticeEvent,
} from '../schema/event.js';
import { RelatedRecords } from './declared.js';

// Resolvers for the records of subscription events.

const subject = (field: string, type: string, description?: string) =>
  relationsOf<Event>('Event', { one: { [field]: { type, by: 'subjectId', ...(description && { description }) } } });

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

@RelatedRecords(subject('notice', 'Notice', 'The current notice; null if it was deleted.'))
@Resolver(() => NoticeEvent)
export class NoticeEventResolver {
  @FieldResolver(() => Event)
  event(@Root() event: Event) {
    return event;
  }
}

@RelatedRecords(subject('documentOrder', 'DocumentOrder', 'The order.'))
@Resolver(() => DocumentOrderEvent)
export class DocumentOrderEventResolver {
  @FieldResolver(() => Event)
  event(@Root() event: Event) {
    return event;
  }
}

@RelatedRecords(subject('document', 'Document'))
@Resolver(() => DocumentEvent)
export class DocumentEventResolver {
  @FieldResolver(() => Event)
  event(@Root() event: Event) {
    return event;
  }
}

@RelatedRecords(subject('fulfillmentRequest', 'FulfillmentRequest', 'The request.'))
@Resolver(() => FulfillmentRequestEvent)
export class FulfillmentRequestEventResolver {
  @FieldResolver(() => Event)
  event(@Root() event: Event) {
    return event;
  }
}
