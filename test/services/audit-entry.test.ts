import { beforeAll, describe, expect, it } from '@jest/globals';
import { auditableTypes } from '../../src/domain/vocabulary.js';
import { purgeExpired } from '../../src/process/jobs/purge-expired.js';
import { type GoldenPath, generate, goldenPath } from '../support/records/golden-path.js';
import { type Caller, type Json, openWorld } from '../support/worlds/world.js';

describe('the audit log', () => {
  const world = openWorld();
  let caller: Caller;
  let made: GoldenPath;
  beforeAll(async () => {
    caller = await world.caller();
    made = await goldenPath(world, caller);
  });

  const log = async (query: string, by = caller): Promise<Json[]> =>
    (await world.rest(by, 'GET', `/audit-logs?per_page=100&${query}`)).body.data;

  it('lists the changes of a record, newest first, with the user and the origin of each', async () => {
    const headers = { 'user-agent': 'Site office/1.0', 'x-organization-uuid': caller.organizationId };
    const path = `/notices/${made.noticeId}`;
    const shown = (await world.rest(caller, 'GET', path)).body.data;
    await world.rest(caller, 'PUT', path, { claim_amount: '52000.5', description: 'Levels 1 to 4' }, headers);
    await world.rest(caller, 'PUT', path, { claim_amount: 52000.5 }, headers);
    await world.rest(caller, 'DELETE', `/escalations/${made.escalationId}`);
    await world.rest(caller, 'DELETE', path, undefined, headers);
    const entries = await log(`auditable_id=${made.noticeId}`);
    const [row] = await world.sql<{ serial: string }>('select serial from notices where id = $1', [made.noticeId]);
    const common = {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      organization_id: caller.organizationId,
      user_id: caller.userId,
      auditable_type: 'Notice',
      auditable_id: Number(row!.serial),
      auditable_uuid: made.noticeId,
      ip_address: '127.0.0.1',
      user_agent: 'Site office/1.0',
      created_at: expect.stringMatching(/\+00:00$/),
      updated_at: expect.stringMatching(/\+00:00$/),
    };
    const written = { type: 'preliminary', status: 'draft', project_id: made.projectId, state: 'CA' };
    expect(entries).toEqual([
      {
        ...common,
        action: 'deleted',
        old_values: expect.objectContaining({ ...written, claim_amount: '52000.50', description: 'Levels 1 to 4' }),
        new_values: { deleted_at: expect.any(String) },
      },
      {
        ...common,
        action: 'updated',
        old_values: { claim_amount: '48000.00', description: null },
        new_values: { claim_amount: '52000.50', description: 'Levels 1 to 4' },
      },
      {
        ...common,
        action: 'created',
        user_agent: 'lightMyRequest',
        old_values: null,
        new_values: expect.objectContaining({
          ...written,
          claim_amount: '48000.00',
          notice_number: shown.notice_number,
        }),
      },
    ]);
    expect((await world.rest(caller, 'GET', `/audit-logs/${entries[1].id}`)).body.data).toEqual(entries[1]);
  });

  it('records nothing for a request that failed', async () => {
    const before = await log('');
    const input = { organizationId: caller.organizationId, firstName: 'A', lastName: 'B' };
    const answer = await world.graphql(
      caller,
      `mutation($a: CreateContactInput!, $b: ID!) { createContact(input: $a) { id } deleteContact(input: {id: $b}) { id } }`,
      { a: input, b: made.projectId },
    );
    expect(answer.body.errors).toHaveLength(1);
    expect(await log('')).toEqual(before);
  });

  it('accepts the types that it records, and lists them when asked for another', async () => {
    const logged = await world.sql<{ type: string }>(
      `select distinct split_part(encode(tgargs, 'escape'), '\\000', 1) as type from pg_trigger where tgname = 'audited' and tgnargs > 0`,
    );
    // Schedule lines have a trigger of their own, which takes no type as an argument.
    expect([...logged.map(({ type }) => type), 'SovLine'].sort()).toEqual([...auditableTypes].sort());
    const { status, body } = await world.rest(caller, 'GET', '/audit-logs?auditable_type=Nothing');
    expect({ status, errors: body.errors }).toEqual({
      status: 422,
      errors: {
        auditable_type: [`The selected auditable type is invalid: it must be one of ${auditableTypes.join(', ')}.`],
      },
    });
  });

  it('can be filtered by type, action, user and time together', async () => {
    const all = await log('');
    const found = await log('auditable_type=Party&action=created');
    expect(found).toEqual(all.filter((e) => e.auditable_type === 'Party' && e.action === 'created'));
    expect(found).toHaveLength(3);
    expect(await log('auditable_type=party&action=created')).toEqual(found);
    expect(await log(`organization_id=${made.ownerId}`)).toEqual([]);
    expect(await log(`organization_id=${caller.organizationId}`)).toEqual(all);
    const { created_at: since } = all[2];
    expect(await log(`updated_since=${encodeURIComponent(since)}`)).toEqual(
      all.filter(({ created_at }) => created_at >= since),
    );
  });

  it('is scoped to the account and the mode', async () => {
    const sandbox = await world.sandboxOf(caller);
    expect(await log('', sandbox)).toEqual([]);
    const contact = { organization_id: caller.organizationId, first_name: 'S', last_name: 'B' };
    await world.rest(sandbox, 'POST', '/contacts', contact);
    expect((await log('', sandbox)).map(({ auditable_type, action }) => [auditable_type, action])).toEqual([
      ['Contact', 'created'],
    ]);
    const ids = (await log('')).map(({ id }) => id);
    const [own] = await log('', sandbox);
    expect(ids).not.toContain(own.id);
    const stranger = await world.caller();
    expect((await log('', stranger)).filter(({ id }) => ids.includes(id))).toEqual([]);
    expect((await world.rest(stranger, 'GET', `/audit-logs/${ids[0]}`)).status).toBe(403);
    expect((await world.rest(sandbox, 'GET', `/audit-logs/${ids[0]}`)).status).toBe(404);
  });

  it('records tokens and memberships in live mode, and never a secret', async () => {
    const query = 'mutation { createAccessToken(input: { label: "CI" }) { token accessToken { id } } }';
    const { token, accessToken } = (await world.graphql(caller, query)).body.data.createAccessToken;
    const revoke = 'mutation($id: ID!) { revokeAccessToken(input: { id: $id }) { id } }';
    await world.graphql(caller, revoke, { id: accessToken.id });
    const entries = await log(`auditable_id=${accessToken.id}`);
    expect(entries.map(({ action, user_id, new_values }) => [action, user_id, Object.keys(new_values).sort()])).toEqual(
      [
        ['updated', caller.userId, ['revoked_at']],
        ['created', caller.userId, ['abilities', 'expires_at', 'label', 'parent_id', 'user_id']],
      ],
    );
    const [{ hash }] = (await world.sql(`select encode(token_hash, 'hex') as hash from access_tokens where id = $1`, [
      accessToken.id,
    ])) as [{ hash: string }];
    const text = JSON.stringify(await world.sql('select * from audit_entries'));
    for (const secret of [token, hash, 'token_hash']) expect(text).not.toContain(secret);
    expect(await log('auditable_type=Membership')).toEqual([
      expect.objectContaining({ action: 'created', user_id: null, user_agent: 'cps' }),
    ]);
    await world.sql(`update access_tokens set last_used_at = now(), last_used_ip_address = '10.1.1.1'`);
    expect(await log(`auditable_id=${accessToken.id}`)).toHaveLength(2);
  });

  it('names records as people do, also those that are gone, and a person only to who may see them', async () => {
    const owner = await world.caller({ name: 'Named Inc' });
    await world.sql("update users set name = 'Olga Reyes' where id = $1", [owner.userId]);
    const reader = await world.caller({ organizationId: owner.organizationId });
    const label = 'mutation { createAccessToken(input: { label: "Nightly export" }) { token accessToken { id } } }';
    await world.graphql(owner, label);
    const contact = {
      organization_id: owner.organizationId,
      first_name: 'Sam',
      last_name: 'Bell',
      email: 's@named.example',
    };
    const { id } = await world.send(owner, 'POST', '/contacts', contact);
    await world.rest(owner, 'PATCH', `/contacts/${id}`, { email: 'sb@named.example' });
    await world.rest(owner, 'DELETE', `/contacts/${id}`);
    const query = '{ auditEntries(first: 100) { nodes { auditableType action recordName } } }';
    const names = async (by: Caller): Promise<string[]> =>
      (await world.graphql(by, query)).body.data.auditEntries.nodes.map(
        ({ auditableType, action, recordName }: Json) => `${auditableType} ${action} ${recordName}`,
      );
    const seen = await names(owner);
    expect(seen).toContain('ACCESS_TOKEN CREATED Nightly export');
    expect(seen).toContain('MEMBERSHIP CREATED Olga Reyes');
    // By the name that it had last, in each of its entries.
    for (const action of ['CREATED', 'UPDATED', 'DELETED']) expect(seen).toContain(`CONTACT ${action} Sam Bell`);
    // A plain member's token may not list the members.
    expect(await names(reader)).toContain('MEMBERSHIP CREATED null');
    const sandbox = await world.sandboxOf(owner);
    expect((await names(sandbox)).filter((name) => /Olga|Nightly|named|Bell/.test(name))).toEqual([]);
    expect(seen.filter((name) => name === 'MEMBERSHIP CREATED null')).toEqual([]);
    await world.sql('delete from memberships where user_id = $1', [reader.userId]);
    expect(await names(owner)).toContain('MEMBERSHIP CREATED null');
  });

  it('records a token in every account that the token can access', async () => {
    const [first, second] = [await world.caller(), await world.caller()];
    const [{ email }] = (await world.sql('select email from users where id = $1', [first.userId])) as [
      { email: string },
    ];
    const both = await world.caller({ email, organizationId: second.organizationId });
    const pinned = await world.caller({
      email,
      organizationId: second.organizationId,
      abilities: [`org:${second.organizationId}`],
    });
    const tokensIn = async (by: Caller) =>
      (await log('auditable_type=AccessToken', by)).map(({ auditable_uuid }) => auditable_uuid);
    expect(await tokensIn(first)).toEqual([both.tokenId, first.tokenId]);
    expect(await tokensIn(second)).toEqual([pinned.tokenId, both.tokenId, second.tokenId]);
    // Plain members cannot list tokens, so their log does not show them either.
    expect(await tokensIn(pinned)).toEqual([]);
  });

  it('is available on every record in GraphQL, with filters and pages', async () => {
    const query = `query($id: ID!) { project(id: $id) { auditEntries(first: 1) { totalCount nodes { action auditableType auditableId oldValues } }
      parties { nodes { auditEntries(filter: { action: CREATED }) { nodes { auditableType userId } } } } } }`;
    const { project } = (await world.graphql(caller, query, { id: made.projectId })).body.data;
    // The jobsite set the state of the project.
    expect(project.auditEntries).toEqual({
      totalCount: 2,
      nodes: [{ action: 'UPDATED', auditableType: 'PROJECT', auditableId: made.projectId, oldValues: { state: null } }],
    });
    expect(project.parties.nodes).toHaveLength(3);
    for (const { auditEntries } of project.parties.nodes) {
      expect(auditEntries.nodes).toEqual([{ auditableType: 'PARTY', userId: caller.userId }]);
    }
  });

  it('has no entry for a preview, neither when it is made nor when it is purged with its metadata, and one for a document', async () => {
    const { body } = await world.rest(caller, 'POST', '/notices', {
      project_id: made.projectId,
      organization_id: caller.organizationId,
      type: 'preliminary',
      state: 'CA',
      notice_date: '2026-02-01',
    });
    const preview = await generate(world, caller, body.data.id, { preview: true });
    await world.rest(caller, 'PUT', `/documents/${preview.id}/meta/seen`, { value: true });
    await world.sql(`update documents set expires_at = now() - interval '1 minute' where id = $1`, [preview.id]);
    await purgeExpired(world.app.infrastructure, 86_400);
    expect(await log(`auditable_id=${preview.id}`)).toEqual([]);
    expect(await world.sql('select 1 from documents where id = $1', [preview.id])).toEqual([]);
    expect(await world.sql('select 1 from entity_metadata where entity_id = $1', [preview.id])).toEqual([]);
    const document = await generate(world, caller, body.data.id);
    const [entry] = await log(`auditable_id=${document.id}`);
    expect(entry).toMatchObject({ action: 'created', user_id: caller.userId, auditable_type: 'Document' });
  });
});
