/** @sampled tests */
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { App } from '../../../src/process/app.js';
import { addMember, createToken, revokeToken } from '../../../src/services/operator/index.js';
import { dateTokens } from '../../../src/services/shared/date-tokens.js';
import { type Caller, type Json, openWorld } from '../../support/worlds/world.js';

const day = 86_400_000;
const mintText =
  'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { token accessToken { id parentId abilities expiresAt } } }';
const rotateText =
  'mutation ($input: RotateAccessTokenInput!) { rotateAccessToken(input: $input) { token accessToken { id parentId label abilities expiresAt } } }';
const revokeText = 'mutation ($input: RevokeAccessTokenInput!) { revokeAccessToken(input: $input) { revokedAt } }';

describe('a token created by a token', () => {
  const world = openWorld();
  let elsewhere: App;
  beforeAll(async () => {
    elsewhere = await world.anotherApp();
    await elsewhere.start();
  });

  const em = () => world.app.infrastructure.orm.em.fork();
  const emailOf = async (userId: string) =>
    (await world.sql<{ email: string }>('select email from users where id = $1', [userId]))[0]!.email;
  const member = async (caller: Caller, organizationId: string, role: 'admin' | 'member') =>
    addMember(em(), { email: await emailOf(caller.userId), organizationId, role });
  const mint = (by: Caller, input: object = {}, headers = {}) => world.graphql(by, mintText, { input }, headers);
  const rotate = (by: Caller, id: string) => world.graphql(by, rotateText, { input: { id } });
  const callerOf = (by: Caller, minted: Json): Caller => ({
    ...by,
    token: minted.token,
    tokenId: minted.accessToken.id,
  });
  const child = async (by: Caller, input: object = {}): Promise<Caller> =>
    callerOf(by, (await mint(by, input)).body.data.createAccessToken);
  const statusOf = async (caller: Caller, app = world.app) =>
    (await world.rest(caller, 'GET', '/contacts', undefined, {}, app)).status;
  const refusal = (answer: { body: Json }) => {
    const { code, errors } = answer.body.errors[0].extensions;
    return errors ? [code, errors] : [code];
  };
  const expiryOf = async (id: string) =>
    new Date(
      (await world.sql<{ at: string }>('select expires_at as at from access_tokens where id = $1', [id]))[0]!.at,
    );
  const expireAt = (id: string, at: Date) =>
    world.sql('update access_tokens set expires_at = $2 where id = $1', [id, at.toISOString()]);

  it('cannot be for an organization that its creator does not administer, whichever one the creator acts for', async () => {
    const [target, maker] = [await world.caller(), await world.caller()];
    await member(maker, target.organizationId, 'member');
    const pin = { abilities: [`org:${target.organizationId}`, 'tier:scale'] };
    const fresh = await world.anotherToken(maker);
    const own = { 'x-organization-uuid': maker.organizationId };
    expect(refusal(await mint(fresh, pin, own))).toEqual(['FORBIDDEN']);
    expect(refusal(await mint(fresh, { abilities: [pin.abilities[0]!.toUpperCase()] }, own))).toEqual(['FORBIDDEN']);
    expect((await mint(fresh, {}, own)).body.data.createAccessToken.accessToken.abilities).toContain(
      `org:${maker.organizationId}`,
    );
    await member(maker, target.organizationId, 'admin');
    const admin = await world.anotherToken(maker);
    expect((await mint(admin, pin, own)).body.data.createAccessToken.accessToken.abilities).toEqual(pin.abilities);
  });

  it('is only for the organization that its creator is pinned to', async () => {
    const [one, two] = [await world.caller(), await world.caller()];
    await member(one, two.organizationId, 'admin');
    const pinned = await child(await world.anotherToken(one));
    const answer = await mint(pinned, { abilities: [`org:${two.organizationId}`] });
    expect(refusal(answer)).toEqual([
      'VALIDATION_FAILED',
      { abilities: [expect.stringContaining('one organization')] },
    ]);
    const { accessToken } = (await mint(pinned)).body.data.createAccessToken;
    expect(accessToken.abilities).toContain(`org:${one.organizationId}`);
  });

  it('has no tier, mode or role beyond those of its creator', async () => {
    const starter = await world.caller({ abilities: ['tier:starter'] });
    const sandbox = await world.sandboxOf(starter);
    const staff = await world.caller({ abilities: ['role:staff', 'tier:growth'] });
    for (const [by, abilities] of [
      [starter, ['tier:growth']],
      [starter, ['tier:starter', 'tier:scale']],
      [starter, ['mode:sandbox']],
      [sandbox, ['tier:scale']],
      [staff, ['role:staff']],
      [staff, ['role:partner']],
      [staff, ['tier:scale']],
    ] as const) {
      expect(refusal(await mint(by, { abilities }))).toEqual([
        'VALIDATION_FAILED',
        { abilities: [expect.any(String)] },
      ]);
    }
    expect((await child(sandbox, { abilities: ['mode:sandbox'] })).token).toMatch(/^cps_test_/);
  });

  it('expires no later than its creator, and never later than the maximum lifetime', async () => {
    const maker = await world.caller();
    const ends = new Date(Date.now() + 2 * day);
    await expireAt(maker.tokenId, ends);
    expect(await expiryOf((await child(maker)).tokenId)).toEqual(ends);
    const soon = new Date(Date.now() + day);
    expect(await expiryOf((await child(maker, { expiresAt: soon.toISOString() })).tokenId)).toEqual(soon);
    const late = await mint(maker, { expiresAt: new Date(ends.getTime() + 1).toISOString() });
    expect(refusal(late)).toEqual(['VALIDATION_FAILED', { expiresAt: [expect.stringContaining('calling token')] }]);
    const later = await mint(maker, { expiresAt: '2126-01-01T00:00:00Z' });
    expect(refusal(later)).toEqual(['VALIDATION_FAILED', { expiresAt: [expect.stringContaining('366 days')] }]);
  });

  it('lives as long as its creator by default, and an operator’s token lives 366 days', async () => {
    const before = Date.now();
    const maker = await world.caller();
    const ends = await expiryOf(maker.tokenId);
    expect(ends.getTime()).toBeGreaterThanOrEqual(before + 366 * day);
    expect(ends.getTime()).toBeLessThanOrEqual(Date.now() + 366 * day);
    expect(await expiryOf((await child(maker)).tokenId)).toEqual(ends);
    const options = { email: 'someone@example.com', organizationId: maker.organizationId };
    const beyond = new Date(Date.now() + 367 * day).toISOString();
    await expect(createToken(em(), { ...options, expires: beyond })).rejects.toMatchObject({
      message: 'The expiry must be at most 366 days in the future.',
    });
    await expect(createToken(em(), { ...options, expires: 'tomorrow' })).rejects.toMatchObject({
      message: expect.stringContaining('must be a date'),
    });
    const { token_id } = await createToken(em(), { ...options, expires: beyond, tokenMaxDays: 400 });
    expect((await expiryOf(token_id)).toISOString()).toBe(beyond);
  });

  it('gets an expiry when an older release created it without one, and stays valid until then', async () => {
    const soon = new Date(Date.now() + 30 * day);
    const old = await world.caller();
    await world.sql('update access_tokens set expires_at = null where id = $1', [old.tokenId]);
    expect(await statusOf(old)).toBe(200);
    await dateTokens(world.app.infrastructure.db, soon);
    const ends = await expiryOf(old.tokenId);
    expect(ends).toEqual(soon);
    expect(await statusOf(old)).toBe(200);
    const untouched = await world.caller();
    const before = await expiryOf(untouched.tokenId);
    await dateTokens(world.app.infrastructure.db, soon);
    expect(await expiryOf(untouched.tokenId)).toEqual(before);
  });

  it('is revoked with any of its ancestors, in every process, while its siblings stay valid', async () => {
    const root = await world.caller();
    const [parent, sibling] = [await child(root), await child(root)];
    const grandchild = await child(await child(parent));
    for (const app of [world.app, elsewhere]) expect(await statusOf(grandchild, app)).toBe(200);
    const revoked = await world.graphql(root, revokeText, { input: { id: parent.tokenId } });
    expect(revoked.body.data.revokeAccessToken.revokedAt).toEqual(expect.any(String));
    expect([await statusOf(parent), await statusOf(grandchild)]).toEqual([401, 401]);
    while ((await statusOf(grandchild, elsewhere)) !== 401) await sleep(10);
    expect([await statusOf(sibling), await statusOf(root)]).toEqual([200, 200]);
    await revokeToken(em(), root.tokenId);
    while ((await statusOf(sibling, elsewhere)) !== 401) await sleep(10);
  });

  it('cannot be created by a token that is being revoked at the same time', async () => {
    const root = await world.caller();
    const parents = await Promise.all(Array.from({ length: 4 }, () => child(root)));
    const born = parents.map((parent) => mint(parent));
    await Promise.all([...born, revokeToken(em(), root.tokenId)]);
    const living = 'select id from access_tokens where user_id = $1 and revoked_at is null';
    expect(await world.sql(living, [root.userId])).toEqual([]);
  });

  it('can do no more than its user may at the time of the call', async () => {
    const owner = await world.caller();
    const admin = await world.caller();
    await member(admin, owner.organizationId, 'admin');
    const token = await child(await world.anotherToken(admin), { abilities: [`org:${owner.organizationId}`] });
    expect((await world.graphql(token, '{ accessTokens { id } }')).body.errors).toBeUndefined();
    await member(admin, owner.organizationId, 'member');
    for (;;) {
      const answer = await world.graphql(token, '{ accessTokens { id } }', {}, {}, elsewhere);
      if (answer.body.errors) {
        expect(refusal(answer)).toEqual(['FORBIDDEN']);
        break;
      }
      await sleep(10);
    }
    await world.sql('delete from memberships where user_id = $1 and organization_id = $2', [
      admin.userId,
      owner.organizationId,
    ]);
    await world.sql(`select pg_notify('cps_auth', $1)`, [`user:${admin.userId}`]);
    while ((await statusOf(token, elsewhere)) !== 403) await sleep(10);
  });

  it('can neither see nor revoke an unpinned one of the same user if it is pinned to one organization', async () => {
    const root = await world.caller();
    const pinned = await child(root);
    expect(refusal(await world.graphql(pinned, revokeText, { input: { id: root.tokenId } }))).toEqual(['NOT_FOUND']);
    const listed = await world.graphql(pinned, '{ accessTokens { id parentId } }');
    expect(listed.body.data.accessTokens).toEqual([{ id: pinned.tokenId, parentId: root.tokenId }]);
  });

  it('is replaced by rotation while its children stay valid', async () => {
    const root = await world.caller();
    const parent = await child(root, { label: 'Payroll', abilities: ['tier:growth'] });
    const grandchild = await child(parent);
    const rotated = (await rotate(parent, parent.tokenId)).body.data.rotateAccessToken;
    expect(rotated.accessToken).toMatchObject({
      parentId: root.tokenId,
      label: 'Payroll',
      abilities: ['tier:growth', `org:${root.organizationId}`],
    });
    const next = callerOf(root, rotated);
    expect(await expiryOf(next.tokenId)).toEqual(await expiryOf(parent.tokenId));
    expect([await statusOf(parent), await statusOf(next), await statusOf(grandchild)]).toEqual([401, 200, 200]);
    const again = callerOf(root, (await rotate(root, next.tokenId)).body.data.rotateAccessToken);
    expect([await statusOf(next), await statusOf(again), await statusOf(grandchild)]).toEqual([401, 200, 200]);
    const over = await child(root);
    await expireAt(over.tokenId, new Date(Date.now() - 1000));
    await revokeToken(em(), again.tokenId);
    while ((await statusOf(grandchild, elsewhere)) !== 401) await sleep(10);
    for (const { tokenId } of [again, over])
      expect(refusal(await rotate(root, tokenId))).toEqual([
        'VALIDATION_FAILED',
        { id: ['The token is expired or revoked: create a new one.'] },
      ]);
  });

  it('is not revoked after its replacement: the answer names the token that replaced it', async () => {
    const root = await world.caller();
    const first = await child(root);
    const next = (await rotate(root, first.tokenId)).body.data.rotateAccessToken.accessToken;
    const last = (await rotate(root, next.id)).body.data.rotateAccessToken.accessToken;
    const sentence = `The token was replaced by ${last.id}: revoke that one.`;
    for (const id of [first.tokenId, next.id]) {
      const answer = await world.graphql(root, revokeText, { input: { id } });
      expect(refusal(answer)).toEqual(['VALIDATION_FAILED', { id: [sentence] }]);
      await expect(revokeToken(em(), id)).rejects.toMatchObject({ message: sentence });
    }
    for (const id of [last.id, first.tokenId]) {
      const answer = await world.graphql(root, revokeText, { input: { id } });
      expect([answer.body.errors, answer.body.data?.revokeAccessToken.revokedAt]).toEqual([
        undefined,
        expect.any(String),
      ]);
    }
  });

  it('is revoked while it is rotated, or the answer names the token that replaced it', async () => {
    const root = await world.caller();
    const tokens = await Promise.all(Array.from({ length: 4 }, () => child(root)));
    for (const { tokenId, ...token } of tokens) {
      const revoke = () => world.graphql(root, revokeText, { input: { id: tokenId } });
      const [, revoked] = await Promise.all([rotate({ tokenId, ...token }, tokenId), revoke()]);
      const living = await world.sql<{ id: string }>(
        'select id from access_tokens where parent_id = $1 and revoked_at is null and id <> all($2)',
        [root.tokenId, tokens.map((one) => one.tokenId)],
      );
      const named = living.map(({ id }) => ({ id: [`The token was replaced by ${id}: revoke that one.`] }));
      expect(revoked.body.errors ? [refusal(revoked)[1]] : []).toEqual(named);
      for (const { id } of living) await revokeToken(em(), id);
    }
  });

  it('can be rotated only by an ancestor or by itself', async () => {
    const root = await world.caller();
    const [low, high] = [await child(root, { abilities: ['tier:starter'] }), await child(root)];
    for (const id of [high.tokenId, root.tokenId]) {
      expect(refusal(await rotate(low, id))).toEqual([id === root.tokenId ? 'NOT_FOUND' : 'FORBIDDEN']);
    }
    expect(refusal(await rotate(await world.caller(), high.tokenId))).toEqual(['NOT_FOUND']);
    expect([await statusOf(high), await statusOf(root)]).toEqual([200, 200]);
  });
});
