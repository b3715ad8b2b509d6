import { describe, expect, it } from '@jest/globals';
import { purgeDeliveries } from '../../../src/background/webhooks/purge.js';
import { restDelivery } from '../../contract/webhooks.js';
import { openWorld } from '../../support/worlds/world.js';
import { subscribe } from './deliveries.js';

describe('deliveries', () => {
  const world = openWorld();

  it('are kept for as long as events, and then removed', async () => {
    const { id } = await subscribe(world, await world.caller(), 'https://93.184.216.34/hooks');
    const [old, young] = [await restDelivery(world, id, 'sov.deleted'), await restDelivery(world, id, 'sov.deleted')];
    await world.sql(`update webhook_deliveries set created_at = now() - interval '90 days 1 minute' where id = $1`, [
      old,
    ]);
    await world.sql(`update webhook_deliveries set created_at = now() - interval '89 days' where id = $1`, [young]);
    await purgeDeliveries(world.app.infrastructure.db, 90);
    expect(await world.sql('select id from webhook_deliveries')).toEqual([{ id: young }]);
  });
});
