/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { openWorkers } from '../../support/worlds/workers.js';
import { openWorld } from '../../support/worlds/world.js';
import { addContact, eventually, settled, subscribe } from './deliveries.js';
import { ok, openReceivers } from './receiver.js';

describe('a worker process', () => {
  const world = openWorld();
  const startReceiver = openReceivers();
  const startWorker = openWorkers(world);

  it('leaves an event to the next, which sends it again, if it is killed between sending and recording it', async () => {
    const caller = await world.caller();
    const first = startWorker();
    const receiver = await startReceiver((response) => {
      first.process.kill('SIGKILL');
      response.destroy();
    });
    const { id } = await subscribe(world, caller, receiver.url);
    await addContact(world, caller);
    expect(await first.exited).toBeNull();
    receiver.answer = ok;
    const [left] = await world.sql(
      `select status, l.attempt from webhook_deliveries d join webhook_leases l on l.delivery_id = d.id where d.webhook_id = $1`,
      [id],
    );
    expect(left).toEqual({ status: 'pending', attempt: 1 });
    await world.sql('update webhook_leases set leased_until = now() where webhook_id = $1', [id]);
    const second = startWorker();
    await settled(world, caller, id, { status: 'delivered', attempt: 2 });
    expect(receiver.received).toHaveLength(2);
    expect(receiver.received[1]!.headers['webhook-id']).toBe(receiver.received[0]!.headers['webhook-id']);
    expect(receiver.received[1]!.text).toBe(receiver.received[0]!.text);

    second.process.kill('SIGTERM');
    expect(await second.exited).toBe(0);
    expect(second.output()).not.toContain('"level":"error"');
  });

  it('shares endpoints with other workers: each event is delivered once, five at a time', async () => {
    const caller = await world.caller();
    const receiver = await startReceiver();
    const { id } = await subscribe(world, caller, receiver.url);
    for (let n = 0; n < 30; n += 1) await addContact(world, caller, `N${n}`);
    startWorker();
    startWorker();
    await eventually(async () => {
      const [{ left }] = (await world.sql<{ left: number }>(
        `select count(*) filter (where status <> 'delivered')::int as left from webhook_deliveries where webhook_id = $1`,
        [id],
      )) as [{ left: number }];
      return left === 0;
    });
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(30);
    expect(receiver.received).toHaveLength(30);
    expect(receiver.maxOpen).toBeLessThanOrEqual(5);
  });
});
