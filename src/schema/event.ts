import { Field, ObjectType } from 'type-graphql';
import type { EventType } from '../domain/event/catalogue.js';
import { connectionOf } from './connection.js';
import { EventTypeEnum } from './enums.js';
import { DateTime, JSONObject, UUID } from './scalars.js';

@ObjectType({
  description: 'An event: a change of a record of the account. It never changes and is kept for a limited time.',
  simpleResolvers: true,
})
export class Event {
  @Field(() => UUID, { description: 'The id of the event, also sent to webhooks as `webhook-id`.' }) id!: string;
  @Field(() => EventTypeEnum) type!: EventType;
  @Field(() => String, { description: 'Its position in the stream. Pass it as `after` to continue after this event.' })
  cursor!: string;
  @Field(() => UUID, { description: 'The account that the event belongs to.' }) organizationId!: string;
  @Field(() => Boolean) livemode!: boolean;
  @Field(() => String, { description: 'The resource of the record, such as `notice`.' }) subjectType!: string;
  @Field(() => UUID, { description: 'The id of the record.' }) subjectId!: string;
  @Field(() => DateTime) occurredAt!: string;
  @Field(() => JSONObject, {
    description:
      '`object` is the record as REST shows it, when the transaction of the change ended (a large one: its id and url); ' +
      '`previous` the changed values before.',
  })
  data!: Record<string, unknown>;
}

@ObjectType({
  description: 'An event for a notice. `notice` is its current state.',
  simpleResolvers: true,
})
export class NoticeEvent {
  @Field(() => String, { description: 'The cursor of the event.' }) cursor!: string;
}

@ObjectType({
  description: 'A document was generated. `document` is its current state.',
  simpleResolvers: true,
})
export class DocumentEvent {
  @Field(() => String, { description: 'The cursor of the event.' }) cursor!: string;
}

@ObjectType({
  description: 'An event for a document order. `documentOrder` is its current state.',
  simpleResolvers: true,
})
export class DocumentOrderEvent {
  @Field(() => String, { description: 'The cursor of the event.' }) cursor!: string;
}

@ObjectType({
  description: 'A change of the credits, or a low balance. `balance` is the current one.',
  simpleResolvers: true,
})
export class CreditBalanceEvent {
  @Field(() => String, { description: 'The cursor of the event.' }) cursor!: string;
}

@ObjectType({
  description: 'An event for a fulfillment request. `fulfillmentRequest` is its current state.',
  simpleResolvers: true,
})
export class FulfillmentRequestEvent {
  @Field(() => String, { description: 'The cursor of the event.' }) cursor!: string;
}

export const EventConnection = connectionOf(Event, 'Event');
