import type { GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import { WebhookDelivery } from '../../entities/webhook-delivery.js';
import { AppError } from '../../errors/app-error.js';
import type { Ordering, PageArgs } from '../../schema/connection.js';
import type {
  WebhookDeliveryFilter,
  WebhookDelivery as WebhookDeliveryRow,
  WebhookRedelivery,
} from '../../schema/webhook-delivery.js';
import { belonging } from './belonging.js';
import type { On } from './described.js';
import { list, rejectMissing, show } from './read.js';
import { checked, scoped } from './scope.js';
import { defineTable, equals, type Table } from './table.js';
import { webhooks } from './webhook.loader.js';

/** The payloads that were sent; null after the retention of events. */
export const payloadsOf = belonging({
  name: 'payload:webhook_deliveries',
  rows: (ctx, ids) => sql<{ id: string; payload: object | null }>`
    select id, (select payload from events where position = d.event_position and sequenced_at = d.event_sequenced_at
      and ${scoped(ctx, 'events')}) as payload
    from webhook_deliveries d where id = any(${ids}) and ${checked(ctx, 'webhook_deliveries')}`,
  owner: ({ id }) => id,
  value: ([row]) => row?.payload ?? null,
});

export const webhookDeliveries = defineTable<WebhookDeliveryRow>({
  type: 'WebhookDelivery',
  entity: WebhookDelivery,
  name: 'webhook_deliveries',
  one: {
    webhook: { type: 'Webhook', description: 'The webhook.' },
  },
  derived: { payload: [], record: ['event', 'resourceId'], redelivery: ['redeliveryId'] },
  facts: [payloadsOf.facts('id', 'payload')],
  filters: {
    status: equals('status'),
    event: equals('event'),
    eventId: equals('event_id'),
    resourceId: equals('resource_id'),
    redeliveryId: equals('redelivery_id'),
  },
});

interface ListArgs {
  filter: WebhookDeliveryFilter | null;
  orderBy: Ordering | null;
  page: PageArgs;
}

/** The deliveries to one webhook, which must exist, or to all webhooks of the account. */
export function deliveriesTo(ctx: RequestContext, webhookId: string | null, args: ListArgs, info: GraphQLResolveInfo) {
  if (!webhookId) return list(ctx, webhookDeliveries, args, info);
  const check = async () => {
    const { rows } = await sql`
      select 1 from webhooks where id = ${webhookId}::uuid and ${scoped(ctx, 'webhooks')}`.execute(ctx.db);
    if (rows.length === 0) await rejectMissing(ctx, webhooks as Table, webhookId);
  };
  return list(ctx, webhookDeliveries, { ...args, of: toWebhook(webhookId), check }, info);
}

/** One delivery, which must belong to the webhook if one is given. */
export function deliveryTo(
  ctx: RequestContext,
  webhookId: string | null | undefined,
  id: string,
  info: GraphQLResolveInfo,
) {
  return show(ctx, webhookDeliveries, id, info, webhookId ? toWebhook(webhookId) : undefined);
}

function toWebhook(webhookId: string): On {
  return { column: 'webhook_id', key: webhookId };
}

export function rejectOther(id: string): never {
  throw new AppError('NOT_FOUND', `There is no webhook delivery with the id ${id}.`);
}

export async function findRedelivery(ctx: RequestContext, id: string): Promise<WebhookRedelivery> {
  const [job] = await redeliveriesById(ctx, [id]);
  return job ?? rejectMissing(ctx, { name: 'webhook_redeliveries', type: 'WebhookRedelivery' }, id);
}

/** Jobs with their progress, counted from their deliveries. */
export async function redeliveriesById(ctx: RequestContext, ids: readonly string[]): Promise<WebhookRedelivery[]> {
  const { rows } = await sql<WebhookRedelivery>`
    select r.id, r.webhook_id as "webhookId", r.since, r.total, r.more, r.created_at as "createdAt", d.*
    from (select * from webhook_redeliveries where id = any(${ids}::uuid[]) and ${checked(ctx, 'webhook_redeliveries')}) r
    cross join lateral (
      select count(*) filter (where status = 'pending')::int as pending,
        count(*) filter (where status = 'delivered')::int as delivered,
        count(*) filter (where status = 'failed')::int as failed
      from webhook_deliveries where redelivery_id = r.id and ${checked(ctx, 'webhook_deliveries')}) d`.execute(ctx.db);
  return rows.map((row) => ({ ...row, finished: row.pending === 0 }));
}
