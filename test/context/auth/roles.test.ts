/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { type Caller, shareWorld } from '../../support/worlds/world.js';

describe('the roles of tokens', () => {
  const world = shareWorld();
  const mint =
    'mutation($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { accessToken { abilities } } }';
  let owner: Caller;
  let staff: Caller;
  beforeAll(async () => {
    owner = await world.caller();
    staff = await world.caller({ abilities: ['tier:scale', 'role:staff', 'role:partner'] });
  });

  it.each(['role:staff', 'role:partner'])('can be granted only by the operator: %s', async (role) => {
    for (const caller of [owner, staff]) {
      const { body } = await world.graphql(caller, mint, { input: { abilities: [role] } });
      expect(body.errors[0].extensions).toMatchObject({
        code: 'VALIDATION_FAILED',
        errors: { abilities: [`Only the operator can grant the ability ${role}.`] },
      });
    }
  });

  it('are not passed on to tokens created by such a token', async () => {
    const { body } = await world.graphql(staff, mint, { input: {} });
    expect(body.data.createAccessToken.accessToken.abilities).toEqual([`org:${staff.organizationId}`, 'tier:scale']);
  });

  it('must exist', async () => {
    await expect(world.caller({ abilities: ['role:owner'] })).rejects.toMatchObject({
      message: 'The ability role:owner does not exist.',
    });
  });
});
