/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { credentialFor } from '../../src/services/credential/open-for-account.js';
import { openFakeIssuers } from '../support/fakes/fake-issuers.js';
import { type Caller, type Json, openWorld } from '../support/worlds/world.js';

const { issuers, url } = await openFakeIssuers();

const secret = 'live_0dc8d51e0acffcb1880e0f19c79b2f5b';
const other = 'live_771d51e0acffcb1880e0f19c79b2f5b0';
const webhookSecret = 'hook_5d1f0c2b7a9e';

describe('a credential', () => {
  const world = openWorld({ lobApiBase: url, easypostApiBase: url, stripeApiBase: url });
  let owner: Caller;
  let member: Caller;

  beforeAll(async () => {
    owner = await world.caller();
    member = await world.caller({ organizationId: owner.organizationId });
    await world.sql(`update memberships set role = 'member' where user_id = $1`, [member.userId]);
  });

  const create = (body: object, by = owner) => world.rest(by, 'POST', '/provider-auth', { provider: 'lob', ...body });
  const update = (id: string, body: object, by = owner) => world.rest(by, 'PATCH', `/provider-auth/${id}`, body);
  const verify = (id: string, by = owner) => world.rest(by, 'POST', `/provider-auth/${id}/verify`);
  const chosen = (caller: Caller, provider: 'lob' | 'easypost' = 'lob', livemode = true) => {
    const { db, webhooks } = world.app.infrastructure;
    return credentialFor(db, webhooks!.keyring, { accountId: caller.organizationId, livemode }, provider);
  };

  it('is active once its provider has accepted it, and shows only the last characters of its secret', async () => {
    issuers.accepted.add(secret);
    const created = await create({ label: 'Letters', secret, settings: { webhook_secret: webhookSecret } });
    expect([created.status, created.body.data]).toEqual([
      201,
      {
        id: expect.any(String),
        organization_id: owner.organizationId,
        provider: 'lob',
        label: 'Letters',
        mode: 'live',
        last_four: '2f5b',
        fingerprint: expect.stringMatching(/^[0-9a-f]{16}$/),
        settings: {},
        secret_settings: ['webhook_secret'],
        status: 'active',
        verified_at: expect.any(String),
        last_error: null,
        metadata: null,
        created_at: expect.any(String),
        updated_at: expect.any(String),
      },
    ]);
    const shown = await world.rest(member, 'GET', `/provider-auth/${created.body.data.id}`);
    expect(shown.body.data).toEqual(created.body.data);
    expect(await chosen(owner)).toMatchObject({
      id: created.body.data.id,
      secret,
      settings: { webhook_secret: webhookSecret },
    });
  });

  it('is verified while no transaction is open', async () => {
    const open: number[] = [];
    issuers.behaviour = async (response) => {
      // The service's own loops open one briefly; one opened by the request would stay open throughout the check.
      let least = Number.POSITIVE_INFINITY;
      for (let look = 0; look < 50 && least > 0; look += 1) {
        const [row] = await world.sql<{ n: number }>(
          `select count(*)::int as n from pg_stat_activity where datname = current_database() and xact_start is not null
           and pid <> pg_backend_pid()`,
        );
        least = Math.min(least, row!.n);
      }
      open.push(least);
      response.writeHead(200).end('{}');
    };
    const { id } = (await create({ secret })).body.data;
    await update(id, { secret: other });
    await verify(id);
    expect(open).toEqual([0, 0, 0]);
    const both = `mutation($input: RecordInput!) {
      verifyProviderCredential(input: $input) { id } deleteProviderCredential(input: $input) { id } }`;
    const refused = await world.graphql(owner, both, { input: { id } });
    expect(refused.body.errors[0].message).toContain('must be the only field of its mutation');
    expect(issuers.received).toHaveLength(3);
  });

  it('keeps its secrets out of every response, log, event and error', async () => {
    const secrets = [secret, other, webhookSecret, 'hook_of_the_second'];
    issuers.accepted.add(secret);
    const created = await create({ secret, settings: { webhook_secret: webhookSecret } });
    const { id } = created.body.data;
    const answers = [
      created,
      await update(id, { secret: other, settings: { webhook_secret: 'hook_of_the_second' } }),
      await verify(id),
      await world.rest(owner, 'GET', '/provider-auth'),
      await world.rest(owner, 'GET', `/audit-logs?auditable_id=${id}`),
      await world.graphql(owner, '{ events(first: 100) { nodes { payload } } }'),
      await create({ secret: `${secret} x`, settings: { webhook_secret: { deep: webhookSecret } } }),
      await world.graphql(
        owner,
        'mutation($i: CreateProviderCredentialInput!) { createProviderCredential(input: $i) { id } }',
        {
          i: { provider: 'LOB', secret: [secret] },
        },
      ),
      await world.rest(owner, 'DELETE', `/provider-auth/${id}`),
    ].map(({ text }) => text);
    const rows = JSON.stringify([
      await world.sql('select old_values, new_values from audit_entries where auditable_id = $1', [id]),
      await world.sql('select payload from event_outbox where subject_id = $1', [id]),
      await world.sql('select payload from events where subject_id = $1', [id]),
      await world.sql(`select encode(sealed_secret, 'escape'), settings, last_error from provider_credentials`),
    ]);
    for (const text of [...answers, rows]) for (const one of secrets) expect(text).not.toContain(one);
    expect(rows).not.toContain('sealed');
    expect(rows).toContain('fingerprint');
  });

  it('is invalid when its provider refuses it, and unverified when its provider does not answer', async () => {
    const refused = (await create({ secret })).body.data;
    expect(refused).toMatchObject({
      status: 'invalid',
      verified_at: null,
      last_error: 'Lob refuses the credential (HTTP 401).',
    });
    issuers.behaviour = (response) => void response.writeHead(503).end();
    const unanswered = (await create({ secret })).body.data;
    expect(unanswered).toMatchObject({
      status: 'unverified',
      verified_at: null,
      last_error: 'Lob answered HTTP 503, which is inconclusive.',
    });
    issuers.behaviour = undefined;
    issuers.accepted.add(secret);
    expect((await verify(unanswered.id)).body.data).toMatchObject({ status: 'active', last_error: null });
    expect((await verify(refused.id)).body.data.status).toBe('active');
    // A missing answer does not undo an earlier success; a refusal does.
    issuers.behaviour = (response) => void response.destroy();
    expect((await verify(refused.id)).body.data).toMatchObject({
      status: 'active',
      last_error: expect.stringContaining('could not be reached'),
    });
    issuers.behaviour = undefined;
    issuers.accepted.clear();
    expect((await verify(refused.id)).body.data.status).toBe('invalid');
  });

  it('is verified again when its secret or settings change, but not when its label changes', async () => {
    issuers.accepted.add(secret);
    const created = (await create({ secret, label: 'One' })).body.data;
    const renamed = (await update(created.id, { label: 'Two', metadata: { a: 1 } })).body.data;
    expect(renamed).toEqual({ ...created, label: 'Two', metadata: { a: 1 }, updated_at: renamed.updated_at });
    expect((await update(created.id, { secret, settings: {} })).body.data.status).toBe('active');
    expect(issuers.received).toHaveLength(1);
    const changed = (await update(created.id, { secret: other })).body.data;
    expect(changed).toMatchObject({ status: 'invalid', verified_at: null, last_four: other.slice(-4) });
    expect(changed.fingerprint).not.toBe(created.fingerprint);
    issuers.accepted.add(other);
    const set = (await update(created.id, { settings: { webhook_secret: webhookSecret } })).body.data;
    expect(set).toMatchObject({ status: 'active', secret_settings: ['webhook_secret'] });
    expect(await chosen(owner)).toMatchObject({
      id: created.id,
      secret: other,
      settings: { webhook_secret: webhookSecret },
    });
    // Omitted settings are kept; null removes one.
    expect((await update(created.id, { secret })).body.data.secret_settings).toEqual(['webhook_secret']);
    expect((await update(created.id, { settings: { webhook_secret: null } })).body.data.secret_settings).toEqual([]);
    expect((await create({ secret })).body.data.fingerprint).toBe(created.fingerprint);
    const stranger = await world.caller();
    expect((await create({ secret }, stranger)).body.data.fingerprint).not.toBe(created.fingerprint);
  });

  it('is not changed by its provider’s answer about another secret', async () => {
    const { id } = (await create({ secret })).body.data;
    let during: Json;
    issuers.behaviour = async (response) => {
      issuers.behaviour = (inner) => void inner.writeHead(401).end('{}');
      during = await update(id, { secret: other });
      response.writeHead(200).end('{}');
    };
    const answer = await verify(id);
    expect([during.body.data.status, answer.status, answer.body.code]).toEqual(['invalid', 409, 'conflict']);
    expect((await world.rest(owner, 'GET', `/provider-auth/${id}`)).body.data.status).toBe('invalid');
  });

  it('loses its secret when it is revoked or deleted, and can be given a new one', async () => {
    issuers.accepted.add(secret);
    const caller = await world.caller();
    const settings = { webhook_secret: webhookSecret };
    const { id } = (await create({ secret, settings }, caller)).body.data;
    const revoked = (await update(id, { status: 'revoked', label: 'Old' }, caller)).body.data;
    expect(revoked).toMatchObject({ status: 'revoked', label: 'Old', secret_settings: [] });
    const sealed = () =>
      world.sql('select sealed_secret, sealed_settings from provider_credentials where id = $1', [id]);
    const nothing = [{ sealed_secret: null, sealed_settings: null }];
    expect(await sealed()).toEqual(nothing);
    expect(await chosen(caller)).toBeNull();
    for (const answer of [await verify(id, caller), await update(id, { settings }, caller)]) {
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['secret']]);
    }
    expect((await update(id, { secret, settings }, caller)).body.data.status).toBe('active');
    expect(await chosen(caller)).toMatchObject({ id, secret, settings });
    expect((await world.rest(caller, 'DELETE', `/provider-auth/${id}`)).status).toBe(200);
    expect(await sealed()).toEqual(nothing);
    expect(await chosen(caller)).toBeNull();
    expect((await verify(id, caller)).status).toBe(404);
  });

  it('is chosen when it is the newest accepted live credential, and never in the sandbox', async () => {
    const caller = await world.caller();
    for (const one of [secret, other, 'test_771d51e0']) issuers.accepted.add(one);
    const first = (await create({ secret }, caller)).body.data;
    const second = (await create({ secret: other }, caller)).body.data;
    await create({ secret: 'test_771d51e0', mode: 'test' }, caller);
    await create({ secret: 'live_refused' }, caller);
    expect(await chosen(caller)).toMatchObject({ id: second.id, secret: other });
    await update(second.id, { status: 'revoked' }, caller);
    expect(await chosen(caller)).toMatchObject({ id: first.id, secret });
    expect(await chosen(caller, 'lob', false)).toBeNull();
    expect(await chosen(caller, 'easypost')).toBeNull();
    expect(await chosen(await world.caller())).toBeNull();
  });

  it('is of test mode in the sandbox, and is sent to no provider', async () => {
    const sandbox = await world.sandboxOf(owner);
    const created = await create({ secret: 'test_0dc8' }, sandbox);
    expect(created.body.data).toMatchObject({ mode: 'test', status: 'active' });
    expect((await create({ secret: 'test_refused' }, sandbox)).body.data.status).toBe('invalid');
    expect((await create({ secret: 'test_unreachable' }, sandbox)).body.data.status).toBe('unverified');
    expect(issuers.received).toEqual([]);
    const live = await create({ secret, mode: 'live' }, sandbox);
    expect([live.status, live.body.errors]).toEqual([
      422,
      { mode: ['The sandbox accepts only credentials in test mode.'] },
    ]);
    expect((await world.rest(owner, 'GET', `/provider-auth/${created.body.data.id}`)).status).toBe(404);
    expect(await chosen(owner, 'lob', false)).toBeNull();
  });

  it('can be changed by owners and admins only, and cannot be accessed by another organization', async () => {
    const { id } = (await create({ secret })).body.data;
    const stranger = await world.caller();
    const asked = issuers.received.length;
    for (const by of [member, stranger]) {
      const answers = [
        await update(id, { secret: other }, by),
        await update(id, { status: 'revoked' }, by),
        await verify(id, by),
        await world.rest(by, 'DELETE', `/provider-auth/${id}`),
        ...(by === member ? [await create({ secret }, by)] : [await world.rest(by, 'GET', `/provider-auth/${id}`)]),
      ];
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    }
    expect(issuers.received).toHaveLength(asked);
    expect((await world.rest(stranger, 'GET', '/provider-auth')).body.data).toEqual([]);
  });

  it('is created once per Idempotency-Key', async () => {
    issuers.accepted.add(secret);
    const key = { 'idempotency-key': 'one' };
    const body = { provider: 'lob', secret };
    const first = await world.rest(owner, 'POST', '/provider-auth', body, key);
    const again = await world.rest(owner, 'POST', '/provider-auth', body, key);
    expect([first.status, again.headers['idempotent-replayed']]).toEqual([201, 'true']);
    expect(again.body).toEqual(first.body);
    expect(issuers.received).toHaveLength(1);
  });

  it('is stored, verified and chosen in the same way for a carrier', async () => {
    issuers.accepted.add('EZAK0dc8d51e0acffcb1');
    const body = { provider: 'easypost', secret: 'EZAK0dc8d51e0acffcb1' };
    const created = (await world.rest(owner, 'POST', '/shipper-auth', body)).body.data;
    expect(created).toMatchObject({ provider: 'easypost', status: 'active', last_four: 'fcb1' });
    expect(await chosen(owner, 'easypost')).toMatchObject({ id: created.id, secret: body.secret, settings: {} });
    const { body: asked } = await world.graphql(
      owner,
      `{ shipperCredentials(filter: { provider: EASYPOST, status: ACTIVE, search: "" }) { totalCount nodes { id organization { id } } } }`,
    );
    expect(asked.data.shipperCredentials.nodes).toEqual([
      { id: created.id, organization: { id: owner.organizationId } },
    ]);
    await world.rest(owner, 'DELETE', `/shipper-auth/${created.id}`);
    expect(await chosen(owner, 'easypost')).toBeNull();
  });
});
