/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { purgeDeliveries } from '../../../src/background/webhooks/purge.js';
import { restDelivery } from '../../contract/webhooks.js';
import { type Caller, type Json, openWorld } from '../../support/worlds/world.js';
import { addContact, deliver, eventually, settled, subscribe } from './deliveries.js';
import { ok, openReceivers } from './receiver.js';

const fields = 'id webhookId since total more pending delivered failed finished';
const start = `mutation($webhookId: ID!, $since: DateTime!) {
  redeliverFailedWebhooks(input: { webhookId: $webhookId, since: $since }) { ${fields} } }`;
const show = `query($id: ID!) { webhookRedelivery(id: $id) { ${fields} } }`;

describe('the redelivery of all that failed', () => {
  const world = openWorld();
  const startReceiver = openReceivers();
  const worker = deliver(world);
  let caller: Caller;
  let stranger: Caller;
  const longAgo = '2020-01-01T00:00:00Z';

  beforeAll(async () => {
    caller = await world.caller();
    stranger = await world.caller();
  });

  const redeliver = async (webhookId: string, since = longAgo, by = caller) =>
    (await world.graphql(by, start, { webhookId, since })).body;
  const progress = async (id: string, by = caller) => (await world.graphql(by, show, { id })).body;

  /** A webhook with deliveries that failed, and their ids. */
  async function failing(count: number, url: string): Promise<{ id: string; deliveries: string[] }> {
    const { id } = await subscribe(world, caller, url);
    for (let n = 0; n < count; n += 1) await addContact(world, caller);
    await eventually(async () => {
      const { body } = await world.rest(caller, 'GET', `/webhooks/${id}/deliveries?status=delivered`);
      return body.meta.total === count;
    });
    const rows = await world.sql<{ id: string }>(
      `update webhook_deliveries set status = 'failed', attempt = 4 where webhook_id = $1 returning id`,
      [id],
    );
    return { id, deliveries: rows.map((row) => row.id) };
  }

  it('attempts each of them once more, and shows how far it is', async () => {
    const receiver = await startReceiver();
    const { id, deliveries } = await failing(3, receiver.url);
    const [refused] = deliveries;
    await worker.stop();
    const { data } = await redeliver(id);
    const job: Json = data.redeliverFailedWebhooks;
    expect(job).toMatchObject({ webhookId: id, total: 3, more: false, pending: 3, delivered: 0, finished: false });
    const eventOf = await world.sql<{ event_id: string }>('select event_id from webhook_deliveries where id = $1', [
      refused,
    ]);
    receiver.answer = (response, received) => {
      if (received.headers['webhook-id'] === eventOf[0]!.event_id) response.writeHead(500).end();
      else ok(response, received);
    };
    worker.start();
    const done = await eventually(async () => {
      const { webhookRedelivery } = (await progress(job.id)).data;
      return webhookRedelivery.finished && webhookRedelivery;
    });
    expect(done).toMatchObject({ total: 3, pending: 0, delivered: 2, failed: 1 });
    expect(receiver.received).toHaveLength(6);
    // The fifth attempt was the last.
    expect((await redeliver(id)).data.redeliverFailedWebhooks).toMatchObject({ total: 0, finished: true });
    const listed = await world.graphql(
      caller,
      `query($id: ID!) { webhookDeliveries(filter: { redeliveryId: $id }) { totalCount nodes { redeliveryId } } }`,
      { id: job.id },
    );
    expect(listed.body.data.webhookDeliveries).toMatchObject({
      totalCount: 3,
      nodes: [{ redeliveryId: job.id }, {}, {}],
    });
  });

  it('takes only failed deliveries of this webhook since the moment', async () => {
    const receiver = await startReceiver();
    const { id, deliveries } = await failing(2, receiver.url);
    const other = await failing(1, receiver.url);
    await worker.stop();
    await world.sql(`update webhook_deliveries set created_at = '2026-01-01' where id = $1`, [deliveries[0]]);
    const old = await redeliver(id, '2026-01-02T00:00:00Z');
    expect(old.data.redeliverFailedWebhooks).toMatchObject({ total: 1, pending: 1 });
    expect((await redeliver(id)).data.redeliverFailedWebhooks).toMatchObject({ total: 1 });
    const [row] = await world.sql<{ status: string }>('select status from webhook_deliveries where id = $1', [
      other.deliveries[0],
    ]);
    expect(row!.status).toBe('failed');
    worker.start();
    await settled(world, caller, id, { status: 'delivered', attempt: 5 });
  });

  it('is refused for an inactive webhook, for a member, and for the webhook or job of another account or mode', async () => {
    const { id } = await subscribe(world, caller, 'https://93.184.216.34/hooks');
    await restDelivery(world, id, 'webhook.test');
    const codes = async (by: Caller, job: string) => [
      (await redeliver(id, longAgo, by)).errors?.[0].extensions.code,
      (await progress(job, by)).errors?.[0].extensions.code,
    ];
    const sandbox = await world.sandboxOf(caller);
    const member = await world.caller({ organizationId: caller.organizationId });
    const job = (await redeliver(id, '2100-01-01T00:00:00Z')).data.redeliverFailedWebhooks;
    expect(job).toMatchObject({ total: 0, finished: true });
    expect(await codes(stranger, job.id)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
    expect(await codes(sandbox, job.id)).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    await world.sql(`update memberships set role = 'member' where user_id = $1`, [member.userId]);
    await world.rest(caller, 'PUT', `/webhooks/${id}`, { is_active: false });
    expect((await redeliver(id)).errors[0].extensions.errors).toEqual({
      isActive: ['The webhook is not active: activate it first.'],
    });
    const rows = await world.sql('select status from webhook_deliveries where webhook_id = $1', [id]);
    expect(rows).toEqual([{ status: 'failed' }]);
  });

  it('is forgotten with its deliveries', async () => {
    await purgeDeliveries(world.app.infrastructure.db, 30);
    expect(await world.sql('select id from webhook_redeliveries')).not.toEqual([]);
    await world.sql(`update webhook_redeliveries set created_at = now() - interval '31 days'`);
    await purgeDeliveries(world.app.infrastructure.db, 30);
    expect(await world.sql('select id from webhook_redeliveries')).toEqual([]);
  });
});

describe('a past event', () => {
  const world = openWorld();
  const startReceiver = openReceivers();
  deliver(world);
  const replay = `mutation($input: ReplayEventInput!) { replayEvent(input: $input) { id status attempt event eventId } }`;

  it('is found by its cursor, with its deliveries, and is sent again to any active webhook', async () => {
    const caller = await world.caller();
    const stranger = await world.caller();
    const receiver = await startReceiver();
    const { id } = await subscribe(world, caller, receiver.url);
    await addContact(world, caller);
    await settled(world, caller, id, { status: 'delivered' });
    const other = await subscribe(world, caller, receiver.url, ['notice.served']);
    const events = await world.graphql(caller, '{ events(types: [CONTACT_CREATED]) { nodes { id cursor } } }');
    const [event] = events.body.data.events.nodes as [Json];
    const query = `query($cursor: String!) { event(cursor: $cursor) { id type data deliveries { totalCount nodes { webhookId status } } } }`;
    const find = (by: Caller, cursor: string) => world.graphql(by, query, { cursor });
    const found = (await find(caller, event.cursor)).body.data.event;
    expect(found).toMatchObject({ id: event.id, type: 'CONTACT_CREATED' });
    expect(found.deliveries).toEqual({ totalCount: 1, nodes: [{ webhookId: id, status: 'DELIVERED' }] });
    const send = (by: Caller, cursor: string, webhookId: string) =>
      world.graphql(by, replay, { input: { cursor, webhookId } });
    const sent = await send(caller, event.cursor, other.id);
    expect(sent.body.data.replayEvent).toMatchObject({ status: 'PENDING', attempt: 0, eventId: event.id });
    await settled(world, caller, other.id, { status: 'delivered', attempt: 1 });
    expect(receiver.received.map(({ text }) => text)).toEqual([receiver.received[0]!.text, receiver.received[0]!.text]);

    const codes = [];
    for (const answer of [
      await find(stranger, event.cursor),
      await find(caller, 'x'),
      await send(stranger, event.cursor, id),
      await send(caller, 'x', id),
      await send(await world.sandboxOf(caller), event.cursor, id),
    ]) {
      codes.push(answer.body.errors[0].extensions.code);
    }
    expect(codes).toEqual(['NOT_FOUND', 'VALIDATION_FAILED', 'FORBIDDEN', 'VALIDATION_FAILED', 'NOT_FOUND']);
    await world.rest(caller, 'PUT', `/webhooks/${other.id}`, { is_active: false });
    const inactive = await send(caller, event.cursor, other.id);
    expect(inactive.body.errors[0].extensions.errors).toHaveProperty('isActive');
  });
});
