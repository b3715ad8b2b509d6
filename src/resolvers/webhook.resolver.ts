import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { organizations } from '../loaders/organization.loader.js';
import { children, list, one, show } from '../loaders/read.js';
import { webhooks } from '../loaders/webhook.loader.js';
import { webhookDeliveries } from '../loaders/webhook-delivery.loader.js';
import { RecordInput } from '../schema/common.js';
import { type Ordering, PageArgs } from '../schema/connection.js';
import { Organization } from '../schema/organization.js';
import { UUID } from '../schema/scalars.js';
import {
  CreateWebhookInput,
  UpdateWebhookInput,
  Webhook,
  WebhookConnection,
  WebhookFilter,
  WebhookOrdering,
} from '../schema/webhook.js';
import {
  WebhookDeliveryConnection,
  WebhookDeliveryFilter,
  WebhookDeliveryOrdering,
} from '../schema/webhook-delivery.js';
import * as webhookService from '../services/webhook/index.js';

@Resolver(() => Webhook)
export class WebhookResolver {
  @Query(() => WebhookConnection)
  webhooks(
    @Arg('filter', () => WebhookFilter, { nullable: true }) filter: WebhookFilter | null,
    @Arg('orderBy', () => WebhookOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return list(ctx, webhooks, { filter, orderBy, page }, info);
  }

  @Query(() => Webhook)
  webhook(@Arg('id', () => UUID) id: string, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return show(ctx, webhooks, id, info);
  }

  @Mutation(() => Webhook, { description: 'Creates a webhook. Only this operation and the rotation return a secret.' })
  createWebhook(@Arg('input', () => CreateWebhookInput) input: CreateWebhookInput, @Ctx() ctx: RequestContext) {
    return webhookService.createWebhook(ctx, input);
  }

  @Mutation(() => Webhook)
  updateWebhook(@Arg('input', () => UpdateWebhookInput) input: UpdateWebhookInput, @Ctx() ctx: RequestContext) {
    return webhookService.updateWebhook(ctx, input);
  }

  @Mutation(() => Webhook)
  deleteWebhook(@Arg('input', () => RecordInput) input: RecordInput, @Ctx() ctx: RequestContext) {
    return webhookService.deleteWebhook(ctx, input.id);
  }

  @Mutation(() => Webhook, {
    description: 'Returns a new secret. For 24 hours, messages are also signed with the old one.',
  })
  rotateWebhookSecret(@Arg('input', () => RecordInput) input: RecordInput, @Ctx() ctx: RequestContext) {
    return webhookService.rotateWebhookSecret(ctx, input.id);
  }

  @Mutation(() => Webhook, { description: 'Sends the webhook the event `webhook.test`.' })
  testWebhook(@Arg('input', () => RecordInput) input: RecordInput, @Ctx() ctx: RequestContext) {
    return webhookService.testWebhook(ctx, input.id);
  }

  @FieldResolver(() => Organization, { nullable: true })
  organization(@Root() webhook: Webhook, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return one(ctx, organizations, webhook.organizationId, info);
  }

  @FieldResolver(() => WebhookDeliveryConnection)
  deliveries(
    @Root() webhook: Webhook,
    @Arg('filter', () => WebhookDeliveryFilter, { nullable: true }) filter: WebhookDeliveryFilter | null,
    @Arg('orderBy', () => WebhookDeliveryOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return children(ctx, webhookDeliveries, { column: 'webhook_id', key: webhook.id }, { filter, orderBy, page }, info);
  }
}
