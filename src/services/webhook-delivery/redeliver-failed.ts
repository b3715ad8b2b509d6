import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { maxAttempts } from '../../background/webhooks/schedule.js';
import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { Webhook } from '../../entities/webhook.js';
import { Violations } from '../../errors/app-error.js';
import { scoped } from '../../reads/loaders/scope.js';
import { webhooks } from '../../reads/loaders/webhook.loader.js';
import { findRedelivery } from '../../reads/loaders/webhook-delivery.loader.js';
import type { RedeliverFailedWebhooksInput, WebhookRedelivery } from '../../schema/webhook-delivery.js';
import { lock } from '../shared/record.js';

/** The most deliveries of one job. A caller with more starts another one. */
const maxRedelivered = 10_000;

/**
 * Takes the failed deliveries of a webhook since a moment out of the failure queue, the oldest first, for one last attempt each. The
 * workers make the attempts; the deliveries show how far they are.
 */
export async function redeliverFailedWebhooks(
  ctx: RequestContext,
  { webhookId, since }: RedeliverFailedWebhooksInput,
): Promise<WebhookRedelivery> {
  authorize(ctx, 'administration');
  const webhook = await lock(ctx, Webhook, webhooks, webhookId);
  if (!webhook.isActive) {
    new Violations().add('isActive', 'The webhook is not active: activate it first.').throwIfAny();
  }
  const id = uuidv7();
  const now = ctx.realNow().toISOString();
  await sql`
    with failed as (
      select id from webhook_deliveries
      where webhook_id = ${webhookId}::uuid and (${scoped(ctx, 'webhook_deliveries')}) is true and status = 'failed'
        and attempt < ${maxAttempts} and created_at >= ${since.toISOString()}::timestamptz
      order by created_at, event_position limit ${maxRedelivered + 1} for no key update
    ), chosen as (
      select id from failed limit ${maxRedelivered}
    ), waiting as (
      update webhook_deliveries d set status = 'pending', next_attempt_at = ${now}::timestamptz, updated_at = ${now}::timestamptz,
        redelivery_id = ${id}::uuid
      from chosen where d.id = chosen.id returning d.id
    )
    insert into webhook_redeliveries (id, account_id, livemode, webhook_id, since, total, more, created_at)
    select ${id}::uuid, ${ctx.account.id}::uuid, ${ctx.livemode}, ${webhookId}::uuid, ${since.toISOString()}::timestamptz,
      (select count(*) from waiting), (select count(*) > ${maxRedelivered} from failed), ${now}::timestamptz`.execute(
    ctx.db,
  );
  return findRedelivery(ctx, id);
}
