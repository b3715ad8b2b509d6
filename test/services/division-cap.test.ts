/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { payloadOf, requestOfPayload } from '../support/records/fulfillment.js';
import { bodies } from '../support/records/golden-path.js';
import { type Caller, openWorld } from '../support/worlds/world.js';

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

  it('counts the divisions of all organizations that the user owns, without deleted ones', async () => {
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

  it('is one for a token without a tier, and applies to the sandbox separately', async () => {
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

  it('cannot be exceeded by several mutations in one GraphQL document', async () => {
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

  it('is not raised by a second account, even one that another process does not know of yet', async () => {
    const caller = await world.caller({ abilities: ['tier:starter'] });
    const otherProcess = await world.anotherApp();
    await otherProcess.start();
    expect((await world.rest(caller, 'GET', '/divisions', undefined, {}, otherProcess)).status).toBe(200);
    // No notification is sent, so the process keeps its cached data of the token's user.
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
      otherProcess,
    );
    expect(refused.status).toBe(422);
  });

  it('allows one of several concurrent creations in two accounts of the same owner', async () => {
    const first = await world.caller({ abilities: ['tier:starter'] });
    const made = await world.rest(first, 'POST', '/organizations', { name: 'Second', type: 'tenant' });
    const second = { ...first, organizationId: made.body.data.id as string };
    await world.fund(second.organizationId, '10.00');
    const answers = await Promise.all([first, second, first, second].map((caller) => create(caller)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422]);
  });

  describe('and divisions of directory organizations', () => {
    const starter = () => world.caller({ abilities: ['tier:starter'] });
    const project = (caller: Caller, divisionId: string) =>
      world.rest(caller, 'POST', '/projects', { ...bodies.project, division_id: divisionId });
    const refusal = { division_id: ['The starter tier allows 1 division: delete one or move to a larger plan.'] };

    /** Divisions of counterparties, each in a separate directory organization. */
    async function directory(caller: Caller, count: number): Promise<string[]> {
      const ids: string[] = [];
      for (let at = 0; at < count; at += 1) {
        const made = await world.rest(caller, 'POST', '/organizations', {
          name: `Counterparty ${at}`,
          type: 'directory',
        });
        const division = await create(caller, made.body.data.id);
        expect(division.status).toBe(201);
        ids.push(division.body.data.id);
      }
      return ids;
    }

    it('does not count them until one is the claimant of a project', async () => {
      const caller = await starter();
      await directory(caller, 3);
      const own = await create(caller);
      expect(own.status).toBe(201);
      expect((await create(caller)).status).toBe(422);
      expect((await project(caller, own.body.data.id)).status).toBe(201);
    });

    it('counts one that is a claimant: for new projects, for new divisions and for a change of division', async () => {
      const caller = await starter();
      const [first, second] = await directory(caller, 2);
      const made = await project(caller, first!);
      expect(made.status).toBe(201);
      // The same claimant uses no second slot.
      const again = await project(caller, first!);
      expect(again.status).toBe(201);
      expect((await create(caller)).status).toBe(422);
      const refused = await project(caller, second!);
      expect([refused.status, refused.body.errors]).toEqual([422, refusal]);
      const path = `/projects/${again.body.data.id}`;
      const moved = await world.rest(caller, 'PUT', path, { division_id: second });
      expect([moved.status, moved.body.errors]).toEqual([422, refusal]);
      // The only project of a claimant can change to another claimant.
      await world.rest(caller, 'DELETE', `/projects/${made.body.data.id}`);
      const changed = await world.rest(caller, 'PUT', path, { division_id: second });
      expect([changed.status, changed.body.data?.division_id]).toEqual([200, second]);
      expect((await project(caller, first!)).status).toBe(422);
      // A slot is free again once the claimant has no project.
      await world.rest(caller, 'DELETE', path);
      expect((await project(caller, first!)).status).toBe(201);
    });

    it('counts one for which the partner is to create a project', async () => {
      const caller = await starter();
      await world.fund(caller.organizationId, '100.00');
      const [first, second] = await directory(caller, 2);
      const request = (divisionId: string) =>
        world.rest(caller, 'POST', '/fulfillment-requests', {
          ...requestOfPayload(payloadOf(divisionId, { fulfillment_scope: 'research' })),
        });
      expect((await request(first!)).status).toBe(201);
      const refused = await request(second!);
      expect([refused.status, refused.body.errors]).toEqual([422, { 'payload.division_id': refusal.division_id }]);
      expect((await project(caller, second!)).status).toBe(422);
      expect((await project(caller, first!)).status).toBe(201);
    });

    it('allows one of several to become a claimant when they are named concurrently', async () => {
      const caller = await starter();
      const ids = await directory(caller, 4);
      const answers = await Promise.all(ids.map((id) => project(caller, id)));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422]);
      const winner = answers.find(({ status }) => status === 201)!.body.data;
      const second = await project(caller, winner.division_id);
      const path = `/projects/${second.body.data.id}`;
      const others = ids.filter((id) => id !== winner.division_id);
      const moves = await Promise.all(others.map((id) => world.rest(caller, 'PUT', path, { division_id: id })));
      expect(moves.map(({ status }) => status)).toEqual([422, 422, 422]);
      const [row] = await world.sql(
        'select count(distinct division_id)::int as n from projects where account_id = $1 and deleted_at is null',
        [caller.organizationId],
      );
      expect(row).toEqual({ n: 1 });
    });
  });
});
