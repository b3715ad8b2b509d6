import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { Webhook } from '../../entities/webhook.js';
import { WebhookDelivery } from '../../entities/webhook-delivery.js';
import { AppError, Violations } from '../../errors/app-error.js';
import { readPosition } from '../../reads/loaders/event.loader.js';
import { scoped } from '../../reads/loaders/scope.js';
import { webhooks } from '../../reads/loaders/webhook.loader.js';
import type { ReplayEventInput } from '../../schema/webhook-delivery.js';
import { lock } from '../shared/record.js';

/** Sends a past event to a webhook again, as a delivery of its own with all attempts, whichever events the webhook subscribes to. */
export async function replayEvent(
  ctx: RequestContext,
  { cursor, webhookId }: ReplayEventInput,
): Promise<WebhookDelivery> {
  authorize(ctx, 'administration');
  const position = readPosition(cursor);
  const webhook = await lock(ctx, Webhook, webhooks, webhookId);
  if (!webhook.isActive) {
    new Violations().add('isActive', 'The webhook is not active: activate it first.').throwIfAny();
  }
  const id = uuidv7();
  const now = ctx.realNow().toISOString();
  const { rows } = await sql`
    insert into webhook_deliveries (id, account_id, livemode, webhook_id, event_id, event, event_position, event_sequenced_at,
      resource_id, next_attempt_at, created_at, updated_at)
    select ${id}::uuid, account_id, livemode, ${webhookId}::uuid, id, type, position, sequenced_at, subject_id,
      ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
    from events where position = ${position} and (${scoped(ctx, 'events')}) is true
    returning id`.execute(ctx.db);
  if (rows.length === 0)
    throw new AppError('NOT_FOUND', 'There is no event at this cursor: its retention may be over.');
  const em = await ctx.write();
  return em.findOneOrFail(WebhookDelivery, { id, accountId: ctx.account.id, livemode: ctx.livemode });
}
