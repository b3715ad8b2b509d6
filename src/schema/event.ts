import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import type { EventType } from '../domain/event/catalogue.js';
import { defineConnection } from './connection.js';
import { enums } from './enums.js';
import { DateTime, ID, JSONObject } from './scalars.js';

@ObjectType({
  description: 'An event: a change to a record of the account. Events never change and are kept for a limited time.',
  simpleResolvers: true,
})
export class Event {
  @Field(() => ID, { description: 'The id of the event, also sent to webhooks as `webhook-id`.' }) id!: string;
  @Field(() => enums.EventType, { description: 'The type of the event.' }) type!: EventType;
  @Field(() => String, { description: 'Its position in the stream. Pass it as `after` to continue after this event.' })
  cursor!: string;
  @Field(() => ID, { description: 'The account that the event belongs to.' }) organizationId!: string;
  @Field(() => Boolean) livemode!: boolean;
  @Field(() => enums.EventSubjectType, { description: 'The type of the record.' }) subjectType!: string;
  @Field(() => ID, { description: 'The id of the record.' }) subjectId!: string;
  @Field(() => DateTime) occurredAt!: string;
  @Field(() => JSONObject, {
    description:
      '`object` is the record as REST returns it, as of the end of the transaction; for a large record, only its `id` and `url`. ' +
      '`previous` has the previous values of the changed fields.',
  })
  data!: Record<string, unknown>;
}

@ObjectType({
  description: 'An event of a notice, with the notice in its current state.',
  simpleResolvers: true,
})
export class NoticeEvent {
  @Field(() => String, { description: 'The cursor of the event.' }) cursor!: string;
}

@ObjectType({
  description: 'The generation of a document, with the document in its current state.',
  simpleResolvers: true,
})
export class DocumentEvent {
  @Field(() => String, { description: 'The cursor of the event.' }) cursor!: string;
}

@ObjectType({
  description: 'An event of a document order, with the order in its current state.',
  simpleResolvers: true,
})
export class DocumentOrderEvent {
  @Field(() => String, { description: 'The cursor of the event.' }) cursor!: string;
}

@ObjectType({
  description: 'A change of the credits, or a low balance, with the current balance.',
  simpleResolvers: true,
})
export class CreditBalanceEvent {
  @Field(() => String, { description: 'The cursor of the event.' }) cursor!: string;
}

@ObjectType({
  description: 'An event of a fulfillment request, with the request in its current state.',
  simpleResolvers: true,
})
export class FulfillmentRequestEvent {
  @Field(() => String, { description: 'The cursor of the event.' }) cursor!: string;
}

@ObjectType({
  description: 'An event of an escalation, with the escalation in its current state.',
  simpleResolvers: true,
})
export class EscalationEvent {
  @Field(() => String, { description: 'The cursor of the event.' }) cursor!: string;
}

@ObjectType({
  description: 'An event of a waiver, with the waiver in its current state.',
  simpleResolvers: true,
})
export class WaiverEvent {
  @Field(() => String, { description: 'The cursor of the event.' }) cursor!: string;
}

@ObjectType({
  description: 'An event of a pay application, with the pay application in its current state.',
  simpleResolvers: true,
})
export class PayApplicationEvent {
  @Field(() => String, { description: 'The cursor of the event.' }) cursor!: string;
}

export const EventConnection = defineConnection(
  Event,
  'Event',
  '`first` is at most 100; the default is 15. `after` is a cursor.',
);

@ArgsType()
export class EventArgs {
  @Field(() => [enums.EventType], { nullable: true, description: 'Only events of these types.' })
  types?: EventType[] | null;
  @Field(() => ID, { nullable: true, description: 'Only events of the record with this id.' })
  subjectId?: string | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Begins with the newest event. Events after a cursor are then older than it.',
  })
  newestFirst?: boolean | null;
  @Field(() => String, { nullable: true }) after?: string | null;
  @Field(() => Int, { nullable: true }) first?: number | null;
}
