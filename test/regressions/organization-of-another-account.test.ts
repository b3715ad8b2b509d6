import { describe, expect, it } from '@jest/globals';
import { generate, goldenPath } from '../support/records/golden-path.js';
import { shareWorld } from '../support/worlds/world.js';

/** A user may name another of their tenants as a party; reading the record must not depend on the reader. */
describe('a party that is another account of the user', () => {
  const world = shareWorld();

  it('is shown and printed, even for colleagues who do not belong to that account', async () => {
    const owner = await world.caller();
    const { noticeId, ownerPartyId } = await goldenPath(world, owner);
    const email = (await world.sql<{ email: string }>('select email from users where id = $1', [owner.userId]))[0]!
      .email;
    const second = await world.caller({ email, name: 'Second Tenant' });
    await world.sql(
      `update organizations set address_line_1 = '1 Main St', city = 'Reno', state = 'NV', zip = '89501' where id = $1`,
      [second.organizationId],
    );
    const named = await world.rest(owner, 'PUT', `/parties/${ownerPartyId}`, {
      organization_id: second.organizationId,
    });
    expect(named.status).toBe(200);
    const colleague = await world.caller({ organizationId: owner.organizationId });
    for (const caller of [owner, colleague]) {
      const shown = await world.graphql(caller, 'query ($id: ID!) { party(id: $id) { organization { name } } }', {
        id: ownerPartyId,
      });
      expect(shown.body.data).toEqual({ party: { organization: { name: 'Second Tenant' } } });
      expect(await generate(world, caller, noticeId, { preview: true })).toMatchObject({ status: 'completed' });
      const inside = await world.graphql(
        caller,
        'query ($id: ID!) { party(id: $id) { organization { contacts { totalCount } divisions { totalCount } } } }',
        { id: ownerPartyId },
      );
      expect(inside.body.data.party.organization).toEqual({
        contacts: { totalCount: 0 },
        divisions: { totalCount: 0 },
      });
    }
  });
});
