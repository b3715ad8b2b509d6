import { describe, expect, it } from '@jest/globals';
import { TokenDirectory } from '../../../src/context/auth/token-directory.js';
import { openWorld } from '../../support/worlds/world.js';

describe('the tokens that a process knows', () => {
  const world = openWorld();

  /** Authenticates with a token again after its row was revoked behind the back of the change feed. */
  async function afterRevocation(isFresh: boolean): Promise<unknown> {
    const { token, tokenId } = await world.caller();
    const tokens = new TokenDirectory(world.app.infrastructure.db, { isFresh });
    const known = await tokens.authenticate(token);
    await world.sql('update access_tokens set revoked_at = now() where id = $1', [tokenId]);
    const again = await tokens.authenticate(token).catch((error: { code: string }) => error.code);
    await tokens.stop();
    return again === known ? 'the same principal' : again;
  }

  it('are not looked up again while the change feed is fresh', async () => {
    expect(await afterRevocation(true)).toBe('the same principal');
  });

  it('are looked up again when the change feed was late', async () => {
    expect(await afterRevocation(false)).toBe('UNAUTHENTICATED');
  });
});
