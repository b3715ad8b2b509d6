/** @sampled tests */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Route } from '../../src/api/rest/route.js';
import { entriesPerRecord } from '../../src/domain/entity-metadata/cast.js';
import { entityTypes } from '../../src/domain/vocabulary.js';
import { routes } from '../../src/rest/index.js';
import { addMember } from '../../src/services/operator/index.js';
import { createFixture, type Fixture, sampleOf } from '../contract/records.js';
import { acceptInvitations } from '../support/records/billing.js';
import { bodies } from '../support/records/golden-path.js';
import { type Caller, type Json, openWorld } from '../support/worlds/world.js';

describe('entity metadata', () => {
  const world = openWorld();
  let caller: Caller;
  let made: Fixture;
  let meta: string;
  beforeAll(async () => {
    caller = await world.caller();
    made = await createFixture(world, caller);
    meta = `/projects/${made.projectId}/meta`;
  });

  const put = (key: string, body: object, by = caller) => world.rest(by, 'PUT', `${meta}/${key}`, body);

  it('is available for every collection of records', () => {
    // Except logs and invitations from other accounts, which callers do not annotate.
    const bare = [
      ...['/audit-logs', '/requests', '/credits/ledger', '/webhooks/{uuid}/deliveries', '/pay-application-invitations'],
    ];
    const collections = routes
      .filter(({ answer, path }) => answer === 'list' && !bare.includes(path))
      .map(({ path }) => path.slice(1));
    const missing = collections.filter((name) => !(name in entityTypes));
    if (missing.length > 0) throw new Error(`Add to entityTypes in src/domain/vocabulary.ts: ${missing.join(', ')}`);
  });

  it.each(Object.keys(entityTypes))('is set, cast, read and deleted on a record of %s', async (type) => {
    const { id } = sampleOf({ path: `/${type}` } as Route);
    const path = `/${type}/${id(made)}/meta/of.every.type`;
    const entry = { data: { key: 'of.every.type', value: 42, type: 'integer' } };
    expect((await world.rest(caller, 'PUT', path, { value: '42', type: 'integer' })).body).toEqual(entry);
    expect((await world.rest(caller, 'GET', path)).body).toEqual(entry);
    expect((await world.rest(caller, 'GET', path.replace(/\/[^/]+$/, ''))).body.data).toContainEqual(entry.data);
    expect((await world.rest(caller, 'DELETE', path)).status).toBe(200);
    expect((await world.rest(caller, 'GET', path)).status).toBe(404);
  });

  it.each<[unknown, string | undefined, unknown, string]>([
    ['PO-1', undefined, 'PO-1', 'string'],
    [7, undefined, 7, 'integer'],
    [false, undefined, false, 'boolean'],
    [1.5, undefined, 1.5, 'json'],
    [{ a: [1, null] }, undefined, { a: [1, null] }, 'json'],
    [[1, 'x'], undefined, [1, 'x'], 'json'],
    [' 42 ', 'integer', 42, 'integer'],
    [-7, 'string', '-7', 'string'],
    [true, 'string', 'true', 'string'],
    ['0', 'boolean', false, 'boolean'],
    [1, 'boolean', true, 'boolean'],
    ['42', 'json', 42, 'json'],
    ['{"a": [1, null]}', 'json', { a: [1, null] }, 'json'],
    ['"x"', 'json', 'x', 'json'],
    ['', undefined, '', 'string'],
    [null, undefined, null, 'json'],
    [null, 'json', null, 'json'],
    ['null', 'json', null, 'json'],
    [9007199254740991, null as never, 9007199254740991, 'integer'],
  ])('keeps %j with the type %j as %j, %s', async (value, type, kept, shownType) => {
    const entry = { data: { key: 'a.b:c-d_1', value: kept, type: shownType } };
    const written = await put('a.b:c-d_1', { value, ...(type !== undefined && { type }) });
    expect([written.status, written.body]).toEqual([200, entry]);
    expect((await world.rest(caller, 'GET', `${meta}/a.b:c-d_1`)).body).toEqual(entry);
  });

  it.each<[object, string, RegExp]>([
    [{ value: 'abc', type: 'integer' }, 'value', /cannot be cast to an integer/],
    [{ value: 1.5, type: 'integer' }, 'value', /cannot be cast to an integer/],
    [{ value: '9007199254740993', type: 'integer' }, 'value', /cannot be cast to an integer/],
    [{ value: true, type: 'integer' }, 'value', /cannot be cast to an integer/],
    [{ value: 'yes', type: 'boolean' }, 'value', /cannot be cast to a boolean/],
    [{ value: {}, type: 'string' }, 'value', /cannot be cast to a string/],
    [{ value: { a: { b: { c: { d: { e: { f: {} } } } } } } }, 'value', /deeper than 6/],
    [{ value: 'é'.repeat(16_400) }, 'value', /32 KB/],
    [{ value: [Array(300).fill(1), Array(201).fill(1)] }, 'value', /500 items/],
    [{ value: 'x', type: 'float' }, 'type', /must be one of string, integer, boolean, json/],
    [{ value: 'no json', type: 'json' }, 'value', /cannot be cast to JSON/],
    [{ value: '', type: 'json' }, 'value', /cannot be cast to JSON/],
    [{ value: '[[[[[[[]]]]]]]', type: 'json' }, 'value', /deeper than 6/],
    [{}, 'value', /is required/],
    [{ type: 'json' }, 'value', /is required/],
    [{ value: null, type: 'string' }, 'value', /cannot be cast to a string/],
    [{ value: null, type: 'integer' }, 'value', /cannot be cast to an integer/],
    [{ value: null, type: 'boolean' }, 'value', /cannot be cast to a boolean/],
  ])('refuses %j and keeps the previous value', async (body, field, sentence) => {
    await put('kept', { value: 'x' });
    const answer = await put('kept', body);
    expect(answer.status).toBe(422);
    expect(answer.body.errors[field][0]).toMatch(sentence);
    expect((await world.rest(caller, 'GET', `${meta}/kept`)).body.data.value).toBe('x');
  });

  it.each(['bad%20key', '-x', 'ä', 'a%2Fb', 'x'.repeat(129), 'x'.repeat(4000)])(
    'refuses the key %s by field',
    async (key) => {
      const answer = await put(key, { value: 1 });
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['key']]);
    },
  );

  it('lists the entries by key without pages, and deletes one', async () => {
    const path = `/parties/${made.ownerPartyId}/meta`;
    expect((await world.rest(caller, 'GET', path)).body).toEqual({ data: [] });
    for (const key of ['b', 'c', 'a']) await world.rest(caller, 'PUT', `${path}/${key}`, { value: key });
    await world.rest(caller, 'PUT', `${path}/b`, { value: 2 });
    const { body } = await world.rest(caller, 'GET', path);
    expect(body).toEqual({
      data: [
        { key: 'a', value: 'a', type: 'string' },
        { key: 'b', value: 2, type: 'integer' },
        { key: 'c', value: 'c', type: 'string' },
      ],
    });
    expect(await world.rest(caller, 'DELETE', `${path}/a`)).toMatchObject({
      status: 200,
      body: { message: 'Metadata entry deleted.' },
    });
    expect((await world.rest(caller, 'GET', `${path}/a`)).status).toBe(404);
    expect((await world.rest(caller, 'DELETE', `${path}/a`)).status).toBe(404);
  });

  it('may be null in GraphQL too, where a value that is not sent is refused', async () => {
    const mutation = 'mutation($input: SetMetadataInput!) { setMetadata(input: $input) { value type } }';
    const entry = { entityType: 'PROJECTS', entityId: made.projectId, key: 'none' };
    const { body } = await world.graphql(caller, mutation, { input: { ...entry, value: null } });
    expect(body).toMatchObject({ data: { setMetadata: { value: null, type: 'JSON' } } });
    const query =
      'query($id: ID!) { project(id: $id) { metadataEntries(filter: { key: "none" }) { nodes { value } } } }';
    const shown = await world.graphql(caller, query, { id: made.projectId });
    expect(shown.body.data.project.metadataEntries.nodes).toEqual([{ value: null }]);
    const unset = await world.graphql(caller, mutation, { input: entry });
    expect(unset.body.errors[0].extensions.errors).toEqual({ value: ['The value field is required.'] });
  });

  it('is changed, for webhooks and credentials, by those who may change these, and read by everyone', async () => {
    const body = { url: 'https://example.com/hook', events: ['*'] };
    const { id } = (await world.rest(caller, 'POST', '/webhooks', body)).body.data;
    const email = `member-${randomUUID()}@example.com`;
    const em = world.app.infrastructure.orm.em.fork();
    await addMember(em, { email, organizationId: caller.organizationId, role: 'member' });
    const member = await world.caller({ email, organizationId: caller.organizationId });
    const path = `/webhooks/${id}/meta/team`;
    expect((await world.rest(caller, 'PUT', path, { value: 'billing' })).status).toBe(200);
    expect((await world.rest(member, 'GET', path)).body.data.value).toBe('billing');
    for (const method of ['PUT', 'DELETE'] as const) {
      expect((await world.rest(member, method, path, method === 'PUT' ? { value: 1 } : undefined)).status).toBe(403);
    }
    const query = 'query($id: ID!) { webhook(id: $id) { metadataEntries { nodes { entityType value } } } }';
    const shown = await world.graphql(caller, query, { id });
    expect(shown.body.data.webhook.metadataEntries.nodes).toEqual([{ entityType: 'WEBHOOKS', value: 'billing' }]);
  });

  it('is separate from the metadata field of the record', async () => {
    await put('own', { value: 'x' });
    const { body } = await world.rest(caller, 'GET', `/projects/${made.projectId}`);
    expect(body.data.metadata).toBeNull();
  });

  it('follows the access rules of its record: 403 for another account, 404 for another mode, type or a deleted record', async () => {
    const stranger = await world.caller();
    const sandbox = await world.sandboxOf(caller);
    const gone = await world.rest(caller, 'POST', '/contacts', {
      organization_id: caller.organizationId,
      first_name: 'A',
      last_name: 'B',
    });
    const path = `/contacts/${gone.body.data.id}/meta/k`;
    expect((await put('kept', { value: 'x' })).status).toBe(200);
    expect((await world.rest(caller, 'PUT', path, { value: 1 })).status).toBe(200);
    await world.rest(caller, 'DELETE', `/contacts/${gone.body.data.id}`);
    for (const [by, address, status] of [
      [stranger, `${meta}/kept`, 403],
      [sandbox, `${meta}/kept`, 404],
      [caller, `/notices/${made.projectId}/meta/kept`, 404],
      [caller, path, 404],
      [caller, `/users/${made.projectId}/meta/kept`, 404],
      [caller, `/projects/17/meta/kept`, 404],
    ] as const) {
      for (const method of ['GET', 'PUT', 'DELETE']) {
        const answer = await world.rest(by, method, address, method === 'PUT' ? { value: 1 } : undefined);
        expect([method, address, answer.status]).toEqual([method, address, status]);
      }
    }
  });

  it('belongs to the own account on a shared pay application: participants see and set none', async () => {
    const path = `/pay-applications/${made.payApplicationId}`;
    const participant = await world.caller();
    const participants = [{ organization_id: participant.organizationId, role: 'owner' }];
    expect((await world.rest(caller, 'PUT', path, { participants })).status).toBe(200);
    await acceptInvitations(world, participant);
    await world.rest(caller, 'PUT', `${path}/meta/erp`, { value: 'private' });
    expect((await world.rest(participant, 'GET', path)).status).toBe(200);
    expect((await world.rest(participant, 'GET', `${path}/meta`)).body).toEqual({ data: [] });
    expect((await world.rest(participant, 'GET', `${path}/meta/erp`)).status).toBe(404);
    const query =
      'query($id: ID!) { payApplication(id: $id) { metadataEntries { totalCount } auditEntries { totalCount } } }';
    const seen = await world.graphql(participant, query, { id: made.payApplicationId });
    expect(seen.body.data.payApplication).toEqual({
      metadataEntries: { totalCount: 0 },
      auditEntries: { totalCount: 0 },
    });
    for (const method of ['PUT', 'DELETE']) {
      const answer = await world.rest(
        participant,
        method,
        `${path}/meta/erp`,
        method === 'PUT' ? { value: 1 } : undefined,
      );
      expect([answer.status, answer.body.message]).toEqual([
        403,
        expect.stringContaining('you can read it but not change it'),
      ]);
    }
    expect((await world.rest(caller, 'GET', `${path}/meta/erp`)).body.data.value).toBe('private');
  });

  it('separates live and sandbox entries of the caller’s own organization', async () => {
    const sandbox = await world.sandboxOf(caller);
    const path = `/organizations/${caller.organizationId}/meta/erp`;
    await world.rest(caller, 'PUT', path, { value: 'live' });
    expect((await world.rest(sandbox, 'GET', path)).status).toBe(404);
    await world.rest(sandbox, 'PUT', path, { value: 'test' });
    expect((await world.rest(caller, 'GET', path)).body.data.value).toBe('live');
    expect((await world.rest(sandbox, 'GET', path)).body.data.value).toBe('test');
  });

  it('accepts concurrent writes of one key from two processes, one after another', async () => {
    const apps = [world.app, await world.anotherApp()];
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        world.rest(caller, 'PUT', `${meta}/raced`, { value: index }, {}, apps[index % 2]),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(16).fill(200));
    expect(answers.map(({ body }) => body.data.value)).toEqual([...Array(16).keys()]);
    const rows = await world.sql<{ id: string; value: number }>(
      `select id, value from entity_metadata where entity_id = $1 and key = 'raced'`,
      [made.projectId],
    );
    expect(rows).toHaveLength(1);
    const written = await world.sql<{ action: string; from: number | null; to: number }>(
      `select action, old_values -> 'value' as from, new_values -> 'value' as to from audit_entries
       where auditable_id = $1 order by serial`,
      [rows[0]!.id],
    );
    expect(written.map(({ action }) => action)).toEqual(['created', ...Array(15).fill('updated')]);
    expect(written.map(({ from }) => from)).toEqual([null, ...written.slice(0, -1).map(({ to }) => to)]);
    expect(written.map(({ to }) => to).sort((a, b) => a - b)).toEqual([...Array(16).keys()]);
    expect(rows[0]!.value).toBe(written.at(-1)!.to);
  });

  it(`limits a record to ${entriesPerRecord} entries, also under concurrent writes`, async () => {
    const { body: party } = await world.rest(caller, 'POST', '/parties', {
      ...bodies.party,
      project_id: made.projectId,
      organization_id: made.contractorId,
    });
    const path = `/parties/${party.data.id}/meta`;
    const write = (key: string, value: unknown) => world.rest(caller, 'PUT', `${path}/${key}`, { value });
    expect((await write('kept', 'x')).status).toBe(200);
    await world.sql(
      `insert into entity_metadata (id, account_id, livemode, entity_type, entity_id, key, value, type, created_at, updated_at)
       select gen_random_uuid(), $1, true, 'parties', $2, 'n' || n, '1', 'integer', now(), now() from generate_series(1, $3::int) n`,
      [caller.organizationId, party.data.id, entriesPerRecord - 3],
    );
    const answers = await Promise.all(Array.from({ length: 6 }, (_, index) => write(`last${index}`, 1)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 422, 422, 422, 422]);
    const refused = answers.find(({ status }) => status === 422)!;
    expect(refused.body.errors).toEqual({ key: ['The record already has 500 metadata entries.'] });
    expect((await write('kept', 'y')).status).toBe(200);
    expect((await world.rest(caller, 'GET', path)).body.data).toHaveLength(entriesPerRecord);
  });

  it('is set, read, filtered and deleted through GraphQL', async () => {
    const set = (input: object) =>
      world.graphql(
        caller,
        'mutation($input: SetMetadataInput!) { setMetadata(input: $input) { entityType entityId key value type } }',
        { input: { entityType: 'NOTICES', entityId: made.noticeId, ...input } },
      );
    const entry = (await set({ key: 'erp', value: '12', type: 'INTEGER' })).body.data.setMetadata;
    expect(entry).toEqual({ entityType: 'NOTICES', entityId: made.noticeId, key: 'erp', value: 12, type: 'INTEGER' });
    const wrong = (await set({ key: 'no key', value: 1 })).body.errors[0].extensions;
    expect(wrong).toMatchObject({ code: 'VALIDATION_FAILED', errors: { key: [expect.any(String)] } });
    const query = `query($id: ID!) { notice(id: $id) { metadataEntries(orderBy: { field: KEY, direction: ASC }) { totalCount nodes { key } }
      integers: metadataEntries(filter: { type: INTEGER }) { nodes { key value } } } }`;
    const { notice } = (await world.graphql(caller, query, { id: made.noticeId })).body.data;
    expect(notice).toEqual({
      metadataEntries: { totalCount: 2, nodes: [{ key: 'erp' }, { key: 'purchase_order' }] },
      integers: { nodes: [{ key: 'erp', value: 12 }] },
    });
    const drop = 'mutation($input: MetadataKeyInput!) { deleteMetadata(input: $input) { key } }';
    const input = { entityType: 'NOTICES', entityId: made.noticeId, key: 'erp' };
    expect((await world.graphql(caller, drop, { input })).body.data).toEqual({ deleteMetadata: { key: 'erp' } });
    expect((await world.graphql(caller, drop, { input })).body.errors[0].extensions.code).toBe('NOT_FOUND');
  });

  it('is recorded in the audit log, entry by entry', async () => {
    const path = `/jobsites/${made.jobsiteId}/meta/gate`;
    await world.rest(caller, 'PUT', path, { value: 'A' });
    await world.rest(caller, 'PUT', path, { value: 'A' });
    await world.rest(caller, 'PUT', path, { value: 2 });
    await world.rest(caller, 'DELETE', path);
    const { body } = await world.rest(caller, 'GET', '/audit-logs?auditable_type=EntityMetadata&per_page=3');
    expect(body.data.map(({ action, old_values, new_values }: Json) => ({ action, old_values, new_values }))).toEqual([
      { action: 'deleted', old_values: expect.objectContaining({ key: 'gate', value: 2 }), new_values: {} },
      { action: 'updated', old_values: { value: 'A', type: 'string' }, new_values: { value: 2, type: 'integer' } },
      {
        action: 'created',
        old_values: null,
        new_values: { entity_type: 'jobsites', entity_id: made.jobsiteId, key: 'gate', value: 'A', type: 'string' },
      },
    ]);
  });
});
