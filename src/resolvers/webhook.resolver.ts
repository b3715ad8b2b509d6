import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { webhooks } from '../reads/loaders/webhook.loader.js';
import { RecordInput } from '../schema/common.js';
import { CreateWebhookInput, UpdateWebhookInput, Webhook } from '../schema/webhook.js';
import * as webhookService from '../services/webhook/index.js';
import { RelatedRecords, RootFields } from './declared.js';

@RootFields(webhooks)
@RelatedRecords(webhooks)
@Resolver(() => Webhook)
export class WebhookResolver {
  @Mutation(() => Webhook, { description: 'Creates a webhook. Only this operation and the rotation return a secret.' })
  createWebhook(@Arg('input', () => CreateWebhookInput) input: CreateWebhookInput, @Ctx() ctx: RequestContext) {
    return webhookService.createWebhook(ctx, input);
  }

  @Mutation(() => Webhook)
  updateWebhook(@Arg('input', () => UpdateWebhookInput) input: UpdateWebhookInput, @Ctx() ctx: RequestContext) {
    return webhookService.updateWebhook(ctx, input);
  }

  @Mutation(() => Webhook, { description: 'Deletes the webhook. Nothing more is sent to it.' })
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
}
