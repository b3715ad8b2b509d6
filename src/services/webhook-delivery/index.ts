import { LockMode } from '@mikro-orm/core';
import { sql } from 'kysely';
import { canRedeliver } from '../../background/webhooks/claim.js';
import { maxAttempts } from '../../background/webhooks/schedule.js';
import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { WebhookDelivery } from '../../entities/webhook-delivery.js';
import { Violations } from '../../errors/app-error.js';
import { rejectMissing } from '../../reads/loaders/read.js';
import { scoped } from '../../reads/loaders/scope.js';
import type { Table } from '../../reads/loaders/table.js';
import { rejectOther, webhookDeliveries } from '../../reads/loaders/webhook-delivery.loader.js';
import type { RedeliverWebhookInput } from '../../schema/webhook-delivery.js';

/** Takes a delivery out of the failure queue for one last attempt. */
export async function redeliverWebhook(ctx: RequestContext, input: RedeliverWebhookInput): Promise<WebhookDelivery> {
  authorize(ctx, 'administration');
  const em = await ctx.write();
  const where = { id: input.id, accountId: ctx.account.id, livemode: ctx.livemode };
  const delivery = await em.findOne(WebhookDelivery, where, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!delivery) return rejectMissing(ctx, webhookDeliveries as Table, input.id);
  await ctx.precondition?.judge(ctx, { type: webhookDeliveries.type, id: input.id });
  if (input.webhookId && delivery.webhookId !== input.webhookId) rejectOther(input.id);
  const violations = new Violations();
  if (!canRedeliver(delivery)) {
    const why =
      delivery.status === 'failed'
        ? `was already attempted the maximum of ${maxAttempts} times`
        : `is ${delivery.status}: only a delivery in the failure queue can be redelivered`;
    violations.add('status', `The delivery ${why}.`);
  }
  const { rows } = await sql`
    select 1 from webhooks where id = ${delivery.webhookId}::uuid and is_active and ${scoped(ctx, 'webhooks')}`.execute(
    ctx.db,
  );
  if (rows.length === 0) violations.add('isActive', 'The webhook is not active: activate it first.');
  violations.throwIfAny();
  const now = ctx.realNow();
  Object.assign(delivery, { status: 'pending', nextAttemptAt: now, updatedAt: now });
  await em.flush();
  return delivery;
}
