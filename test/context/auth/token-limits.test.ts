import { describe, expect, it } from '@jest/globals';
import { type Caller, openWorld } from '../../support/worlds/world.js';

describe('a token of an organization', () => {
  const world = openWorld();
  const mintText = 'mutation { createAccessToken(input: {}) { accessToken { id } } }';
  const mint = (by: Caller) => world.graphql(by, mintText);
  const many = (count: number) =>
    `mutation { ${Array.from({ length: count }, (_, at) => `m${at}: createAccessToken(input: {}) { token }`).join(' ')} }`;
  const living = async ({ organizationId }: Caller) =>
    (
      await world.sql<{ id: string }>('select id from access_tokens where $1 = any(abilities) and revoked_at is null', [
        `org:${organizationId}`,
      ])
    ).map(({ id }) => id);
  const codeOf = ({ body }: Awaited<ReturnType<typeof mint>>) => body.errors?.[0].extensions.code;
  const subscribe = (organizationId: string, plan: string, fields: Record<string, unknown> = {}) => {
    const row = { livemode: true, status: 'active', ended: false, ends_at: null, ...fields };
    return world.sql(
      `insert into billing_subscriptions (id, account_id, livemode, plan, interval, status, processor, customer_id, payment_method, ended, ends_at, created_at, updated_at)
       values (uuidv7(), $1, $2, $3, 'monthly', $4, 'simulated', 'cus', 'pm', $5, $6, now(), now())`,
      [organizationId, row.livemode, plan, row.status, row.ended, row.ends_at],
    );
  };

  it('is limited in number by the plan', async () => {
    const caller = await world.caller();
    for (let made = 0; made < 5; made += 1) expect(codeOf(await mint(caller))).toBeUndefined();
    const refused = await mint(caller);
    expect(refused.body.errors[0]).toMatchObject({
      message: 'The organization has 5 tokens, and the starter plan allows 5: revoke one or move to a larger plan.',
      extensions: { code: 'TOKEN_LIMIT_REACHED', status: 422 },
    });
    const [one, two, three] = await living(caller);
    await world.sql('update access_tokens set revoked_at = now() where id = $1', [one]);
    expect(codeOf(await mint(caller))).toBeUndefined();
    expect(codeOf(await mint(caller))).toBe('TOKEN_LIMIT_REACHED');
    await world.sql('update access_tokens set expires_at = now() where id = any($1)', [[two, three]]);
    expect(codeOf(await mint(caller))).toBeUndefined();
  });

  it('counts for all members and both modes together, by the plan that is paid for', async () => {
    const owner = await world.caller();
    const { organizationId } = owner;
    const pinned = [`org:${organizationId}`, 'tier:scale'];
    const member = await world.caller({ organizationId, abilities: pinned });
    await world.sql(`update memberships set role = 'admin' where user_id = $1`, [member.userId]);
    const sandbox = await world.caller({
      organizationId,
      email: 'admin@example.com',
      abilities: [...pinned, 'mode:sandbox'],
    });
    for (let others = 0; others < 2; others += 1) await world.caller({ organizationId, abilities: pinned });
    for (const by of [owner, await world.anotherToken(member, pinned)])
      expect(codeOf(await mint(by))).toBe('TOKEN_LIMIT_REACHED');
    expect(sandbox.organizationId).toBe(organizationId);
    await subscribe(organizationId, 'scale', { livemode: false });
    expect(codeOf(await mint(owner))).toBe('TOKEN_LIMIT_REACHED');
    await subscribe(organizationId, 'growth', { status: 'cancelled', ends_at: new Date(Date.now() + 60_000) });
    expect(codeOf(await mint(owner))).toBeUndefined();
    await world.sql(
      `update billing_subscriptions set ends_at = now() - interval '1 second' where account_id = $1 and livemode`,
      [organizationId],
    );
    expect(codeOf(await mint(owner))).toBe('TOKEN_LIMIT_REACHED');
  });

  it('is not created beyond the limit by simultaneous requests', async () => {
    const caller = await world.caller();
    const answers = await Promise.all(Array.from({ length: 8 }, () => mint(caller)));
    expect(answers.filter((answer) => codeOf(answer) === undefined)).toHaveLength(5);
    expect(await living(caller)).toHaveLength(5);
  });

  it('counts towards the limit per minute, however many one request creates', async () => {
    const caller = await world.caller();
    await subscribe(caller.organizationId, 'scale');
    expect(codeOf(await world.graphql(caller, many(9)))).toBeUndefined();
    expect(await living(caller)).toHaveLength(9);
    const refused = await world.graphql(caller, many(2));
    expect(refused.body).toMatchObject({ data: null, errors: [{ extensions: { code: 'RATE_LIMITED', status: 429 } }] });
    expect(refused.body.errors[0].message).toBe('A user may create at most 10 tokens a minute.');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    // Tokens that were rolled back do not count: one is left.
    expect(codeOf(await mint(caller))).toBeUndefined();
    const rotate = `mutation { rotateAccessToken(input: { id: "${(await living(caller))[0]}" }) { token } }`;
    expect(codeOf(await world.graphql(caller, rotate))).toBe('RATE_LIMITED');
    expect(codeOf(await mint(await world.anotherToken(caller)))).toBe('RATE_LIMITED');
    await world.sql(`update counted_actions set done_at = done_at - interval '1 minute' where user_id = $1`, [
      caller.userId,
    ]);
    expect(codeOf(await world.graphql(caller, rotate))).toBeUndefined();
    expect(await living(caller)).toHaveLength(10);
  });
});
