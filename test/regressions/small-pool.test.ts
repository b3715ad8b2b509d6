/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { createFixture } from '../contract/records.js';
import { bodies, goldenPath } from '../support/records/golden-path.js';
import { openWorld } from '../support/worlds/world.js';

/** If requests took a second connection while their transactions hold the first, many at once would deadlock. */
describe('a pool of two connections', () => {
  const world = openWorld({ databasePoolSize: 2 });

  it('serves many writers and readers at once, in both APIs', async () => {
    const caller = await world.caller();
    const path = await goldenPath(world, caller);
    const fixture = await createFixture(world, await world.caller());
    const notice = { ...bodies.notice, project_id: path.projectId, organization_id: path.organizationId };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => [
        world.rest(caller, 'POST', '/notices', notice, { 'idempotency-key': `k${index}` }),
        world.rest(caller, 'POST', '/jobsites', { ...bodies.jobsite, project_id: path.projectId }),
        world.rest(caller, 'PUT', `/contacts/${fixture.contactId}`, { title: 'X' }),
        world.graphql(
          caller,
          'mutation ($input: UpdatePartyInput!) { updateParty(input: $input) { project { notices { nodes { parties { totalCount } } } } } }',
          {
            input: { id: path.ownerPartyId, attention: 'X' },
          },
        ),
      ]).flat(),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => [201, 201, 403, 200]).flat());
    expect(answers.filter(({ body }) => body.errors && body.data !== undefined)).toEqual([]);
  });
});
