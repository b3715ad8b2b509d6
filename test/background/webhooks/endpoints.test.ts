/** @sampled tests */
import type { ServerResponse } from 'node:http';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { type Caller, type Json, openWorld } from '../../support/worlds/world.js';
import { addContact, deliver, eventually, passTime, settled, subscribe } from './deliveries.js';
import { openReceivers } from './receiver.js';

describe('webhook endpoints', () => {
  const world = openWorld();
  const startReceiver = openReceivers();
  const deliveries = deliver(world, 500);
  let caller: Caller;

  beforeAll(async () => {
    caller = await world.caller();
  });

  const rows = (webhookId: string) =>
    world.sql<Json>(
      `select *, exists (select from webhook_leases where delivery_id = id) as leased
       from webhook_deliveries where webhook_id = $1 order by event_position`,
      [webhookId],
    );

  it('get the events they subscribe to, all events with the star, and nothing of another account or mode', async () => {
    const own = await world.caller();
    const [all, some, foreign, sandboxed] = [
      await startReceiver(),
      await startReceiver(),
      await startReceiver(),
      await startReceiver(),
    ];
    await subscribe(world, own, all.url, ['*', 'contact.deleted']);
    await subscribe(world, own, some.url, ['contact.updated', 'contact.deleted']);
    await subscribe(world, caller, foreign.url, ['*']);
    await subscribe(world, await world.sandboxOf(own), sandboxed.url, ['*']);
    const id = await addContact(world, own);
    await world.rest(own, 'PUT', `/contacts/${id}`, { title: 'CFO' });
    await world.rest(own, 'DELETE', `/contacts/${id}`);
    await eventually(() => all.of('contact.deleted').length === 1 && some.received.length === 2);
    expect(all.received.map(({ body }) => body.type).filter((type) => type.startsWith('contact.'))).toEqual([
      'contact.created',
      'contact.updated',
      'contact.deleted',
    ]);
    expect(some.received.map(({ body }) => body.type)).toEqual(['contact.updated', 'contact.deleted']);
    expect(some.received[0]!.body.data.previous).toEqual({ title: null });
    expect(foreign.received.filter(({ body }) => body.organization_id !== caller.organizationId)).toEqual([]);
    expect(sandboxed.received.filter(({ body }) => body.livemode)).toEqual([]);
  });

  it('do not delay others if they are slow, and get five deliveries at a time', async () => {
    const own = await world.caller();
    const held: ServerResponse[] = [];
    const slow = await startReceiver((response) => {
      held.push(response);
    });
    const fast = await startReceiver();
    const { id } = await subscribe(world, own, slow.url);
    await subscribe(world, own, fast.url);
    for (let n = 0; n < 12; n += 1) await addContact(world, own, `N${n}`);
    await eventually(() => fast.received.length === 12 && slow.received.length === 5);
    const waiting = await rows(id);
    expect(waiting.filter(({ leased }) => leased)).toHaveLength(5);
    expect(waiting.filter(({ leased }) => !leased)).toHaveLength(7);
    slow.answer = (response) => {
      response.writeHead(200).end('ok');
    };
    for (const response of held) response.writeHead(200).end('ok');
    await eventually(async () => (await rows(id)).every(({ status }) => status === 'delivered'));
    expect(slow.maxOpen).toBeLessThanOrEqual(5);
    expect(slow.received).toHaveLength(12);
  });

  it('get the events of a record in order: a later one waits while an earlier one is retried', async () => {
    const own = await world.caller();
    const receiver = await startReceiver((response, { body }) => {
      response.writeHead(body.type === 'contact.created' ? 500 : 200).end();
    });
    const { id } = await subscribe(world, own, receiver.url, ['contact.created', 'contact.updated']);
    const contactId = await addContact(world, own);
    await settled(world, own, id, { attempt: 1 });
    for (const title of ['CFO', 'CEO']) await world.rest(own, 'PUT', `/contacts/${contactId}`, { title });
    const other = await addContact(world, own, 'Other');
    await eventually(async () => (await rows(id)).length === 4);
    await eventually(() => receiver.received.some(({ body }) => body.data.object.id === other));
    expect(receiver.of('contact.updated')).toEqual([]);
    receiver.answer = (response) => {
      response.writeHead(200).end();
    };
    await passTime(world, id);
    await eventually(async () => (await rows(id)).every(({ status }) => status === 'delivered'));
    const deliveries = receiver.received.filter(({ body }) => body.data.object.id === contactId);
    expect(deliveries.map(({ body }) => [body.type, body.data.object.title])).toEqual([
      ['contact.created', null],
      ['contact.created', null],
      ['contact.updated', 'CFO'],
      ['contact.updated', 'CEO'],
    ]);
  });

  it('get a test immediately, whatever else waits for a retry', async () => {
    const own = await world.caller();
    const receiver = await startReceiver((response, { body }) => {
      response.writeHead(body.type === 'webhook.test' ? 200 : 500).end();
    });
    const { id } = await subscribe(world, own, receiver.url, ['webhook.updated']);
    await world.rest(own, 'PUT', `/webhooks/${id}`, { description: 'Fails' });
    await settled(world, own, id, { attempt: 1 });
    expect((await world.rest(own, 'POST', `/webhooks/${id}/test`)).status).toBeLessThan(300);
    await eventually(() => receiver.of('webhook.test').length === 1);
  });

  it('get the later events of a record once an earlier one is in the failure queue', async () => {
    const own = await world.caller();
    const receiver = await startReceiver((response, { body }) => {
      response.writeHead(body.type === 'contact.created' ? 500 : 200).end();
    });
    const { id } = await subscribe(world, own, receiver.url, ['contact.created', 'contact.updated']);
    const contactId = await addContact(world, own);
    await world.rest(own, 'PUT', `/contacts/${contactId}`, { title: 'CFO' });
    for (let attempt = 1; attempt < 4; attempt += 1) {
      await eventually(async () => (await rows(id))[0]?.attempts.length === attempt);
      await passTime(world, id);
    }
    await eventually(async () => (await rows(id)).map(({ status }) => status).join() === 'failed,delivered');
  });

  // The state of the rows when a worker is killed after sending and before recording the result.
  it('get an event again after a worker that sent it was killed', async () => {
    const own = await world.caller();
    const receiver = await startReceiver();
    const { id } = await subscribe(world, own, receiver.url);
    await deliveries.stop();
    await addContact(world, own);
    await eventually(async () => (await rows(id)).length === 1);
    await world.sql(
      `insert into webhook_leases (webhook_id, delivery_id, attempt, leased_until)
       select webhook_id, id, 1, now() + interval '1 minute' from webhook_deliveries where webhook_id = $1`,
      [id],
    );
    deliveries.start();
    await settled(world, own, id, { status: 'pending' });
    expect(receiver.received).toEqual([]);
    await deliveries.stop();
    await world.sql('update webhook_leases set leased_until = now() where webhook_id = $1', [id]);
    deliveries.start();
    const delivery = await settled(world, own, id, { status: 'delivered', attempt: 2 });
    expect(receiver.received).toHaveLength(1);
    expect(delivery.attempts).toMatchObject([
      { number: 1, response_code: null, error: 'The worker stopped before the outcome was known.' },
      { number: 2, response_code: 204, error: null },
    ]);
  });

  it('get the deliveries of a stopped worker from the next one immediately', async () => {
    const own = await world.caller();
    const held: ServerResponse[] = [];
    const receiver = await startReceiver((response) => {
      held.push(response);
    });
    const { id } = await subscribe(world, own, receiver.url);
    await addContact(world, own);
    await eventually(() => held.length === 1);
    const stopped = deliveries.stop();
    receiver.answer = (response) => {
      response.writeHead(200).end();
    };
    await stopped;
    const [left] = await rows(id);
    expect(left).toMatchObject({ status: 'pending', attempt: 1, leased: false });
    expect(left.error).toBe('The service stopped before the endpoint answered.');
    deliveries.start();
    await settled(world, own, id, { status: 'delivered', attempt: 2 });
  });
});
