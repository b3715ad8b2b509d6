import { describe, expect, it } from '@jest/globals';
import { bodies } from '../support/golden-path.js';
import { type Caller, openWorld } from '../support/world.js';

describe('the claimant cap', () => {
  const world = openWorld();
  const create = (caller: Caller, organizationId = caller.organizationId) =>
    world.rest(
      caller,
      'POST',
      '/divisions',
      { ...bodies.division, organization_id: organizationId },
      { 'x-organization-uuid': caller.organizationId },
    );

  it('counts the divisions of all organizations the user owns, and a deleted one no longer', async () => {
    const first = await world.caller({ email: 'owner@example.com', abilities: ['tier:growth'] });
    const second = await world.caller({ email: 'owner@example.com', abilities: ['tier:growth'] });
    const made = [await create(first), await create(second), await create(first)];
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201]);
    for (const caller of [first, second]) {
      const refused = await create(caller);
      expect(refused).toMatchObject({
        status: 422,
        body: {
          errors: { organization_id: ['The growth tier allows 3 divisions: delete one or move to a larger plan.'] },
        },
      });
    }
    expect((await world.rest(first, 'DELETE', `/divisions/${made[0]!.body.data.id}`)).status).toBe(200);
    expect((await create(second)).status).toBe(201);
    expect((await create(second)).status).toBe(422);
  });

  it('is one for a token without a tier, and the same for the sandbox on its own', async () => {
    const live = await world.caller({ abilities: [] });
    const [user] = await world.sql<{ email: string }>('select email from users where id = $1', [live.userId]);
    const sandbox = await world.caller({
      abilities: ['mode:sandbox'],
      organizationId: live.organizationId,
      email: user!.email,
    });
    for (const caller of [live, sandbox]) {
      expect([(await create(caller)).status, (await create(caller)).status]).toEqual([201, 422]);
    }
  });

  it('cannot be passed by several creations in one GraphQL document', async () => {
    const caller = await world.caller({ abilities: ['tier:starter'] });
    const input = `{organizationId: "${caller.organizationId}", name: "D", addressLine1: "1 A St", city: "Reno", state: "NV", zip: "89501"}`;
    const answer = await world.graphql(
      caller,
      `mutation { a: createDivision(input: ${input}) { id } b: createDivision(input: ${input}) { id } }`,
    );
    expect(answer.body.errors[0].extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: { organizationId: [expect.any(String)] },
    });
    expect((await world.rest(caller, 'GET', '/divisions')).body.meta.total).toBe(0);
  });

  it('is not lifted by a second account, which another process may not know of yet', async () => {
    const caller = await world.caller({ abilities: ['tier:starter'] });
    const deaf = await world.anotherApp();
    await deaf.start();
    expect((await world.rest(caller, 'GET', '/divisions', undefined, {}, deaf)).status).toBe(200);
    // Nobody notifies: what is known of the token's user stays as it was.
    const second = await world.caller({ abilities: ['tier:starter'] });
    expect((await create(second)).status).toBe(201);
    await world.sql(`update memberships set user_id = $1 where organization_id = $2`, [
      caller.userId,
      second.organizationId,
    ]);
    const refused = await world.rest(
      caller,
      'POST',
      '/divisions',
      { ...bodies.division, organization_id: caller.organizationId },
      {},
      deaf,
    );
    expect(refused.status).toBe(422);
  });

  it('leaves one of several creations at once in two accounts of the same owner', async () => {
    const first = await world.caller({ abilities: ['tier:starter'] });
    const made = await world.rest(first, 'POST', '/organizations', { name: 'Second', type: 'tenant' });
    const second = { ...first, organizationId: made.body.data.id as string };
    await world.fund(second.organizationId, '10.00');
    const answers = await Promise.all([first, second, first, second].map((caller) => create(caller)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422]);
  });
});
