/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { deliver, eventually, subscribe } from '../background/webhooks/deliveries.js';
import { openReceivers } from '../background/webhooks/receiver.js';
import { type Caller, type Json, openWorld } from '../support/worlds/world.js';

const url = 'https://93.184.216.34/hooks';

describe('a webhook', () => {
  const world = openWorld();
  const startReceiver = openReceivers();
  deliver(world);
  let owner: Caller;
  let member: Caller;

  beforeAll(async () => {
    owner = await world.caller();
    member = await world.caller({ organizationId: owner.organizationId });
    await world.sql(`update memberships set role = 'member' where user_id = $1`, [member.userId]);
  });

  const create = (body: object, by = owner) => world.rest(by, 'POST', '/webhooks', body);

  it('shows its secret when it is created and rotated, and nowhere else', async () => {
    const own = await world.caller();
    const created = await create({ url, events: ['contact.created', '*', 'contact.created'] }, own);
    expect(created.status).toBe(201);
    const { id, secret, ...rest } = created.body.data;
    expect(secret).toMatch(/^whsec_/);
    expect(rest).toMatchObject({
      organization_id: own.organizationId,
      url,
      events: ['contact.created', '*'],
      is_active: true,
      failure_count: 0,
      last_delivery_at: null,
    });
    expect((await world.rest(own, 'GET', `/webhooks/${id}`)).body.data).toEqual({ id, ...rest });
    const asked = await world.graphql(own, '{ webhooks { nodes { id secret } } }');
    expect(asked.body.data.webhooks.nodes.map((node: Json) => node.secret)).toEqual([null]);
    const rotated = await world.rest(own, 'POST', `/webhooks/${id}/rotate-secret`);
    expect(rotated.body.data.secret).toMatch(/^whsec_/);
    expect(rotated.body.data.secret).not.toBe(secret);
    const [row] = await world.sql<Json>('select * from webhooks where id = $1', [id]);
    const log = JSON.stringify(await world.sql('select * from audit_entries where auditable_id = $1', [id]));
    const events = JSON.stringify(await world.sql('select payload from events where subject_id = $1', [id]));
    for (const shown of [secret, rotated.body.data.secret]) {
      expect(row.sealed_secret.includes(shown)).toBe(false);
      expect(log + events).not.toContain(shown);
    }
    expect(log + events).not.toContain('sealed');
  });

  it('signs with both secrets for a day after a rotation', async () => {
    const receiver = await startReceiver();
    const { id, secret } = await subscribe(world, owner, receiver.url);
    const rotated = (await world.rest(owner, 'POST', `/webhooks/${id}/rotate-secret`)).body.data;
    const test = () => world.rest(owner, 'POST', `/webhooks/${id}/test`);
    expect((await test()).status).toBe(200);
    await eventually(() => receiver.received.length === 1);
    const verify = (by: string, { text, headers }: (typeof receiver.received)[number]) =>
      new Webhook(by).verify(text, headers as Record<string, string>);
    for (const by of [secret, rotated.secret]) expect(verify(by, receiver.received[0]!)).toBeTruthy();
    expect(Date.parse(rotated.previous_secret_expires_at) - Date.parse(rotated.updated_at)).toBeCloseTo(86_400_000, -3);
    await world.sql('update webhooks set previous_secret_expires_at = now() where id = $1', [id]);
    await test();
    await eventually(() => receiver.received.length === 2);
    expect(verify(rotated.secret, receiver.received[1]!)).toBeTruthy();
    expect(() => verify(secret, receiver.received[1]!)).toThrow();
  });

  it('is tested with an event for it alone, whatever events it subscribes to', async () => {
    const [tested, other] = [await startReceiver(), await startReceiver()];
    const { id } = await subscribe(world, owner, tested.url, ['sov.deleted']);
    await subscribe(world, owner, other.url, ['*']);
    await world.rest(owner, 'POST', `/webhooks/${id}/test`);
    await eventually(() => tested.received.length === 1);
    expect(tested.received[0]!.body).toMatchObject({
      type: 'webhook.test',
      data: { object: { id, events: ['sov.deleted'] } },
    });
    expect(other.of('webhook.test')).toEqual([]);
    await world.rest(owner, 'PUT', `/webhooks/${id}`, { is_active: false });
    const refused = await world.rest(owner, 'POST', `/webhooks/${id}/test`);
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { is_active: ['The webhook is not active: activate it first.'] },
    ]);
  });

  it.each([
    [{}, { url: ['The url field is required.'], events: ['The events field is required.'] }],
    [{ url: 'nonsense', events: ['*'] }, { url: ['The url field must be a valid URL.'] }],
    [{ url: 'ftp://example.com', events: ['*'] }, { url: ['The url field must be a valid URL.'] }],
    [
      { url: 'https://user@example.com', events: [] },
      {
        url: ['The url field must not hold a user name or password.'],
        events: ['The events field must have at least 1 item.'],
      },
    ],
    [{ url: 'https://0x7f.1/', events: ['*'] }, { url: ['The url field must write its IP address in the usual way.'] }],
    [{ url: `${url}/${'x'.repeat(2_048)}`, events: ['*'] }, { url: [expect.stringContaining('2048 characters')] }],
    [{ url, events: 'contact.created' }, { events: ['The events field must be an array.'] }],
    [{ url, events: ['*', 'contact.exploded'] }, { 'events.1': [expect.stringContaining('must be one of')] }],
    [{ url, events: ['*', null] }, { 'events.1': ['The events.1 field is required.'] }],
  ])('cannot be created from %j', async (body, errors) => {
    const answer = await create(body);
    expect([answer.status, answer.body.errors]).toEqual([422, errors]);
  });

  it('can be changed, tested and deleted by owners and admins, and read by every member', async () => {
    const { id } = (await create({ url, events: ['*'] })).body.data;
    const calls: Array<[string, string, object?]> = [
      ['POST', '/webhooks', { url, events: ['*'] }],
      ['PUT', `/webhooks/${id}`, { description: 'x' }],
      ['POST', `/webhooks/${id}/rotate-secret`],
      ['POST', `/webhooks/${id}/test`],
      ['DELETE', `/webhooks/${id}`],
    ];
    for (const [method, path, body] of calls) {
      const answer = await world.rest(member, method, path, body);
      expect([method, path, answer.status, answer.body.code]).toEqual([method, path, 403, 'forbidden']);
    }
    expect((await world.rest(member, 'GET', `/webhooks/${id}`)).status).toBe(200);
    expect((await world.rest(member, 'GET', `/webhooks/${id}/deliveries`)).status).toBe(200);
    await world.sql(`update memberships set role = 'admin' where user_id = $1`, [member.userId]);
    expect((await world.rest(member, 'DELETE', `/webhooks/${id}`)).status).toBe(200);
    await world.sql(`update memberships set role = 'member' where user_id = $1`, [member.userId]);
  });

  it('has its own deliveries, and another webhook’s are not found under it', async () => {
    const receiver = await startReceiver();
    const [first, second] = [await subscribe(world, owner, receiver.url), await subscribe(world, owner, receiver.url)];
    await world.rest(owner, 'POST', `/webhooks/${first.id}/test`);
    const [delivery] = await eventually(async () => {
      const { data } = (await world.rest(owner, 'GET', `/webhooks/${first.id}/deliveries`)).body;
      return data.length > 0 && data;
    });
    for (const [method, rest] of [
      ['GET', ''],
      ['POST', '/redeliver'],
    ] as const) {
      const answer = await world.rest(owner, method, `/webhooks/${second.id}/deliveries/${delivery.id}${rest}`);
      expect([answer.status, answer.body.message]).toEqual([
        404,
        `There is no webhook delivery with the id ${delivery.id}.`,
      ]);
    }
    expect((await world.rest(owner, 'GET', `/webhooks/${second.id}/deliveries`)).body.data).toEqual([]);
  });

  it('links to its deliveries, their log and their payloads through GraphQL', async () => {
    const receiver = await startReceiver();
    const { id } = await subscribe(world, owner, receiver.url);
    await world.graphql(owner, 'mutation($input: RecordInput!) { testWebhook(input: $input) { id } }', {
      input: { id },
    });
    const node = await eventually(async () => {
      const { body } = await world.graphql(
        owner,
        `query($id: ID!) { webhook(id: $id) { organization { id } deliveries(filter: { status: DELIVERED }) { totalCount nodes {
          event payload attempts { number responseCode } webhook { id } } } } }`,
        { id },
      );
      const { organization, deliveries } = body.data.webhook;
      expect(organization.id).toBe(owner.organizationId);
      return deliveries.totalCount === 1 && deliveries.nodes[0];
    });
    expect(node).toMatchObject({
      event: 'WEBHOOK_TEST',
      payload: receiver.received[0]!.body,
      attempts: [{ number: 1, responseCode: 204 }],
      webhook: { id },
    });
  });

  it('is limited to fifty per organization and mode, also under concurrent creation', async () => {
    const many = await world.caller();
    const answers = await Promise.all(
      Array.from({ length: 55 }, () => create({ url, events: ['notice.served'] }, many)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(50);
    for (const { body } of answers.filter(({ status }) => status !== 201)) {
      expect(body.errors).toEqual({ url: ['An organization may have at most 50 webhooks: delete one first.'] });
    }
    const [first] = answers.filter(({ status }) => status === 201);
    await world.rest(many, 'DELETE', `/webhooks/${first!.body.data.id}`);
    expect((await create({ url, events: ['notice.served'] }, many)).status).toBe(201);
    expect((await create({ url, events: ['notice.served'] }, await world.sandboxOf(many))).status).toBe(201);
  });
});

describe('a webhook in production', () => {
  const world = openWorld({ nodeEnv: 'production', webhookAllowPrivate: false });

  it.each([
    ['http://93.184.216.34/', 'must begin with https://.'],
    ['https://127.0.0.1/', 'must not lead to a private, local or reserved address.'],
    ['https://[::1]/', 'must not lead to a private, local or reserved address.'],
    ['https://169.254.169.254/latest/meta-data/', 'must not lead to a private, local or reserved address.'],
    ['https://localhost/', 'must have a public host name.'],
  ])('cannot be created with, or changed to, %s', async (address, sentence) => {
    const caller = await world.caller();
    const errors = { url: [`The url field ${sentence}`] };
    const created = await world.rest(caller, 'POST', '/webhooks', { url: address, events: ['*'] });
    expect([created.status, created.body.errors]).toEqual([422, errors]);
    const { id } = (await world.rest(caller, 'POST', '/webhooks', { url, events: ['*'] })).body.data;
    const moved = await world.rest(caller, 'PUT', `/webhooks/${id}`, { url: address });
    expect([moved.status, moved.body.errors]).toEqual([422, errors]);
  });
});
