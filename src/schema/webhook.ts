import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { WebhookDisabledReason } from '../domain/vocabulary.js';
import { defineUpdate, RecordFilter, RecordType } from './common.js';
import { defineConnection, defineOrdering } from './connection.js';
import { enums } from './enums.js';
import { DateTime, ID, JSONObject } from './scalars.js';
import { Optional, Required, Unclearable } from './validation/rules.js';

@ObjectType({ description: 'An endpoint that receives the organization’s events.', simpleResolvers: true })
export class Webhook extends RecordType {
  @Field(() => ID) organizationId!: string;
  @Field(() => String, { description: 'The URL that events are posted to.' }) url!: string;
  @Field(() => [enums.WebhookEventType], {
    description: 'The events that are sent, such as `notice.served`; `*` (in GraphQL `ALL`) means all of them.',
  })
  events!: string[];
  @Field(() => String, { nullable: true }) description!: string | null;
  @Field(() => Boolean) isActive!: boolean;
  @Field(() => String, {
    nullable: true,
    description: 'The secret for verifying signatures, `whsec_…`. Only create and rotate return it.',
  })
  secret?: string | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Until then, messages have a second signature with the secret from before the last rotation.',
  })
  previousSecretExpiresAt!: string | null;
  @Field(() => DateTime, { nullable: true, description: 'When the last delivery attempt ended.' })
  lastDeliveryAt!: string | null;
  @Field(() => Int, { description: 'The number of failed attempts since the last successful one.' })
  failureCount!: number;
  @Field(() => DateTime, { nullable: true, description: 'Since when every attempt has failed.' })
  failingSince!: string | null;
  @Field(() => DateTime, { nullable: true, description: 'When the service disabled it.' }) disabledAt!: string | null;
  @Field(() => enums.WebhookDisabledReason, { nullable: true, description: 'Why the service disabled it.' })
  disabledReason!: WebhookDisabledReason | null;
}

export const WebhookConnection = defineConnection(Webhook, 'Webhook');
export const WebhookOrdering = defineOrdering('Webhook', ['CREATED_AT', 'UPDATED_AT']);

@InputType({ description: 'Filters a list of Webhook records.' })
export class WebhookFilter extends RecordFilter {
  @Optional(() => Boolean) isActive?: boolean | null;
  @Optional(() => String, { max: 255, description: 'Text in the URL or description.' }) search?: string | null;
}

@InputType()
export class CreateWebhookInput {
  @Required(() => String, {
    max: 2048,
    format: 'url',
    description: 'The URL that events are posted to; https in production.',
  })
  url!: string;
  @Required(() => [enums.WebhookEventType], { description: 'Names of events, or `*` (in GraphQL `ALL`) for all.' })
  events!: string[];
  @Optional(() => String, { max: 10000 }) description?: string | null;
  @Optional(() => Boolean) isActive?: boolean | null;
  @Optional(() => JSONObject, { json: 'object' }) metadata?: Record<string, unknown> | null;
}

@InputType()
export class UpdateWebhookInput extends defineUpdate(CreateWebhookInput) {
  @Unclearable(() => String, { max: 2048, format: 'url' }) url?: string;
  @Unclearable(() => [enums.WebhookEventType]) events?: string[];
  @Unclearable(() => Boolean, { description: 'True also re-enables a webhook that the service disabled.' })
  isActive?: boolean;
}
