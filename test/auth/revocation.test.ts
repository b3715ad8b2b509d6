import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { App } from '../../src/app.js';
import type * as operator from '../../src/services/operator/index.js';
import { statementsOf } from '../http/statements.js';
import { built } from '../support/built.js';
import { type Caller, openWorld } from '../support/world.js';

const { addMember, revokeToken } = await built<typeof operator>('services/operator/index.js');

describe('tokens are known without asking and forgotten without delay', () => {
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

  it('a known token costs no statement', async () => {
    const caller = await world.caller();
    for (let warm = 0; warm < 5; warm += 1) await call(caller, here);
    const statements = await statementsOf(async () => {
      for (let index = 0; index < 10; index += 1) expect((await call(caller, here)).status).toBe(200);
    });
    expect(statements.filter((text) => /access_tokens|memberships/.test(text))).toEqual([]);
    expect(statements.filter((text) => text.includes('"contacts"')).length).toBeGreaterThanOrEqual(10);
  });

  it('a revoked token is soon refused everywhere', async () => {
    const caller = await world.caller();
    for (const app of [here, there]) expect((await call(caller, app)).status).toBe(200);
    await revokeToken(world.app.infrastructure.orm.em.fork(), caller.tokenId);
    for (const app of [here, there]) {
      while ((await call(caller, app)).status !== 401) await sleep(10);
    }
  });

  it('shows and revokes tokens of its own mode only, and no unpinned ones of other members', async () => {
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

  it('revoking through GraphQL is known to the very next request of the same process', async () => {
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

  it('a tenant made by a request can be acted in by the next one', async () => {
    const caller = await world.caller();
    for (let round = 0; round < 5; round += 1) {
      const made = await world.rest(caller, 'POST', '/organizations', { name: `T${round}`, type: 'tenant' }, {}, here);
      await world.fund(made.body.data.id, '1.00');
      const answer = await call(caller, here, { 'x-organization-uuid': made.body.data.id });
      expect({ round, status: answer.status }).toEqual({ round, status: 200 });
    }
  });

  it('a changed membership is soon known', async () => {
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

  it('a process that cannot hear the others asks the database', async () => {
    const deaf = await world.anotherApp();
    const caller = await world.caller();
    expect((await call(caller, deaf)).status).toBe(200);
    await world.sql('update access_tokens set revoked_at = now() where id = $1', [caller.tokenId]);
    expect((await call(caller, deaf)).status).toBe(401);
  });

  it('a token ends at its time, cached or not', async () => {
    const caller = await world.caller();
    const expiresIn = (seconds: number) =>
      world.sql('update access_tokens set expires_at = now() + make_interval(secs => $2) where id = $1', [
        caller.tokenId,
        seconds,
      ]);
    // A busy machine may take longer than the first of these for the call that is to be answered before the end.
    for (let seconds = 0.4; ; seconds *= 2) {
      await expiresIn(seconds);
      if ((await call(caller, here)).status === 200) break;
    }
    const ended = 'select expires_at <= now() as ended from access_tokens where id = $1';
    while (!(await world.sql<{ ended: boolean }>(ended, [caller.tokenId]))[0]!.ended) await sleep(20);
    expect((await call(caller, here)).status).toBe(401);
  });
});
