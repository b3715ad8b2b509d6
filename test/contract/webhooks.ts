import { v7 as uuidv7 } from 'uuid';
import type { Caller, World } from '../support/worlds/world.js';

/** A webhook to which a test event could not be delivered. */
export async function addWebhook(world: World, caller: Caller) {
  const { body } = await world.rest(caller, 'POST', '/webhooks', {
    url: 'https://93.184.216.34/hooks',
    events: ['notice.served'],
  });
  const webhookId: string = body.data.id;
  const [job] = await world.sql<{ id: string }>(
    `insert into webhook_redeliveries (id, account_id, livemode, webhook_id, since, total, more, created_at)
     select $1, account_id, livemode, id, now(), 0, false, now() from webhooks where id = $2 returning id`,
    [uuidv7(), webhookId],
  );
  const webhookDeliveryId = await restDelivery(world, webhookId, 'webhook.test');
  return { webhookId, webhookDeliveryId, webhookRedeliveryId: job!.id };
}

/** A delivery in the failure queue of a webhook; its event is no longer kept. */
export async function restDelivery(world: World, webhookId: string, event: string): Promise<string> {
  const [row] = await world.sql<{ id: string }>(
    `insert into webhook_deliveries (id, account_id, livemode, webhook_id, event_id, event, event_position,
       event_sequenced_at, resource_id, status, attempt, created_at, updated_at)
     select $1, account_id, livemode, id, $2, $3, 0, now(), $4, 'failed', 4, now(), now() from webhooks where id = $5
     returning id`,
    [uuidv7(), uuidv7(), event, uuidv7(), webhookId],
  );
  return row!.id;
}
