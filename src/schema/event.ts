import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { type EventResource, type EventType, eventCatalogue, eventTypes } from '../events/catalogue.js';
import { DateTime, JSONObject, UUID } from './scalars.js';

const memberOf = (type: EventType) => type.toUpperCase().replace('.', '_');
export const EventTypeEnum = Object.fromEntries(eventTypes.map((type) => [memberOf(type), type]));
registerEnumType(EventTypeEnum, {
  name: 'EventType',
  description: 'What happened. A webhook calls `NOTICE_SERVED` by its name, `notice.served`.',
  valuesConfig: Object.fromEntries(eventTypes.map((type) => [memberOf(type), { description: eventCatalogue[type] }])),
});

@ObjectType({ description: 'Something that happened in the organization, as webhooks tell it.', simpleResolvers: true })
export class Event {
  @Field(() => String, { description: 'Its place in the stream: what came after it is found by this cursor.' })
  cursor!: string;
  @Field(() => UUID, { description: 'The same as that of the webhook message.' }) id!: string;
  @Field(() => EventTypeEnum) type!: EventType;
  @Field(() => DateTime) timestamp!: string;
  @Field(() => String, { description: 'The kind of record: the name before the dot.' }) subjectType!: EventResource;
  @Field(() => UUID) subjectId!: string;
  @Field(() => JSONObject, {
    description: 'The record as REST showed it then; of a large one its `id` and the `url` where it is read.',
  })
  object!: Record<string, unknown>;
  @Field(() => JSONObject, { nullable: true, description: 'Of a change the values before, under their REST names.' })
  previous!: Record<string, unknown> | null;
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
