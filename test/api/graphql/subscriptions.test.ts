/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import * as ledger from '../../../src/ledger/index.js';
import { bodies, type GoldenPath, generate, goldenPath } from '../../support/records/golden-path.js';
import { openLiveWorld } from '../../support/worlds/live-world.js';
import type { Caller } from '../../support/worlds/world.js';

const all = `subscription ($types: [EventType!], $after: String) {
  events(types: $types, after: $after) { cursor type subjectId } }`;

describe('subscriptions', () => {
  const live = openLiveWorld();
  const { world } = live;
  let caller: Caller;
  let path: GoldenPath;

  beforeAll(async () => {
    caller = await world.caller();
    path = await goldenPath(world, caller);
    await live.settled();
  });

  const rename = (title: string) => world.rest(caller, 'PUT', `/contacts/${path.contactId}`, { title });
  const newNotice = async () => {
    const body = { ...bodies.notice, project_id: path.projectId, organization_id: path.organizationId };
    return (await world.rest(caller, 'POST', '/notices', body)).body.data;
  };

  it('deliver changes made by another process, as webhooks would', async () => {
    const contact = { ...bodies.contact, organization_id: caller.organizationId };
    const contactId: string = (await world.rest(caller, 'POST', '/contacts', contact)).body.data.id;
    await live.settled();
    const stream = await live.subscribed(
      caller,
      'subscription { events { cursor id type occurredAt subjectType subjectId data } }',
    );
    const { body } = await world.rest(caller, 'PUT', `/contacts/${contactId}`, { title: 'Controller' });
    await stream.count(1);
    expect(stream.values).toEqual([
      {
        cursor: expect.any(String),
        id: expect.any(String),
        type: 'CONTACT_UPDATED',
        occurredAt: expect.stringMatching(/\+00:00$/),
        subjectType: 'CONTACT',
        subjectId: contactId,
        data: { object: body.data, previous: { title: null } },
      },
    ]);
  });

  it('deliver the events after a cursor and then new ones, once and in order', async () => {
    const first = await live.subscribed(caller, all);
    await rename('One');
    await first.count(1);
    first.stop();
    for (const title of ['Two', 'Three', 'Four']) await rename(title);
    const again = await live.subscribed(
      caller,
      'subscription ($after: String) { events(after: $after) { cursor data } }',
      { after: first.values[0].cursor },
    );
    for (const title of ['Five', 'Six']) await rename(title);
    await again.count(5);
    expect(again.values.map(({ data }) => data.object.title)).toEqual(['Two', 'Three', 'Four', 'Five', 'Six']);
  });

  it('can resume from the moment the socket opened, before any event arrived', async () => {
    let cursor = '';
    const client = live.client(caller);
    client.on('connected', (_socket, payload) => {
      cursor = (payload as { cursor: string }).cursor;
    });
    await live.subscribed(caller, all, {}, client);
    await client.dispose();
    await rename('Missed');
    const stream = await live.subscribed(caller, all, { after: cursor });
    await stream.count(1);
    expect(stream.values).toMatchObject([{ type: 'CONTACT_UPDATED' }]);
  });

  it('can follow from the place of an answer, which shows what happened before', async () => {
    await rename('Before');
    await live.settled();
    const ask = 'query ($id: ID!) { contact(id: $id) { title } }';
    const read = await world.graphql(caller, ask, { id: path.contactId }, {}, live.app);
    expect(read.body.data.contact).toEqual({ title: 'Before' });
    await rename('Since');
    const stream = await live.subscribed(caller, 'subscription ($after: String) { events(after: $after) { data } }', {
      after: read.headers['x-event-cursor'],
    });
    await stream.count(1);
    expect(stream.values.map(({ data }) => data.object.title)).toEqual(['Since']);
  });

  it('begin at no place of a change, or of an answer without a caller', async () => {
    const update = 'mutation ($id: ID!) { updateContact(input: { id: $id, title: "Clerk" }) { contact { id } } }';
    const changed = await world.graphql(caller, update, { id: path.contactId }, {}, live.app);
    expect(changed.headers['x-event-cursor']).toBeUndefined();
    const anonymous = await world.graphql(null, '{ __typename }', {}, {}, live.app);
    expect(anonymous.headers['x-event-cursor']).toBeUndefined();
  });

  it('deliver only the requested types, both from the table and live', async () => {
    const before = await live.subscribed(caller, all);
    await rename('Treasurer');
    await before.count(1);
    const { id } = await newNotice();
    const stream = await live.subscribed(caller, all, {
      types: ['NOTICE_CREATED', 'NOTICE_TRANSITIONED'],
      after: before.values[0].cursor,
    });
    await rename('Clerk');
    await world.rest(caller, 'POST', `/notices/${id}/transition`, { status: 'void' });
    await stream.count(2);
    expect(stream.values.map(({ type, subjectId }) => [type, subjectId])).toEqual([
      ['NOTICE_CREATED', id],
      ['NOTICE_TRANSITIONED', id],
    ]);
  });

  it('resolve the graph of the notices they are about', async () => {
    const [mine, other] = [await newNotice(), await newNotice()];
    const stream = await live.subscribed(
      caller,
      `subscription ($ids: [ID!]) { noticeUpdated(ids: $ids) {
        cursor event { type } notice { id status deletedAt project { name division { name } } } } }`,
      { ids: [mine.id] },
    );
    await world.rest(caller, 'PUT', `/notices/${other.id}`, { description: 'Not mine' });
    await world.rest(caller, 'POST', `/notices/${mine.id}/transition`, { status: 'void' });
    await stream.count(1);
    const project = { name: bodies.project.name, division: { name: bodies.division.name } };
    expect(stream.values[0]).toEqual({
      cursor: expect.any(String),
      event: { type: 'NOTICE_TRANSITIONED' },
      notice: { id: mine.id, status: 'VOID', deletedAt: null, project },
    });
    const gone = await newNotice();
    const deleted = await live.subscribed(
      caller,
      'subscription ($ids: [ID!]) { noticeUpdated(ids: $ids) { event { type } notice { deletedAt } } }',
      { ids: [gone.id] },
    );
    await world.rest(caller, 'DELETE', `/notices/${gone.id}`);
    await deleted.until(({ values }) => values.at(-1)?.event.type === 'NOTICE_DELETED');
    expect(deleted.values.at(-1).notice).toEqual({ deletedAt: expect.stringMatching(/\+00:00$/) });
  });

  it('deliver documents: all of them or those of some records', async () => {
    const query = `subscription ($ids: [ID!], $after: String) { documentGenerated(ids: $ids, after: $after) {
      cursor document { id fileName pageCount } } }`;
    const [one, two] = [await newNotice(), await newNotice()];
    const [any, ofTwo] = [
      await live.subscribed(caller, query),
      await live.subscribed(caller, query, { ids: [two.id] }),
    ];
    const documents = [await generate(world, caller, one.id), await generate(world, caller, two.id)];
    await any.count(2);
    await ofTwo.count(1);
    expect(any.values.map(({ document }) => document)).toEqual(
      documents.map(({ id, file_name, page_count }) => ({ id, fileName: file_name, pageCount: page_count })),
    );
    expect(ofTwo.values.map(({ document }) => document.id)).toEqual([documents[1].id]);
    const later = await live.subscribed(caller, query, { ids: [documents[1].id], after: any.values[0].cursor });
    await later.count(1);
    expect(later.values[0].cursor).toBe(any.values[1].cursor);
  });

  it('deliver the movement of credits and the balance', async () => {
    const stream = await live.subscribed(
      caller,
      'subscription { creditBalanceUpdated { cursor event { type data } balance { held balance { total free } } } }',
    );
    const { organizationId } = caller;
    const grant = { accountId: organizationId, bucket: 'free', kind: 'grant', credits: '40.00' } as const;
    await world.app.infrastructure.db.transaction().execute(async (tx) => {
      await ledger.grant(tx, new Date(), { ...grant, description: 'For the test', reference: 'grant:live' });
    });
    await stream.count(1);
    const [update] = stream.values;
    expect(update.event).toMatchObject({
      type: 'CREDITS_UPDATED',
      data: { object: { organization_uuid: organizationId, transaction: { kind: 'grant', amount: 40 } } },
    });
    expect(update.balance).toEqual({
      held: update.event.data.object.held,
      balance: { total: expect.any(Number), free: expect.any(Number) },
    });
    expect(update.balance.balance.total).toBe(update.event.data.object.balance.total);
  });

  it('deliver nothing of other organizations, and nothing of the other mode', async () => {
    const [stranger, sandbox] = [await world.caller(), await world.sandboxOf(caller)];
    const stream = await Promise.all([stranger, sandbox].map((by) => live.subscribed(by, all)));
    await rename('Secret');
    for (const by of [stranger, sandbox]) {
      const body = { ...bodies.organization, name: `Of ${by.tokenId}` };
      expect((await world.rest(by, 'POST', '/organizations', body)).status).toBe(201);
    }
    const types = ['ORGANIZATION_CREATED', 'CONTACT_UPDATED'];
    const after = Buffer.from('["EVENT",0]').toString('base64url');
    const replayed = await live.subscribed(stranger, all, { types, after });
    for (const one of [...stream, replayed]) {
      await one.until(({ values }) => values.some(({ type }) => type === 'ORGANIZATION_CREATED'));
      expect(one.values.map(({ type }) => type)).not.toContain('CONTACT_UPDATED');
    }
  });

  it.each([
    ['an invalid cursor', { after: 'yesterday' }, ['after']],
    ['a cursor that was never issued', { after: Buffer.from('["EVENT",999999999]').toString('base64url') }, ['after']],
    ['no types', { types: [] }, ['types']],
  ])('refuse %s', async (_what, variables, fields) => {
    const [error] = await live.refused(caller, all, variables);
    expect(error!.extensions).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(Object.keys(error!.extensions.errors!)).toEqual(fields);
  });

  it.each([
    ['no records', 'subscription { noticeUpdated(ids: []) { cursor } }', 'VALIDATION_FAILED'],
    ['an invalid id', 'subscription { noticeUpdated(ids: ["7"]) { cursor } }', 'GRAPHQL_VALIDATION_FAILED'],
    ['an unknown type of event', 'subscription { events(types: [RAIN]) { cursor } }', 'GRAPHQL_VALIDATION_FAILED'],
    ['two fields', 'subscription { events { cursor } noticeUpdated { cursor } }', 'GRAPHQL_VALIDATION_FAILED'],
    ['a document that does not parse', 'subscription {', 'GRAPHQL_PARSE_FAILED'],
    ['queries', '{ contacts { totalCount } }', 'BAD_REQUEST'],
    ['mutations', 'mutation ($input: RecordInput!) { deleteNotice(input: $input) { id } }', 'BAD_REQUEST'],
    [
      'endless nesting',
      `subscription { noticeUpdated { notice { project { ${'notices { nodes { project { '.repeat(9)} id ${'} } }'.repeat(9)} } } } }`,
      'GRAPHQL_TOO_COMPLEX',
    ],
  ])('refuse %s', async (_what, query, code) => {
    const errors = await live.refused(caller, query);
    expect(errors[0]!.extensions.code).toBe(code);
  });

  it('refuse a variable of the wrong type', async () => {
    const [error] = await live.refused(caller, all, { types: ['RAIN'] });
    expect(error!.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('end with an error when the events after a cursor are no longer kept', async () => {
    const stream = await live.subscribed(caller, all);
    await rename('Old');
    await rename('Older');
    await stream.count(2);
    const [first, second] = stream.values.map(({ cursor }) => cursor as string);
    const position = JSON.parse(Buffer.from(second!, 'base64url').toString())[1];
    await world.sql('update event_positions set dropped = $1', [position]);
    try {
      const [error] = await live.refused(caller, all, { after: first });
      expect(error!.extensions).toEqual({ code: 'CURSOR_EXPIRED', status: 410 });
      const latest = await live.subscribed(caller, all, { after: second });
      await rename('New');
      await latest.count(1);
    } finally {
      await world.sql('update event_positions set dropped = 0');
    }
  });
});
