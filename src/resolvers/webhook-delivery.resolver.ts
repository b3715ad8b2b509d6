import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { eventResources, resourceOf } from '../domain/event/catalogue.js';
import { recordNamed } from '../reads/loaders/node.loader.js';
import { readReferred } from '../reads/loaders/node-reader.js';
import { toRelations } from '../reads/loaders/relations.js';
import {
  deliveriesTo,
  deliveryTo,
  findRedelivery,
  payloadsOf,
  webhookDeliveries,
} from '../reads/loaders/webhook-delivery.loader.js';
import { type Ordering, PageArgs } from '../schema/connection.js';
import { Node, recordText } from '../schema/node.js';
import { ID, JSONObject } from '../schema/scalars.js';
import {
  RedeliverFailedWebhooksInput,
  RedeliverWebhookInput,
  ReplayEventInput,
  WebhookDelivery,
  WebhookDeliveryConnection,
  WebhookDeliveryEvent,
  WebhookDeliveryFilter,
  WebhookDeliveryOrdering,
  WebhookRedelivery,
} from '../schema/webhook-delivery.js';
import { type ChangedDelivery, followDeliveries } from '../services/webhook-delivery/follow.js';
import * as webhookDeliveryService from '../services/webhook-delivery/index.js';
import { redeliverFailedWebhooks } from '../services/webhook-delivery/redeliver-failed.js';
import { replayEvent } from '../services/webhook-delivery/replay.js';
import { RelatedRecords } from './declared.js';
import { afterText, idsText } from './event.resolver.js';

@RelatedRecords(webhookDeliveries)
@Resolver(() => WebhookDelivery)
export class WebhookDeliveryResolver {
  @Query(() => WebhookDeliveryConnection, {
    nullable: true,
    description: 'The deliveries to one webhook, or to all webhooks of the organization.',
  })
  webhookDeliveries(
    @Arg('webhookId', () => ID, { nullable: true }) webhookId: string | null,
    @Arg('filter', () => WebhookDeliveryFilter, { nullable: true }) filter: WebhookDeliveryFilter | null,
    @Arg('orderBy', () => WebhookDeliveryOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return deliveriesTo(ctx, webhookId, { filter, orderBy, page }, info);
  }

  @Query(() => WebhookDelivery, { nullable: true })
  webhookDelivery(
    @Arg('id', () => ID) id: string,
    @Arg('webhookId', () => ID, { nullable: true }) webhookId: string | null,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return deliveryTo(ctx, webhookId, id, info);
  }

  @Mutation(() => WebhookDelivery, {
    description: 'Retries a delivery from the failure queue, as its fifth and last attempt.',
  })
  redeliverWebhook(
    @Arg('input', () => RedeliverWebhookInput) input: RedeliverWebhookInput,
    @Ctx() ctx: RequestContext,
  ) {
    return webhookDeliveryService.redeliverWebhook(ctx, input);
  }

  @Query(() => WebhookRedelivery, { nullable: true })
  webhookRedelivery(@Arg('id', () => ID) id: string, @Ctx() ctx: RequestContext) {
    return findRedelivery(ctx, id);
  }

  @Mutation(() => WebhookRedelivery, {
    description:
      'Retries what could not be delivered to a webhook since a moment, as a job. Each delivery gets its fifth and last attempt.',
  })
  redeliverFailedWebhooks(
    @Arg('input', () => RedeliverFailedWebhooksInput) input: RedeliverFailedWebhooksInput,
    @Ctx() ctx: RequestContext,
  ) {
    return redeliverFailedWebhooks(ctx, input);
  }

  @Mutation(() => WebhookDelivery, {
    description:
      'Sends a past event to a webhook again, as a new delivery, whichever events the webhook subscribes to.',
  })
  replayEvent(@Arg('input', () => ReplayEventInput) input: ReplayEventInput, @Ctx() ctx: RequestContext) {
    return replayEvent(ctx, input);
  }

  @FieldResolver(() => Node, { nullable: true, description: recordText })
  record(@Root() { event, resourceId }: WebhookDelivery, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return recordNamed(ctx, eventResources[resourceOf(event)].type, resourceId, info);
  }

  @FieldResolver(() => WebhookRedelivery, {
    nullable: true,
    description: 'The job that delivered it again; null if none did.',
  })
  redelivery(
    @Root() { redeliveryId }: WebhookDelivery,
    @Ctx() ctx: RequestContext,
  ): Promise<WebhookRedelivery | null> | null {
    return redeliveryId ? readReferred(ctx, 'WebhookRedelivery', redeliveryId) : null;
  }

  @FieldResolver(() => JSONObject, {
    nullable: true,
    description: 'The event as sent, the body of every attempt. Null after the retention period of events.',
  })
  payload(@Root() delivery: WebhookDelivery, @Ctx() ctx: RequestContext) {
    return payloadsOf.of(ctx, delivery.id);
  }

  @Subscription(() => WebhookDeliveryEvent, {
    description:
      'Webhook deliveries that are created or change: an attempt has ended, or the delivery is sent again. A delivery that changes ' +
      'several times before the client takes it is sent once.',
    subscribe: (({ args, context }: { args: Parameters<typeof followDeliveries>[1]; context: RequestContext }) =>
      followDeliveries(context, args)) as never,
  })
  webhookDeliveryUpdated(
    @Root() change: ChangedDelivery,
    @Arg('ids', () => [ID], { nullable: true, description: idsText }) _ids: string[] | null,
    @Arg('webhookId', () => ID, {
      nullable: true,
      description: 'Only deliveries to the webhook with this id.',
    })
    _webhookId: string | null,
    @Arg('after', () => String, { nullable: true, description: afterText }) _after: string | null,
  ) {
    return change;
  }
}

@RelatedRecords(
  toRelations<ChangedDelivery>('WebhookDeliveryEvent', {
    one: {
      webhookDelivery: {
        type: 'WebhookDelivery',
        by: 'subjectId',
        description: 'The delivery as it is now. Null if it was removed after the retention of deliveries.',
      },
    },
  }),
)
@Resolver(() => WebhookDeliveryEvent)
export class WebhookDeliveryEventResolver {}
