/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { sequenceEvents } from '../../../src/events/sequencer.js';
import { addContact, deliver, subscribe } from '../../background/webhooks/deliveries.js';
import { openReceivers, type Receiver } from '../../background/webhooks/receiver.js';
import { closing } from '../../support/worlds/live.js';
import { openLiveWorld } from '../../support/worlds/live-world.js';
import type { Caller, Json } from '../../support/worlds/world.js';

const query = `subscription ($ids: [ID!], $webhookId: ID, $after: String) {
  webhookDeliveryUpdated(ids: $ids, webhookId: $webhookId, after: $after) {
    cursor webhookDelivery { id status attempt webhook { id } } } }`;

describe('the subscription to webhook deliveries', () => {
  const live = openLiveWorld();
  const { world } = live;
  const startReceiver = openReceivers();
  deliver(world);
  let caller: Caller;
  let receiver: Receiver;
  let webhookId: string;

  beforeAll(async () => {
    caller = await world.caller();
    receiver = await startReceiver();
    webhookId = (await subscribe(world, caller, receiver.url)).id;
    await live.settled();
  });

  const delivered = async (by = caller) => {
    await addContact(world, by);
    await sequenceEvents(world.app.infrastructure.db);
  };
  const statuses = (values: Array<{ webhookDelivery: { status: string } }>) =>
    values.map(({ webhookDelivery }) => webhookDelivery.status);
  const isDelivered = ({ values }: { values: Array<{ webhookDelivery: { status: string } }> }) =>
    statuses(values).includes('DELIVERED');

  it('sends a delivery when it is created and after its attempts', async () => {
    receiver.answer = (response) => {
      response.writeHead(500).end();
    };
    const stream = await live.subscribed(caller, query);
    await delivered();
    await stream.until(({ values }) => values.at(-1)?.webhookDelivery.attempt === 1);
    receiver.answer = (response) => {
      response.writeHead(204).end();
    };
    const { id } = stream.values.at(-1).webhookDelivery;
    expect(stream.values.at(-1)).toEqual({
      cursor: expect.any(String),
      webhookDelivery: { id, status: 'PENDING', attempt: 1, webhook: { id: webhookId } },
    });
    await world.sql('update webhook_deliveries set next_attempt_at = now() where id = $1', [id]);
    await stream.until(({ values }) => values.at(-1)?.webhookDelivery.attempt === 2);
    expect(stream.values.at(-1).webhookDelivery).toMatchObject({ id, status: 'DELIVERED' });
  });

  it('sends those of one webhook, or those that are named', async () => {
    const second = await subscribe(world, caller, receiver.url);
    const ofSecond = await live.subscribed(caller, query, { webhookId: second.id });
    const all = await live.subscribed(caller, query);
    await delivered();
    await ofSecond.until(isDelivered);
    await all.until(({ values }) => statuses(values).filter((status) => status === 'DELIVERED').length === 2);
    expect(new Set(ofSecond.values.map(({ webhookDelivery }) => webhookDelivery.webhook.id))).toEqual(
      new Set([second.id]),
    );
    const named = ofSecond.values[0].webhookDelivery.id;
    const after = all.values[0].cursor;
    const one = await live.subscribed(caller, query, { ids: [named] });
    const resumed = await live.subscribed(caller, query, { ids: [named], after });
    await world.sql('update webhook_deliveries set updated_at = now() where webhook_id = any($1)', [
      [webhookId, second.id],
    ]);
    await one.count(1);
    await resumed.count(1);
    const ids = [...one.values, ...resumed.values].map(({ webhookDelivery }) => webhookDelivery.id);
    expect(new Set(ids)).toEqual(new Set([named]));
    await world.rest(caller, 'DELETE', `/webhooks/${second.id}`);
  });

  it('sends what a client missed, and only that', async () => {
    const rows = await world.sql<{ id: string }>('select id from webhook_deliveries where webhook_id = $1', [
      webhookId,
    ]);
    const earlier = new Set(rows.map(({ id }) => id));
    // What other tests changed may arrive only now.
    const listNew = (values: Json[]) => values.filter(({ webhookDelivery }) => !earlier.has(webhookDelivery.id));
    const isNewDelivered = ({ values }: { values: Json[] }) => statuses(listNew(values)).includes('DELIVERED');
    const first = await live.subscribed(caller, query);
    await delivered();
    // Its creation and its attempt. On a busy machine both are read when it is delivered already.
    await first.until(({ values }) => listNew(values).length === 2);
    first.stop();
    const known = listNew(first.values).at(-1)!;
    await delivered();
    const again = await live.subscribed(caller, query, { after: known.cursor });
    await again.until(isNewDelivered);
    await delivered();
    await again.until(
      ({ values }) => new Set(listNew(values).map(({ webhookDelivery }) => webhookDelivery.id)).size === 2,
    );
    expect(again.values.map(({ webhookDelivery }) => webhookDelivery.id)).not.toContain(known.webhookDelivery.id);
  });

  it('resumes from the moment the socket opened, and from the cursor of an event', async () => {
    let cursor = '';
    const client = live.client(caller);
    client.on('connected', (_socket, payload) => {
      cursor = (payload as { cursor: string }).cursor;
    });
    const events = await live.subscribed(caller, 'subscription { events { cursor } }', {}, client);
    await addContact(world, caller, 'First');
    await events.count(1);
    await client.dispose();
    await delivered();
    for (const after of [cursor, events.values[0].cursor]) {
      const stream = await live.subscribed(caller, query, { after });
      await stream.count(2);
      await live.leave();
    }
  });

  it('sends a delivery that the service gives up, and one that is sent again', async () => {
    const stream = await live.subscribed(caller, query);
    receiver.answer = (response) => {
      response.writeHead(410).end();
    };
    await delivered();
    await stream.until(({ values }) => statuses(values).includes('FAILED'));
    receiver.answer = (response) => {
      response.writeHead(204).end();
    };
    const { id } = stream.values.at(-1).webhookDelivery;
    await world.rest(caller, 'PUT', `/webhooks/${webhookId}`, { is_active: true });
    await world.rest(caller, 'POST', `/webhooks/${webhookId}/deliveries/${id}/redeliver`);
    await stream.until(({ values }) => values.at(-1).webhookDelivery.status === 'DELIVERED');
  });

  it('sends nothing of other accounts and of the other mode', async () => {
    const [stranger, sandbox] = [await world.caller(), await world.sandboxOf(caller)];
    const own = await subscribe(world, stranger, receiver.url);
    const foreign = await live.subscribed(stranger, query, { webhookId });
    const tested = await live.subscribed(sandbox, query);
    const stream = await live.subscribed(stranger, query);
    const mine = await live.subscribed(caller, query);
    await delivered();
    await mine.until(isDelivered);
    await delivered(stranger);
    await stream.until(isDelivered);
    expect(new Set(stream.values.map(({ webhookDelivery }) => webhookDelivery.webhook.id))).toEqual(new Set([own.id]));
    expect([foreign.results, tested.results]).toEqual([[], []]);
    const after = mine.values[0].cursor;
    const replayed = await live.subscribed(stranger, query, { webhookId, after });
    expect(replayed.results).toEqual([]);
  });

  it('sends a member who only reads the same, and ends with the token', async () => {
    const reader = await world.caller({ organizationId: caller.organizationId });
    await world.sql(`update memberships set role = 'read_only' where user_id = $1`, [reader.userId]);
    await world.sql(`select pg_notify('cps_auth', $1)`, [`user:${reader.userId}`]);
    const client = live.client(reader);
    const closed = closing(client);
    const stream = await live.subscribed(reader, query, {}, client);
    await delivered();
    await stream.until(isDelivered);
    await world.sql('update access_tokens set revoked_at = now() where id = $1', [reader.tokenId]);
    await world.sql(`select pg_notify('cps_auth', $1)`, [`token:${reader.tokenId}`]);
    expect(await closed).toMatchObject({ code: 4401 });
    const seen = stream.results.length;
    await delivered();
    expect(stream.results).toHaveLength(seen);
  });

  it('loses nothing when its process loses the connection that listens', async () => {
    const stream = await live.subscribed(caller, query);
    await delivered();
    await stream.until(isDelivered);
    const { length } = stream.results;
    await world.sql(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen%'`,
    );
    await delivered();
    await stream.until(({ values }) => statuses(values.slice(length)).includes('DELIVERED'));
  });

  it('is silent about deliveries and webhooks that do not exist', async () => {
    const unknown = '019a8f11-2b3c-7d4e-8f5a-6b7c8d9e0f1a';
    const streams = [
      await live.subscribed(caller, query, { ids: [unknown] }),
      await live.subscribed(caller, query, { webhookId: unknown }),
      await live.subscribed(caller, query),
    ];
    await delivered();
    await streams[2]!.until(isDelivered);
    expect(streams.slice(0, 2).map(({ results, failed }) => [results.length, failed])).toEqual([
      [0, undefined],
      [0, undefined],
    ]);
  });

  it.each([
    ['a webhook that is no id', { webhookId: 'mine' }, 'BAD_USER_INPUT'],
    ['an id that is none', { ids: ['7'] }, 'BAD_USER_INPUT'],
    ['no ids', { ids: [] }, 'VALIDATION_FAILED'],
    ['an invalid cursor', { after: 'yesterday' }, 'VALIDATION_FAILED'],
    [
      'a cursor that was never issued',
      { after: Buffer.from('["EVENT",999999999]').toString('base64url') },
      'VALIDATION_FAILED',
    ],
  ])('refuses %s', async (_what, variables, code) => {
    const [error] = await live.refused(caller, query, variables);
    expect(error!.extensions.code).toBe(code);
  });

  it('takes a cursor whose place among the deliveries was altered for one without it', async () => {
    for (const place of ['"x"', '[-1]', '[1e300]', '[1,"a"]', `[1,2,3,"'; drop table webhooks"]`, '{}', 'null']) {
      const after = Buffer.from(`["EVENT",0,${place}]`).toString('base64url');
      const stream = await live.subscribed(caller, query, { after });
      expect([place, stream.failed]).toEqual([place, undefined]);
    }
  });
});
