import { describe, expect, it } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { AddressGuard } from '../../../src/providers/address-guard.js';
import type { Candidate, CredentialVerdict } from '../../../src/providers/credentials/credential-verifier.js';
import { createCredentialVerifiers } from '../../../src/providers/credentials/verifiers.js';
import { mintWebhookSecret } from '../../../src/runtime/encryption/standard-webhooks.js';
import { openFakeIssuers } from '../../support/fakes/fake-issuers.js';
import { openMailServer } from '../../support/fakes/mail-server.js';

const { issuers, url } = await openFakeIssuers();
const { url: mailUrl } = await openMailServer({
  authOptional: false,
  allowInsecureAuth: true,
  onAuth: ({ username, password }, _session, callback) => {
    if (password === 'busy') return callback(Object.assign(new Error('Try later'), { responseCode: 454 }));
    if (username === 'ap' && password === 'right') return callback(null, { user: username });
    callback(Object.assign(new Error(`No such password: ${password}`), { responseCode: 535 }));
  },
});

const bases = { lobApiBase: url, easypostApiBase: url, stripeApiBase: url };
const open = { allowHttp: true, allowPrivate: true };

function verifier(policy = open, resolve?: (host: string) => Promise<string[]>, timeoutMs = 10_000) {
  const both = (path: string) => ({ live: `${url}/${path}`, test: `${url}/${path}` });
  return createCredentialVerifiers(bases, {
    guard: new AddressGuard(policy, resolve),
    timeoutMs,
    tokenEndpoints: { usps: both('usps'), ups: both('ups'), fedex: both('fedex') },
  });
}

const candidate = (issuer: Candidate['issuer'], secret: string, settings: object = {}): Candidate => ({
  issuer,
  mode: 'live',
  secret,
  settings: { ...settings },
});
const verify = (shown: Candidate): Promise<CredentialVerdict> => verifier().live.verify(shown);
const client = { client_id: 'app', account_number: 'A1B2C3' };
const { hostname, port } = new URL(mailUrl);
const mail = { host: hostname, port: Number(port), user: 'ap', from: 'ap@example.com' };

