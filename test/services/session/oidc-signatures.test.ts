/** @sampled tests */
import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { client, encoded, openIdentityProvider } from '../../support/fakes/identity-provider.js';
import { callback, OidcBrowser } from '../../support/fakes/oidc.js';
import { openWorld } from '../../support/worlds/world.js';

const provider = await openIdentityProvider();
beforeAll(() => provider.start(callback));
const settings = { oidcIssuer: provider.issuer, ...client, oidcEmailDomains: ['example.com'] };
const host = new URL(provider.issuer).host;

const strange = generateKeyPairSync('rsa', { modulusLength: 2048 });
const withHead = (head: object, signature: (text: string) => string) => (token: string) => {
  const text = `${encoded(head)}.${token.split('.')[1]}`;
  return `${text}.${signature(text)}`;
};
const hmac = (key: string) => (text: string) => createHmac('sha256', key).update(text).digest('base64url');

describe('the signature of an ID token', () => {
  const world = openWorld(settings);
  const browser = new OidcBrowser(() => world, provider);
  beforeEach(() => browser.reset());
  afterEach(() => void jest.restoreAllMocks());

  it.each<[string, (token: string) => string]>([
    ['with the algorithm none', withHead({ alg: 'none' }, () => '')],
    ['with the algorithm None', withHead({ alg: 'None' }, () => '')],
    ['signed with a key of anyone (HS256)', withHead({ alg: 'HS256' }, hmac('anything'))],
    ['signed with the client’s secret (HS256)', withHead({ alg: 'HS256' }, hmac(client.oidcClientSecret))],
    [
      'signed with another key under the id of the provider’s',
      withHead({ alg: 'RS256', kid: '1' }, (text) =>
        sign('sha256', Buffer.from(text), strange.privateKey).toString('base64url'),
      ),
    ],
    [
      'that brings its own key',
      withHead({ alg: 'RS256', jwk: strange.publicKey.export({ format: 'jwk' }) }, (text) =>
        sign('sha256', Buffer.from(text), strange.privateKey).toString('base64url'),
      ),
    ],
    [
      'whose claims were changed',
      (token) => {
        const [head, body, signature] = token.split('.');
        const claims = JSON.parse(Buffer.from(body!, 'base64url').toString());
        return [head, encoded({ ...claims, email: 'victim@example.com' }), signature].join('.');
      },
    ],
    ['without a signature', (token) => `${token.split('.').slice(0, 2).join('.')}.`],
  ])('is checked: a token %s begins no session', async (_, forge) => {
    const email = `ann${Math.random()}@example.com`;
    const caller = await world.caller({ email });
    browser.says(email);
    provider.forge = forge;
    const answer = await browser.go();
    expect([answer.statusCode, browser.cookiesOf(answer)]).toEqual([422, [expect.stringMatching(/^cps_oidc=;/)]]);
    expect(answer.body).toContain(`The answer of ${host} does not belong to this sign-in. Start again.`);
    expect(await world.sql('select from sessions where user_id = $1', [caller.userId])).toEqual([]);
    provider.forge = (same) => same;
    expect((await browser.go()).statusCode).toBe(303);
  });

  it('is accepted with a key that the provider began to use since its keys were read', async () => {
    await world.caller({ email: 'rot@example.com' });
    browser.says('rot@example.com');
    expect((await browser.go()).statusCode).toBe(303);
    provider.rotate();
    // The library reads the keys again after a minute. It is not loaded by Jest, so its clock is that of Node's own realm.
    const { constructor: build } = world.app.server.inject as unknown as {
      constructor: (body: string) => () => DateConstructor;
    };
    const clock = build('return Date')();
    const { now } = clock;
    jest.spyOn(clock, 'now').mockImplementation(() => now() + 61_000);
    expect((await browser.go()).statusCode).toBe(303);
  });
});

describe('an identity provider whose keys cannot be read', () => {
  const world = openWorld(settings);
  const browser = new OidcBrowser(() => world, provider);
  beforeEach(() => browser.reset());

  it('is reported as one that does not answer, until they can be read', async () => {
    const caller = await world.caller({ email: 'keys@example.com' });
    browser.says('keys@example.com');
    for (const [status, body] of [
      [503, ''],
      [404, ''],
      [200, '<html>'],
    ] as const) {
      provider.keysAnswer = { status, body };
      const answer = await browser.go();
      expect([status, body, answer.statusCode, browser.cookiesOf(answer)]).toEqual([
        status,
        body,
        503,
        [expect.stringMatching(/^cps_oidc=;/)],
      ]);
      expect(answer.body).toContain(`${host} did not answer. Try again shortly, or sign in with a link.`);
    }
    for (const body of ['{"keys": 1}', '{"keys": []}', '{}']) {
      provider.keysAnswer = { status: 200, body };
      expect([body, (await browser.go()).statusCode]).toEqual([body, 422]);
    }
    expect(await world.sql('select from sessions where user_id = $1', [caller.userId])).toEqual([]);
  });
});
