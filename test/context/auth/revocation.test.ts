/** @sampled tests */
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { App } from '../../../src/process/app.js';
import { addMember, revokeToken } from '../../../src/services/operator/index.js';
import { statementsOf } from '../../api/http/statements.js';
import { type Caller, openWorld } from '../../support/worlds/world.js';

describe('tokens are cached, and revoked without delay', () => {
  const world = openWorld();
  let here: App;
  let there: App;
  const call = (caller: Caller, app: App, headers = {}) =>
    world.rest(caller, 'GET', '/contacts', undefined, headers, app);

  beforeAll(async () => {
    [here, there] = [await world.anotherApp(), await world.anotherApp()];
    await here.start();
    await there.start();
  });

  it('a cached token costs no statement', async () => {
    const caller = await world.caller();
    for (let warm = 0; warm < 5; warm += 1) await call(caller, here);
    const statements = await statementsOf(async () => {
      for (let index = 0; index < 10; index += 1) expect((await call(caller, here)).status).toBe(200);
    });
    expect(statements.filter((text) => /access_tokens|memberships/.test(text))).toEqual([]);
    expect(statements.filter((text) => text.includes('"contacts"')).length).toBeGreaterThanOrEqual(10);
  });

  it('a revoked token is soon refused by every process', async () => {
    const caller = await world.caller();
    for (const app of [here, there]) expect((await call(caller, app)).status).toBe(200);
    await revokeToken(world.app.infrastructure.orm.em.fork(), caller.tokenId);
    for (const app of [here, there]) {
      while ((await call(caller, app)).status !== 401) await sleep(10);
    }
  });

  it('a token shows and revokes only tokens of its own mode, and no unpinned ones of other members', async () => {
    const owner = await world.caller();
    const sandbox = await world.sandboxOf(owner);
    const unpinned = await world.caller({ organizationId: owner.organizationId });
    const revoke = 'mutation ($input: RevokeAccessTokenInput!) { revokeAccessToken(input: $input) { id } }';
    for (const [by, id] of [
      [sandbox, owner.tokenId],
      [owner, sandbox.tokenId],
      [owner, unpinned.tokenId],
    ] as const) {
      const { body } = await world.graphql(by, revoke, { input: { id } });
      expect(body.errors[0].extensions.code).toBe('NOT_FOUND');
      const listed = await world.graphql(by, '{ accessTokens { id } }');
      expect(listed.body.data.accessTokens.map((token: { id: string }) => token.id)).toEqual([by.tokenId]);
    }
  });

  it('a token revoked through GraphQL is refused by the very next request to the same process', async () => {
    for (let round = 0; round < 5; round += 1) {
      const owner = await world.caller();
      const other = await world.caller({
        organizationId: owner.organizationId,
        abilities: ['tier:scale', `org:${owner.organizationId}`],
      });
      expect((await call(other, here)).status).toBe(200);
      const revoked = await world.graphql(
        owner,
        'mutation ($input: RevokeAccessTokenInput!) { revokeAccessToken(input: $input) { revokedAt } }',
        { input: { id: other.tokenId } },
        {},
        here,
      );
      expect(revoked.body.data.revokeAccessToken.revokedAt).toEqual(expect.any(String));
      expect((await call(other, here)).status).toBe(401);
    }
  });

  it('a tenant created by one request can be used by the next one', async () => {
    const caller = await world.caller();
    for (let round = 0; round < 5; round += 1) {
      const made = await world.rest(caller, 'POST', '/organizations', { name: `T${round}`, type: 'tenant' }, {}, here);
      await world.fund(made.body.data.id, '1.00');
      const answer = await call(caller, here, { 'x-organization-uuid': made.body.data.id });
      expect({ round, status: answer.status }).toEqual({ round, status: 200 });
    }
  });

  it('a changed membership soon takes effect', async () => {
    const [caller, other] = [await world.caller(), await world.caller()];
    expect((await call(caller, here, { 'x-organization-uuid': other.organizationId })).status).toBe(403);
    const [user] = await world.sql<{ email: string }>('select email from users where id = $1', [caller.userId]);
    await addMember(world.app.infrastructure.orm.em.fork(), {
      email: user!.email,
      organizationId: other.organizationId,
      role: 'member',
    });
    while ((await call(caller, here, { 'x-organization-uuid': other.organizationId })).status !== 200) await sleep(10);
  });

  it('a process that cannot hear the others queries the database', async () => {
    const isolated = await world.anotherApp();
    const caller = await world.caller();
    expect((await call(caller, isolated)).status).toBe(200);
    await world.sql('update access_tokens set revoked_at = now() where id = $1', [caller.tokenId]);
    expect((await call(caller, isolated)).status).toBe(401);
  });

  it('a token expires on time, cached or not', async () => {
    const caller = await world.caller();
    const expiresIn = (seconds: number) =>
      world.sql('update access_tokens set expires_at = now() + make_interval(secs => $2) where id = $1', [
        caller.tokenId,
        seconds,
      ]);
    // On a busy machine the first call may not finish within the shortest of these times.
    for (let seconds = 0.4; ; seconds *= 2) {
      await expiresIn(seconds);
      if ((await call(caller, here)).status === 200) break;
    }
    const ended = 'select expires_at <= now() as ended from access_tokens where id = $1';
    while (!(await world.sql<{ ended: boolean }>(ended, [caller.tokenId]))[0]!.ended) await sleep(20);
    expect((await call(caller, here)).status).toBe(401);
  });
});
