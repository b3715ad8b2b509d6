import { beforeAll, describe, expect, it } from '@jest/globals';
import { type Caller, openWorld } from '../support/world.js';

describe('the roles of tokens', () => {
  const world = openWorld();
  const mint =
    'mutation($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { accessToken { abilities } } }';
  let owner: Caller;
  let staff: Caller;
  beforeAll(async () => {
    owner = await world.caller();
    staff = await world.caller({ abilities: ['tier:scale', 'role:staff', 'role:partner'] });
  });

  it.each(['role:staff', 'role:partner'])('are the operator’s to give: %s', async (role) => {
    for (const caller of [owner, staff]) {
      const { body } = await world.graphql(caller, mint, { input: { abilities: [role] } });
      expect(body.errors[0].extensions).toMatchObject({
        code: 'VALIDATION_FAILED',
        errors: { abilities: [`Only the operator can grant the ability ${role}.`] },
      });
    }
  });

  it('are not handed on to tokens that such a token mints', async () => {
    const { body } = await world.graphql(staff, mint, { input: {} });
    expect(body.data.createAccessToken.accessToken.abilities).toEqual([`org:${staff.organizationId}`, 'tier:scale']);
  });

  it('are none but those there are', async () => {
    await expect(world.caller({ abilities: ['role:owner'] })).rejects.toMatchObject({
      message: 'The ability role:owner does not exist.',
    });
  });
});
