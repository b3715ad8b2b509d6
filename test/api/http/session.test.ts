import { describe, expect, it } from '@jest/globals';
import { BrowserSession } from '../../../src/api/http/session.js';
import type { Principal } from '../../../src/context/auth/principal.js';

const organizationId = '01900000-0000-7000-8000-000000000001';
const principal = {
  tokenId: '01900000-0000-7000-8000-000000000002',
  userId: '01900000-0000-7000-8000-000000000003',
  livemode: true,
  expiresAt: undefined,
  memberships: [{ organizationId, role: 'owner' }],
} as unknown as Principal;

describe('a session', () => {
  /** A session whose token directory answers when the test resolves it. */
  async function open() {
    const asked: Array<{ resolve(found: Principal): void; reject(error: Error): void }> = [];
    const tokens = {
      isFresh: true,
      authenticate: () =>
        new Promise<Principal>((resolve, reject) => {
          asked.push({ resolve, reject });
        }),
    };
    const limiter = { take: async () => ({ allowed: true, limit: 1, remaining: 1, resetAt: 0 }) };
    const access = { infrastructure: {}, tokens, limiter } as never;
    const opening = BrowserSession.open(access, { token: 'secret' }, { id: 'test', ip: '', userAgent: '' });
    asked[0]!.resolve(principal);
    return { session: await opening, asked };
  }

  it('delivers nothing while its rights are being verified again', async () => {
    const { session, asked } = await open();
    session.markStale();
    const refreshed = session.refresh();
    const event = session.context();
    let delivered = false;
    void event.then(
      () => (delivered = true),
      () => undefined,
    );
    await new Promise(setImmediate);
    expect(delivered).toBe(false);
    for (const { reject } of asked.slice(1)) reject(new Error('The token was revoked.'));
    await expect(refreshed).rejects.toThrow('revoked');
    await expect(event).rejects.toThrow('revoked');
  });

  it('verifies again when it is marked stale during a verification', async () => {
    const { session, asked } = await open();
    const refreshed = session.refresh();
    session.markStale();
    asked[1]!.resolve(principal);
    await refreshed;
    const event = session.context();
    await new Promise(setImmediate);
    expect(asked).toHaveLength(3);
    asked[2]!.resolve(principal);
    expect((await event).account.id).toBe(organizationId);
  });
});