describe('a credential that is verified with its issuer', () => {
  it.each<[Candidate, string, string]>([
    [candidate('lob', 'live_right'), 'live_right', 'Lob refuses the credential (HTTP 401).'],
    [candidate('easypost', 'EZAKright'), 'EZAKright', 'EasyPost refuses the credential (HTTP 401).'],
    [candidate('stripe', 'sk_live_right'), 'sk_live_right', 'Stripe refuses the credential (HTTP 401).'],
    [candidate('usps', 'right', client), 'app:right', 'USPS refuses the credential (HTTP 400).'],
    [candidate('ups', 'right', client), 'app:right', 'UPS refuses the credential (HTTP 401).'],
    [candidate('fedex', 'right', client), 'app:right', 'FedEx refuses the credential (HTTP 401).'],
  ])('is accepted or refused: %j', async (shown, key, reason) => {
    expect(await verify(shown)).toEqual({ verdict: 'refused', reason });
    issuers.accepted.add(key);
    expect(await verify(shown)).toEqual({ verdict: 'accepted' });
    expect(issuers.received).toHaveLength(2);
  });

  it('is sent to UPS together with the shipper account', async () => {
    await verify(candidate('ups', 'right', client));
    expect(issuers.received[0]!.headers['x-merchant-id']).toBe('A1B2C3');
    expect(issuers.received[0]!.body).toBe('grant_type=client_credentials');
  });

  it('is accepted as a restricted key of Stripe even without access to the balance', async () => {
    issuers.behaviour = (response) =>
      void response
        .writeHead(403, { 'content-type': 'application/json' })
        .end(JSON.stringify({ error: { type: 'invalid_request_error', message: 'No permission.' } }));
    expect(await verify(candidate('stripe', 'rk_live_right'))).toEqual({ verdict: 'accepted' });
  });

  it('is proven to a partner with a signature, and never sent', async () => {
    const secret = mintWebhookSecret();
    issuers.behaviour = (response, { headers, body }) => {
      try {
        new Webhook(secret).verify(body, headers as Record<string, string>, { parse: false } as never);
        response.writeHead(204).end();
      } catch (error) {
        response.writeHead((error as Error).name === 'WebhookVerificationError' ? 401 : 204).end();
      }
    };
    expect(await verify(candidate('partner', secret, { url: `${url}/tickets` }))).toEqual({ verdict: 'accepted' });
    expect(await verify(candidate('partner', mintWebhookSecret(), { url: `${url}/tickets` }))).toMatchObject({
      verdict: 'refused',
    });
    expect(JSON.stringify(issuers.received)).not.toContain(secret.slice(6));
    expect(issuers.received.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /tickets', 'GET /tickets']);
  });

  it('is used to log in at a mail server, which may refuse it or be busy', async () => {
    expect(await verify(candidate('smtp', 'right', mail))).toEqual({ verdict: 'accepted' });
    expect(await verify(candidate('smtp', 'wrong', mail))).toEqual({
      verdict: 'refused',
      reason: 'The mail server refuses the credential (535).',
    });
    expect(await verify(candidate('smtp', 'busy', mail))).toMatchObject({ verdict: 'unknown' });
    expect(await verify(candidate('smtp', 'right', { ...mail, port: 9 }))).toEqual({
      verdict: 'unknown',
      reason: expect.stringMatching(/^The mail server could not be reached/),
    });
  });

  it.each<Parameters<typeof candidate>>([
    ['lob', 'live_right', {}],
    ['easypost', 'EZAKright', {}],
    ['stripe', 'sk_live_right', {}],
    ['fedex', 'right', client],
    ['partner', 'whsec_cmlnaHRyaWdodHJpZ2h0cmlnaHRyaWdodA==', { url }],
  ])('is neither accepted nor refused if %s fails, times out, redirects or drops the connection', async (...of) => {
    const shown = candidate(...of);
    const { live } = verifier(open, undefined, 300);
    issuers.behaviour = (response) => void response.writeHead(500).end('{}');
    expect(await live.verify(shown)).toEqual({ verdict: 'unknown', reason: expect.stringContaining('HTTP 500') });
    issuers.behaviour = (response) => void response.writeHead(302, { location: `${url}/elsewhere` }).end('{}');
    expect(await live.verify(shown)).toMatchObject({ verdict: 'unknown' });
    expect(issuers.received.filter(({ path }) => path === '/elsewhere')).toEqual([]);
    issuers.behaviour = (response) => void response.destroy();
    expect(await live.verify(shown)).toEqual({
      verdict: 'unknown',
      reason: expect.stringContaining('could not be reached'),
    });
    issuers.behaviour = () => {};
    expect(await live.verify(shown)).toEqual({
      verdict: 'unknown',
      reason: expect.stringMatching(/did not answer within 0.3 seconds|could not be reached/),
    });
  });

  it('is never sent to a private address, even if the name resolves to it only later', async () => {
    const closed = verifier({ allowHttp: true, allowPrivate: false }, async () => ['127.0.0.1']);
    const inside = {
      ...candidate('partner', mintWebhookSecret()),
      settings: { url: `http://partner.example:${port}` },
    };
    const server = candidate('smtp', 'right', { ...mail, host: 'mail.example' });
    for (const shown of [inside, server, candidate('smtp', 'right', mail)]) {
      expect(await closed.live.verify(shown)).toEqual({
        verdict: 'unknown',
        reason: expect.stringContaining('its address is private, local or reserved'),
      });
    }
    // A second lookup: the name may resolve to another address by the time of the connection.
    let looks = 0;
    const turning = verifier({ allowHttp: true, allowPrivate: false }, async () =>
      (looks += 1) === 1 ? ['93.184.216.34'] : ['127.0.0.1'],
    );
    expect(await turning.live.verify(inside)).toMatchObject({ reason: expect.stringContaining('private') });
    looks = 0;
    expect(await turning.live.verify(server)).toMatchObject({ reason: expect.stringContaining('private') });
    expect(issuers.received).toEqual([]);
  });

  it('is sent to no issuer in the sandbox, where its text determines the verdict', async () => {
    const { sandbox } = verifier();
    expect(await sandbox.verify(candidate('lob', 'test_right'))).toEqual({ verdict: 'accepted' });
    expect(await sandbox.verify(candidate('lob', 'test_refused'))).toMatchObject({ verdict: 'refused' });
    expect(await sandbox.verify(candidate('lob', 'test_unreachable'))).toMatchObject({ verdict: 'unknown' });
    expect(issuers.received).toEqual([]);
  });
});
