/** @sampled tests */
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Claims, client, openIdentityProvider } from '../../support/fakes/identity-provider.js';
import { callback, OidcBrowser } from '../../support/fakes/oidc.js';
import { signIn } from '../../support/records/people.js';
import { openWorld } from '../../support/worlds/world.js';

const provider = await openIdentityProvider();
beforeAll(() => provider.start(callback));
const settings = { oidcIssuer: provider.issuer, ...client, oidcEmailDomains: ['example.com'] };
const viewer = '{ viewer { email memberships { organizationId } session { method isCurrent } } }';
const host = new URL(provider.issuer).host;
const foreign = `The answer of ${host} does not belong to this sign-in. Start again.`;

describe('signing in with the identity provider', () => {
  const world = openWorld(settings);
  const browser = new OidcBrowser(() => world, provider);
  beforeEach(() => browser.reset());

  const nonceOf = (url: string, nonce: string) => {
    const changed = new URL(url);
    changed.searchParams.set('nonce', nonce);
    return changed.href;
  };
  it.each<
    [
      string,
      {
        status: number;
        refusal: string;
        sentence: string;
        claims?: Claims;
        tamper?: (claims: Claims) => Claims;
        cancels?: boolean;
        nonce?: string;
        state?: string;
      },
    ]
  >([
    [
      'an address that is not verified',
      {
        status: 403,
        refusal: 'unverified_email',
        sentence: 'has not verified your e-mail address',
        claims: { email_verified: false },
      },
    ],
    [
      'an address whose verification is a text',
      {
        status: 403,
        refusal: 'unverified_email',
        sentence: 'has not verified your e-mail address',
        claims: { email_verified: 'true' },
      },
    ],
    [
      'an address of which it says nothing',
      {
        status: 403,
        refusal: 'unverified_email',
        sentence: 'has not verified your e-mail address',
        claims: { email_verified: undefined },
      },
    ],
    [
      'an answer to another question: its nonce',
      { status: 422, refusal: 'nonce', sentence: foreign, nonce: 'another' },
    ],
    [
      'an answer for another client',
      { status: 422, refusal: 'audience', sentence: foreign, tamper: (claims) => ({ ...claims, aud: 'another' }) },
    ],
    [
      'an answer for several clients, the other of which asked',
      {
        status: 422,
        refusal: 'answer',
        sentence: foreign,
        tamper: (claims) => ({ ...claims, aud: ['service', 'another'], azp: 'another' }),
      },
    ],
    [
      'an answer of another provider',
      {
        status: 422,
        refusal: 'answer',
        sentence: foreign,
        tamper: (claims) => ({ ...claims, iss: 'https://evil.example' }),
      },
    ],
    [
      'an answer that has expired',
      { status: 422, refusal: 'answer', sentence: foreign, tamper: (claims) => ({ ...claims, exp: 1 }) },
    ],
  ])(
    'is refused with %s, with a page, and an entry in the audit log of whom it concerns',
    async (_, { status, refusal, sentence, ...how }) => {
      const caller = await world.caller();
      const [user] = await world.sql<{ email: string }>('select email from users where id = $1', [caller.userId]);
      browser.says(user!.email.replace(/@.*/, '@example.com'), how.claims);
      await world.sql('update users set email = $1 where id = $2', [provider.claims.email, caller.userId]);
      if (how.tamper) provider.tamper = how.tamper;
      const { url, cookie } = await browser.begin();
      const answer = await browser.back(await provider.visit(how.nonce ? nonceOf(url, how.nonce) : url), cookie);
      expect([answer.statusCode, browser.cookiesOf(answer)]).toEqual([
        status,
        [expect.stringMatching(/^cps_oidc=; Max-Age=0;/)],
      ]);
      expect(answer.body).toContain('<h1>You are not signed in</h1>');
      expect(answer.body).toContain(sentence);
      expect(await world.sql('select from sessions where user_id = $1', [caller.userId])).toEqual([]);
      const entries = await browser.audited(caller.organizationId);
      // Nothing in an expired answer is read.
      // No one is named as the one who did it: the answer proves no person.
      if (refusal !== 'answer') expect(entries).toEqual([{ type: 'OidcSignIn', refusal, user: null }]);
      const [row] = await world.sql<{ refusal: string }>(
        'select refusal from oidc_sign_ins order by serial desc limit 1',
      );
      expect(row).toEqual({ refusal });
    },
  );

  it('is refused with a wrong state or when it is cancelled, with an entry for the person whose session the browser has', async () => {
    const caller = await world.caller({ email: 'sam@example.com' });
    const person = await signIn(world, caller);
    browser.says('sam@example.com');
    const wrong = (url: URL) => {
      url.searchParams.set('state', 'A'.repeat(43));
      return url;
    };
    const without = (url: URL) => {
      url.searchParams.delete('state');
      return url;
    };
    for (const change of [wrong, without]) {
      const answer = await browser.go(change, `; ${person.headers.cookie}`);
      expect([answer.statusCode, browser.cookiesOf(answer)]).toEqual([422, [expect.stringMatching(/^cps_oidc=;/)]]);
      expect(answer.body).toContain(foreign);
    }
    provider.cancels = true;
    const cancelled = await browser.go((same) => same, `; ${person.headers.cookie}`);
    expect(cancelled.statusCode).toBe(403);
    expect(cancelled.body).toContain(`The sign-in at ${host} was cancelled or refused there.`);
    expect((await browser.audited(caller.organizationId)).slice(1).map(({ refusal }) => refusal)).toEqual([
      'state',
      'state',
      'denied',
    ]);
    // The session that the browser has stays as it was.
    expect((await world.graphql(null, viewer, {}, person.headers)).body.errors).toBeUndefined();
  });

  it.each([
    'mallory@evil.example',
    'mallory@notexample.com',
    'mallory@sub.example.com',
    'mallory@example.com.evil.example',
  ])('is refused to %s, whose domain is not allowed', async (email) => {
    const caller = await world.caller({ email });
    browser.says(email);
    const answer = await browser.go();
    expect(answer.statusCode).toBe(403);
    expect(answer.body).toContain(`Your e-mail address cannot sign in with ${host}. Sign in with a link.`);
    expect(await browser.audited(caller.organizationId)).toEqual([expect.objectContaining({ refusal: 'domain' })]);
  });

  it('is refused to a person whom no one has invited, and opens no account', async () => {
    browser.says('new@example.com');
    const answer = await browser.go();
    expect([answer.statusCode, browser.cookiesOf(answer)]).toEqual([403, [expect.stringMatching(/^cps_oidc=;/)]]);
    expect(answer.body).toContain('Accounts are opened by invitation only.');
    expect(await world.sql(`select from users where email = 'new@example.com'`)).toEqual([]);
    const [row] = await world.sql('select refusal, email from oidc_sign_ins order by serial desc limit 1');
    expect(row).toEqual({ refusal: 'no_account', email: 'new@example.com' });
  });
});
