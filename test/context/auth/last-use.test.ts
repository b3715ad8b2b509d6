import { describe, expect, it } from '@jest/globals';
import { TokenDirectory } from '../../../src/context/auth/token-directory.js';
import { openWorld } from '../../support/worlds/world.js';

describe('the last use of a token', () => {
  const world = openWorld();

  it('is listed with its time and the address of the caller', async () => {
    const owner = await world.caller();
    const other = await world.anotherToken(owner, ['tier:scale', `org:${owner.organizationId}`]);
    const tokens = new TokenDirectory(world.app.infrastructure.db, { isFresh: false });
    await tokens.authenticate(other.token, '10.1.2.3');
    await tokens.authenticate(other.token, '10.4.5.6');
    await tokens.stop();
    const { body } = await world.graphql(owner, '{ accessTokens { id lastUsedAt lastUsedIpAddress } }');
    const shown = body.data.accessTokens.find(({ id }: { id: string }) => id === other.tokenId);
    expect(shown).toEqual({
      id: other.tokenId,
      lastUsedAt: expect.stringMatching(/^\d{4}-/),
      lastUsedIpAddress: '10.4.5.6',
    });
  });
});
