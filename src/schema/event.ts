import { Field, ObjectType } from 'type-graphql';
import type { EventType } from '../domain/event/catalogue.js';
import { connectionOf } from './connection.js';
import { EventTypeEnum } from './enums.js';
import { DateTime, JSONObject, UUID } from './scalars.js';

@ObjectType({
  description: 'Something that happened to a record of the account. It never changes, and is kept for a time.',
  simpleResolvers: true,
})
export class Event {
  @Field(() => UUID, { description: 'The same for a webhook, whose `webhook-id` it is.' }) id!: string;
  @Field(() => EventTypeEnum) type!: EventType;
  @Field(() => String, { description: 'Its place in the stream: what `after` takes to go on behind it.' })
  cursor!: string;
  @Field(() => UUID, { description: 'The account in whose stream it is.' }) organizationId!: string;
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
  description: 'Something happened to a notice; the notice can be walked from as it is now.',
  simpleResolvers: true,
})
export class NoticeEvent {
  @Field(() => String, { description: 'That of the event.' }) cursor!: string;
}

@ObjectType({
  description: 'A document was generated; the document can be walked from as it is now.',
  simpleResolvers: true,
})
export class DocumentEvent {
  @Field(() => String, { description: 'That of the event.' }) cursor!: string;
}

@ObjectType({
  description: 'Something happened to a document order; the order can be walked from as it is now.',
  simpleResolvers: true,
})
export class DocumentOrderEvent {
  @Field(() => String, { description: 'That of the event.' }) cursor!: string;
}

@ObjectType({
  description: 'The credits moved, or became few; the balance can be walked from as it is now.',
  simpleResolvers: true,
})
export class CreditBalanceEvent {
  @Field(() => String, { description: 'That of the event.' }) cursor!: string;
}

@ObjectType({
  description: 'Something happened to a fulfillment request; the request can be walked from as it is now.',
  simpleResolvers: true,
})
export class FulfillmentRequestEvent {
  @Field(() => String, { description: 'That of the event.' }) cursor!: string;
}

export const EventConnection = connectionOf(Event, 'Event');
