/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../../background/webhooks/deliveries.js';
import { ledgerOf } from '../../support/records/credits.js';
import { makeRequest } from '../../support/records/fulfillment.js';
import { openFakePartner } from '../../support/records/partner.js';
import { openWorkers } from '../../support/worlds/workers.js';
import { openWorld } from '../../support/worlds/world.js';

const { partner, settings } = await openFakePartner();

describe('a worker', () => {
  const world = openWorld(settings);
  // Calls are free, so that the worker does not post a settlement for them when a minute ends.
  beforeAll(() => world.sql(`update prices set credits = 0 where event_type = 'api_call'`));
  const startWorker = openWorkers(world, { PARTNER_URL: settings.partnerUrl, PARTNER_SECRET: settings.partnerSecret });

  it('creates no second ticket if it is killed between the partner’s answer and the commit', async () => {
    const caller = await world.caller({ credits: '200.00' });
    const { id } = await makeRequest(world, caller, { fulfillment_scope: 'full_service' });
    const show = async () => (await world.rest(caller, 'GET', `/fulfillment-requests/${id}`)).body.data;
    const first = startWorker();
    // The request's row is locked, so the worker gets the answer but cannot commit it.
    const em = world.app.infrastructure.orm.em.fork();
    await em.begin();
    await em.execute('select 1 from fulfillment_requests where id = ? for update', [id]);
    await eventually(async () => {
      const waiting = await world.sql(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
           and query ilike '%fulfillment_requests%for update%'`,
      );
      return waiting.length > 0;
    });
    expect(partner.tickets.size).toBe(1);
    first.process.kill('SIGKILL');
    await first.exited;
    await em.rollback();
    expect((await show()).status).toBe('queued');
    await world.sql('update tasks set leased_until = now() where subject_id = $1', [id]);
    startWorker();
    await eventually(async () => (await show()).status === 'submitted');
    expect(partner.calls.map(({ idempotencyKey }) => idempotencyKey)).toEqual([`${id}:0`, `${id}:0`]);
    expect([...partner.tickets.keys()]).toEqual([(await show()).partner_resource_id]);
    expect(await ledgerOf(world, caller.organizationId)).toHaveLength(3);
  });
});
