import { beforeAll, describe, expect, it } from '@jest/globals';
import { claimDue, firstCursor } from '../../../src/background/webhooks/claim.js';
import { type Caller, openWorld } from '../../support/worlds/world.js';
import { addContact, eventually, subscribe } from './deliveries.js';

describe('a claim of deliveries', () => {
  const world = openWorld();
  let caller: Caller;

  beforeAll(async () => {
    caller = await world.caller();
  });

  /** Claims up to a number of the deliveries that are due, and returns them. Only this file claims in this world. */
  const claim = async (most: number) => (await claimDue(world.app.infrastructure.db, firstCursor, most)).claims;
  const waiting = (count: number) =>
    eventually(async () => {
      const [{ made }] = (await world.sql(
        `select (select count(*) from webhook_deliveries where status = 'pending')::int - (select count(*) from webhook_leases)::int as made`,
      )) as [{ made: number }];
      return made === count;
    });
  const settleAll = () => world.sql('with leases as (delete from webhook_leases) delete from webhook_deliveries');

  it('shares few free slots among all endpoints, the least busy first', async () => {
    const endpoints = 4;
    const ids: string[] = [];
    for (let n = 0; n < endpoints; n += 1)
      ids.push((await subscribe(world, caller, `http://localhost:9/${n}`, ['contact.created'])).id);
    for (let n = 0; n < 3; n += 1) await addContact(world, caller, `N${n}`);
    await waiting(endpoints * 3);
    const first = await claim(3);
    expect(new Set(first.map(({ webhookId }) => webhookId)).size).toBe(3);
    const second = await claim(2);
    const [left] = ids.filter((id) => !first.some(({ webhookId }) => webhookId === id));
    expect(second.map(({ webhookId }) => webhookId)).toContain(left);
    await claim(3);
    const counts = await world.sql('select count(*)::int as claimed from webhook_leases group by webhook_id');
    expect(counts).toEqual(ids.map(() => ({ claimed: 2 })));
    await world.sql('update webhooks set is_active = false');
    await settleAll();
  });

  it('takes one delivery of each record, the oldest, however many one record has', async () => {
    const { id } = await subscribe(world, caller, 'http://localhost:9/', ['contact.created', 'contact.updated']);
    const busy = await addContact(world, caller);
    for (const title of ['CFO', 'CEO', 'COO', 'CTO', 'CIO', 'CMO'])
      await world.rest(caller, 'PUT', `/contacts/${busy}`, { title });
    const other = await addContact(world, caller, 'Other');
    await waiting(8);
    const claims = await claim(100);
    expect(claims.map(({ webhookId }) => webhookId)).toEqual([id, id]);
    expect(claims.map(({ body }) => JSON.parse(body!))).toMatchObject([
      { type: 'contact.created', data: { object: { id: busy } } },
      { type: 'contact.created', data: { object: { id: other } } },
    ]);
    expect(await claim(100)).toEqual([]);
  });
});
