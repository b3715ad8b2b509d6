/** @sampled tests */
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { client, openIdentityProvider } from '../../support/fakes/identity-provider.js';
import { callback, OidcBrowser } from '../../support/fakes/oidc.js';
import { personOf, signIn, someAddress } from '../../support/records/people.js';
import { openWorld } from '../../support/worlds/world.js';

const provider = await openIdentityProvider();
beforeAll(() => provider.start(callback));
const settings = { oidcIssuer: provider.issuer, ...client, oidcEmailDomains: ['example.com'] };
const viewer = '{ viewer { email memberships { organizationId } session { method isCurrent } } }';
const host = new URL(provider.issuer).host;
const foreign = `The answer of ${host} does not belong to this sign-in. Start again.`;
const notBegun = 'This sign-in was not begun in this browser, or took too long. Start again.';

describe('signing in with the identity provider', () => {
  const world = openWorld(settings);
  const browser = new OidcBrowser(() => world, provider);
  beforeEach(() => browser.reset());

  it('goes to the provider with PKCE, a state and a nonce, and begins a session of the user with the verified address', async () => {
    const caller = await world.caller({ email: 'ann@example.com' });
    const { reply: answer, url, cookie } = await browser.begin();
    expect(answer.statusCode).toBe(303);
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^cps_oidc=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const asked = Object.fromEntries(new URL(url).searchParams);
    expect(asked).toEqual({
      client_id: client.oidcClientId,
      redirect_uri: callback,
      response_type: 'code',
      scope: 'openid email',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    browser.says('Ann@Example.com');
    const done = await browser.back(await provider.visit(url), cookie);
    expect([done.statusCode, done.headers.location]).toEqual([303, '/console']);
    const [cleared, session] = browser.cookiesOf(done);
    expect(cleared).toMatch(/^cps_oidc=; Max-Age=0;/);
    expect(session).toMatch(/^cps_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    const { headers } = await personOf(world, caller.userId, session!);
    const { body } = await world.graphql(null, viewer, {}, headers);
    expect(body.data.viewer).toEqual({
      email: 'ann@example.com',
      memberships: [{ organizationId: caller.organizationId }],
      session: { method: 'OIDC', isCurrent: true },
    });
    const entries = await browser.audited(caller.organizationId);
    expect(entries.map(({ type, user }) => [type, user])).toEqual([
      ['OidcSignIn', caller.userId],
      ['Session', caller.userId],
    ]);
  });

  it('stores nothing that could be used: neither state, nonce nor verifier', async () => {
    const { url, cookie } = await browser.begin();
    const [row] = await world.sql<{ text: string }>(`select json_agg(o)::text as text from oidc_sign_ins o`);
    const { searchParams } = new URL(url);
    for (const secret of [cookie.split('=')[1]!, searchParams.get('state')!, searchParams.get('nonce')!]) {
      expect(row!.text).not.toContain(secret);
    }
  });

  it('reads the address from the provider’s userinfo if the ID token does not have it', async () => {
    await world.caller({ email: 'una@example.com' });
    browser.says('una@example.com');
    provider.tamper = ({ email, email_verified, ...rest }) => rest;
    expect((await browser.go()).statusCode).toBe(303);
  });

  it('replaces the session of the browser', async () => {
    const caller = await world.caller({ email: 'rob@example.com' });
    const before = await signIn(world, caller);
    browser.says('rob@example.com');
    expect((await browser.go((same) => same, `; ${before.headers.cookie}`)).statusCode).toBe(303);
    const { body } = await world.graphql(null, viewer, {}, before.headers);
    expect(body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });

  it('works once, in the browser that began it, for ten minutes', async () => {
    const caller = await world.caller({ email: 'tim@example.com' });
    browser.says('tim@example.com');
    const { url, cookie } = await browser.begin();
    const other = await browser.begin();
    const address = await provider.visit(url);
    for (const [cookies, sentence] of [
      ['', notBegun],
      ['cps_oidc=nonsense', notBegun],
      [`cps_oidc=${'A'.repeat(43)}`, notBegun],
      [other.cookie, foreign],
    ] as const) {
      const answer = await browser.back(address, cookies);
      expect([answer.statusCode, answer.body.includes(sentence)]).toEqual([422, true]);
    }
    expect((await browser.back(address, cookie)).statusCode).toBe(303);
    const again = await browser.back(address, cookie);
    expect([again.statusCode, again.body.includes(notBegun)]).toEqual([422, true]);
    expect(await world.sql('select from sessions where user_id = $1', [caller.userId])).toHaveLength(1);
    const late = await browser.begin();
    const lateAddress = await provider.visit(late.url);
    await world.sql('update oidc_sign_ins set expires_at = now() where used_at is null');
    expect((await browser.back(lateAddress, late.cookie)).statusCode).toBe(422);
  });

  it('begins one session when the answer comes twice at once', async () => {
    const caller = await world.caller({ email: 'two@example.com' });
    browser.says('two@example.com');
    const { url, cookie } = await browser.begin();
    const address = await provider.visit(url);
    const answers = await Promise.all([1, 2, 3].map(() => browser.back(address, cookie)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([303, 422, 422]);
    expect(await world.sql('select from sessions where user_id = $1', [caller.userId])).toHaveLength(1);
  });

  it('says so when the provider does not answer', async () => {
    browser.says('ann@example.com');
    const { url, cookie } = await browser.begin();
    const address = await provider.visit(url);
    provider.isDown = true;
    const answer = await browser.back(address, cookie);
    expect([answer.statusCode, answer.body.includes(`${host} did not answer.`)]).toEqual([503, true]);
  });

  it('is begun at most sixty times within a quarter of an hour from one network', async () => {
    const remoteAddress = someAddress();
    const start = () => world.app.server.inject({ url: '/sign-in/oidc', remoteAddress });
    for (let count = 0; count < 60; count += 1) expect((await start()).statusCode).toBe(303);
    expect((await start()).statusCode).toBe(429);
  });

  it('is offered on the page to sign in', async () => {
    expect((await browser.get('/sign-in')).body).toContain(
      `<a class="button" href="/sign-in/oidc">Sign in with ${host}</a>`,
    );
  });
});

describe('signing in with the identity provider where anyone may sign up', () => {
  const world = openWorld({ ...settings, oidcEmailDomains: ['*'], signUp: 'open' });

  it('opens an account for a verified address of any domain', async () => {
    provider.claims = { email: 'first@new.example', email_verified: true };
    const begun = await world.app.server.inject({ url: '/sign-in/oidc' });
    const url = await provider.visit(String(begun.headers.location));
    const cookie = String(begun.headers['set-cookie']).split(';')[0]!;
    const answer = await world.app.server.inject({ url: `${url.pathname}${url.search}`, headers: { cookie } });
    expect(answer.statusCode).toBe(303);
    expect(
      await world.sql(
        `select m.role from memberships m join users u on u.id = m.user_id where u.email = 'first@new.example'`,
      ),
    ).toEqual([{ role: 'owner' }]);
  });
});

describe('signing in without an identity provider', () => {
  const world = openWorld();

  it('has no page for it, and does not offer it', async () => {
    for (const url of ['/sign-in/oidc', '/sign-in/oidc/callback?code=a&state=b']) {
      expect((await world.app.server.inject({ url })).statusCode).toBe(404);
    }
    expect((await world.app.server.inject({ url: '/sign-in' })).body).not.toContain('/sign-in/oidc');
  });
});
