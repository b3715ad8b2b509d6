import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { creditBalance } from '../reads/loaders/credit.loader.js';
import { toRelations } from '../reads/loaders/relations.js';
import { CreditBalance } from '../schema/credit.js';
import {
  CreditBalanceEvent,
  DocumentEvent,
  DocumentOrderEvent,
  EscalationEvent,
  Event,
  FulfillmentRequestEvent,
  NoticeEvent,
  PayApplicationEvent,
  WaiverEvent,
} from '../schema/event.js';
import { RelatedRecords } from './declared.js';

// Resolvers for the records of subscription events.

const subject = (field: string, type: string, description?: string) =>
  toRelations<Event>('Event', { one: { [field]: { type, by: 'subjectId', ...(description && { description }) } } });

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

@RelatedRecords(
  subject(
    'escalation',
    'Escalation',
    'The escalation as it is now, also if it was deleted. Null if the caller can no longer read it.',
  ),
)
@Resolver(() => EscalationEvent)
export class EscalationEventResolver {
  @FieldResolver(() => Event)
  event(@Root() event: Event) {
    return event;
  }
}

@RelatedRecords(
  subject(
    'waiver',
    'Waiver',
    'The waiver as it is now, also if it was deleted. Null if the caller can no longer read it.',
  ),
)
@Resolver(() => WaiverEvent)
export class WaiverEventResolver {
  @FieldResolver(() => Event)
  event(@Root() event: Event) {
    return event;
  }
}

@RelatedRecords(
  subject(
    'payApplication',
    'PayApplication',
    'The pay application as it is now, also if it was deleted. Null if the caller can no longer read it.',
  ),
)
@Resolver(() => PayApplicationEvent)
export class PayApplicationEventResolver {
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
