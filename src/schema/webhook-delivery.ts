import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { EventType } from '../domain/event/catalogue.js';
import type { WebhookDeliveryStatus } from '../domain/vocabulary.js';
import { defineConnection, defineOrdering } from './connection.js';
import { enums } from './enums.js';
import { Node } from './node.js';
import { DateTime, ID, JSONObject } from './scalars.js';
import { Optional, Required } from './validation/rules.js';

@ObjectType({ description: 'One attempt to deliver an event.', simpleResolvers: true })
class WebhookAttempt {
  @Field(() => Int, { description: 'The number of the attempt, starting at 1.' }) number!: number;
  @Field(() => DateTime, { description: 'When the attempt began.' }) startedAt!: string;
  @Field(() => Int, { nullable: true, description: 'The duration in milliseconds.' }) durationMs!: number | null;
  @Field(() => JSONObject, { nullable: true, description: 'The headers of the request.' }) requestHeaders!: Record<
    string,
    string
  > | null;
  @Field(() => Int, { nullable: true, description: 'Null if there was no response.' }) responseCode!: number | null;
  @Field(() => JSONObject, { nullable: true, description: 'The headers of the response.' }) responseHeaders!: Record<
    string,
    string
  > | null;
  @Field(() => String, { nullable: true, description: 'The first 4 kB of the response.' }) responseBody!: string | null;
  @Field(() => String, { nullable: true, description: 'Why there was no response.' }) error!: string | null;
}

@ObjectType({
  implements: Node,
  description: 'The delivery of an event to a webhook, with the log of its attempts.',
  simpleResolvers: true,
})
export class WebhookDelivery implements Node {
  @Field(() => ID) id!: string;
  @Field(() => ID) webhookId!: string;
  @Field(() => ID, { nullable: true, description: 'The last job that took it out of the failure queue.' })
  redeliveryId!: string | null;
  @Field(() => ID, { description: 'The `webhook-id` header of every attempt, and the `id` of the payload.' })
  eventId!: string;
  @Field(() => enums.EventType, { description: 'The event’s name, such as `notice.served`.' }) event!: EventType;
  @Field(() => ID, { description: 'The record that the event is about.' }) resourceId!: string;
  @Field(() => enums.WebhookDeliveryStatus) status!: WebhookDeliveryStatus;
  @Field(() => Int, { description: 'Attempts made so far, five at most.' }) attempt!: number;
  @Field(() => Int, { nullable: true, description: 'The HTTP status of the last attempt.' }) responseCode!:
    | number
    | null;
  @Field(() => Int, { nullable: true, description: 'The duration of the last attempt, in milliseconds.' }) durationMs!:
    | number
    | null;
  @Field(() => String, { nullable: true, description: 'Why the last attempt failed.' }) error!: string | null;
  @Field(() => DateTime, { nullable: true, description: 'The time of the next attempt.' }) nextAttemptAt!:
    | string
    | null;
  @Field(() => DateTime, { nullable: true }) deliveredAt!: string | null;
  @Field(() => [WebhookAttempt], { description: 'Each attempt, in order.' }) attempts!: WebhookAttempt[];
  @Field(() => DateTime) createdAt!: string;
  @Field(() => DateTime) updatedAt!: string;
}

@ObjectType({
  description: 'A webhook delivery that was created or changed, in its current state.',
  simpleResolvers: true,
})
export class WebhookDeliveryEvent {
  @Field(() => String, { description: 'The cursor of the change. Pass it as `after` to continue after this change.' })
  cursor!: string;
}

export const WebhookDeliveryConnection = defineConnection(WebhookDelivery, 'WebhookDelivery');
export const WebhookDeliveryOrdering = defineOrdering('WebhookDelivery', ['CREATED_AT', 'UPDATED_AT']);

@InputType({ description: 'Filters a list of WebhookDelivery records.' })
export class WebhookDeliveryFilter {
  @Optional(() => enums.WebhookDeliveryStatus) status?: WebhookDeliveryStatus | null;
  @Optional(() => enums.EventType, { description: 'The name of an event.' }) event?: EventType | null;
  @Optional(() => ID) eventId?: string | null;
  @Optional(() => ID, { description: 'Only events about the record with this id.' }) resourceId?: string | null;
  @Optional(() => ID, { description: 'Only deliveries of this job.' }) redeliveryId?: string | null;
  @Optional(() => DateTime, { description: 'Only deliveries changed at or after this time.' })
  updatedSince?: Date | null;
}

@InputType({ description: 'Retries a delivery from the failure queue, as its fifth and last attempt.' })
export class RedeliverWebhookInput {
  @Required(() => ID) id!: string;
  @Optional(() => ID, { description: 'If given, the delivery must belong to this webhook.' }) webhookId?: string | null;
}

@ObjectType({
  implements: Node,
  description: 'A job that delivers again what could not be delivered to a webhook since a moment, with its progress.',
  simpleResolvers: true,
})
export class WebhookRedelivery implements Node {
  @Field(() => ID) id!: string;
  @Field(() => ID) webhookId!: string;
  @Field(() => DateTime, { description: 'The earliest creation of its deliveries.' }) since!: string;
  @Field(() => Int, { description: 'The number of its deliveries, at most 10,000.' }) total!: number;
  @Field(() => Boolean, { description: 'Whether there were more failed deliveries. Start another job for them.' })
  more!: boolean;
  @Field(() => Int, { description: 'Deliveries that still wait for their attempt.' }) pending!: number;
  @Field(() => Int, { description: 'Deliveries whose attempt succeeded.' }) delivered!: number;
  @Field(() => Int, { description: 'Deliveries whose attempt failed.' }) failed!: number;
  @Field(() => Boolean, { description: 'Whether no delivery waits any more.' }) finished!: boolean;
  @Field(() => DateTime) createdAt!: string;
}

@InputType({ description: 'Retries the failed deliveries of a webhook, each for the fifth and last time.' })
export class RedeliverFailedWebhooksInput {
  @Required(() => ID) webhookId!: string;
  @Required(() => DateTime, { description: 'Only deliveries that were created at or after this time.' }) since!: Date;
}

@InputType({ description: 'Sends a past event to a webhook again.' })
export class ReplayEventInput {
  @Required(() => String, { max: 255, description: 'The cursor of the event.' }) cursor!: string;
  @Required(() => ID) webhookId!: string;
}
