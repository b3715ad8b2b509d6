import { describe, expect, it } from '@jest/globals';
import { type Caller, openWorld } from '../support/worlds/world.js';

describe('the tenant accounts that a user opens', () => {
  const world = openWorld();
  const open = (by: Caller, type = 'tenant') => world.rest(by, 'POST', '/organizations', { name: 'One more', type });
  const owned = async ({ userId }: Caller) =>
    (await world.sql(`select from memberships where user_id = $1 and role = 'owner'`, [userId])).length;

  it('are limited within 24 hours, across both APIs and all tokens, without counting directory records', async () => {
    const caller = await world.caller();
    const openMany = (...names: string[]) =>
      `mutation { ${names.map((name) => `${name}: createOrganization(input: { name: "T", type: TENANT }) { id }`).join(' ')} }`;
    expect((await world.graphql(caller, openMany('a', 'b', 'c', 'd'))).body.errors).toBeUndefined();
    const refused = await world.graphql(await world.anotherToken(caller), openMany('a', 'b'));
    expect(refused.body.errors[0]).toMatchObject({
      message: 'A user may open at most 5 tenant accounts within 24 hours.',
      extensions: { code: 'RATE_LIMITED', status: 429 },
    });
    expect(await owned(caller)).toBe(5);
    expect((await open(caller)).status).toBe(201);
    const limited = await open(caller);
    expect([limited.status, limited.body.code]).toEqual([429, 'rate_limited']);
    const wait = Number(limited.headers['retry-after']);
    expect(wait).toBeGreaterThan(86_000);
    expect(wait).toBeLessThanOrEqual(86_400);
    expect((await open(caller, 'directory')).status).toBe(201);
    expect((await open(await world.caller())).status).toBe(201);
    await world.sql(`update counted_actions set done_at = done_at - interval '1 day' where user_id = $1`, [
      caller.userId,
    ]);
    expect((await open(caller)).status).toBe(201);
  });

  it('are limited when they are opened concurrently', async () => {
    const caller = await world.caller();
    const answers = await Promise.all(Array.from({ length: 8 }, () => open(caller)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 429, 429, 429]);
    expect(await owned(caller)).toBe(6);
  });
});
