/** @sampled tests */
import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import { Sender } from '../../src/background/webhooks/send.js';
import { readResponse } from '../../src/providers/answer.js';
import { verifyStripeKey } from '../../src/providers/credentials/stripe-key.js';
import { createSmtpMailer } from '../../src/providers/email/smtp-mailer.js';
import { createIdentityProvider } from '../../src/providers/identity/openid-connect.js';
import { createLobCarrier } from '../../src/providers/mail/lob.js';
import { HttpPartner } from '../../src/providers/partner/http-partner.js';
import { createStripeProcessor } from '../../src/providers/payments/stripe.js';
import { createS3FileStore } from '../../src/providers/storage/s3-file-store.js';
import { createTimeStampAuthority } from '../../src/providers/time-stamp/time-stamp-authority.js';
import { eventually } from '../background/webhooks/deliveries.js';
import { type EndlessMode, openEndlessServer } from '../support/fakes/endless-server.js';
import { lobKey } from '../support/fakes/fake-lob.js';

const { server, smtpUrl } = await openEndlessServer();
const { url } = server;

/** What the service reads in three attempts, and what the connections of both sides hold. */
const maxSent = 64 * 1024 * 1024;

const address = { addressLine1: '1 Main St', addressLine2: null, city: 'Phoenix', state: 'AZ', zip: '85001' };
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

const lob = (timeoutMs?: number, askedBefore = false) =>
  createLobCarrier({ name: 'lob', apiKey: lobKey, apiBase: url, timeoutMs }).submit({
    orderId: randomUUID(),
    mailClass: 'first_class',
    returnReceipt: false,
    to: { ...address, name: 'Saguaro Holdings LLC' },
    from: { ...address, name: 'Desert Drywall, Inc.' },
    pages: 1,
    description: 'Notice',
    pdf: Buffer.from('%PDF-1.7 the notice'),
    askedBefore,
  });

const stripe = (timeoutMs?: number) =>
  createStripeProcessor({
    secretKey: 'sk_test_1',
    publishableKey: 'pk_test_1',
    prices: {} as never,
    apiBase: url,
    timeoutMs,
  }).createCustomer({ accountId: randomUUID(), name: 'Desert Drywall' });

async function partner(timeoutMs?: number): Promise<unknown> {
  const one = new HttpPartner({ url, secret, resourceType: 'ticket', timeoutMs });
  const ticket = { requestId: 'r1', idempotencyKey: 'r1:0', livemode: true, scope: 'research' };
  return one.createTicket({ ...ticket, authorizedRecipients: null, payload: {} }).finally(() => one.close());
}

const store = (answer = 10_000) =>
  createS3FileStore(
    { endpoint: url, bucket: 'files', region: 'eu-central-1', accessKeyId: 'AKIAEXAMPLE', secretAccessKey: 'secret' },
    { connect: 5_000, answer, pause: 1 },
  );

async function listed(answer?: number): Promise<unknown> {
  for await (const file of store(answer).list('ab')) return file;
  return undefined;
}

const identity = () =>
  createIdentityProvider({ oidcIssuer: url, oidcClientId: 'service', oidcClientSecret: 'secret' })!.signInUrl(
    'http://localhost/callback',
    { state: 's', nonce: 'n', codeVerifier: 'v'.repeat(43) },
  );

const stamp = async (withinMs?: number) => (await createTimeStampAuthority(url))!.stamp(Buffer.alloc(32), withinMs);

interface Failure {
  message: string;
  cause?: Failure;
  /** The cause, in errors of the payment processor's library. */
  detail?: Failure;
}

/** Why a call failed, with the reasons behind it; empty if it did not fail. */
async function reasonOf(asked: Promise<unknown>): Promise<string> {
  const reasons: string[] = [];
  let failure = await asked.then(
    () => undefined,
    (thrown: Failure) => thrown,
  );
  for (; typeof failure === 'object' && failure !== null; failure = failure.cause ?? failure.detail)
    reasons.push(failure.message);
  return reasons.join(' <- ');
}

const tooLarge = /the answer is larger than (4 MB|64 kB)/;

describe('an answer without an end', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['the carrier', () => lob()],
    ["the carrier's list of letters", () => lob(undefined, true)],
    ['the partner', () => partner()],
    ['the time stamp authority', () => stamp()],
    ["the file store's list", () => listed()],
    ["the file store's owner", () => store().owner()],
    ['the payment processor', () => stripe()],
    ['the identity provider', () => identity()],
  ])('is refused from %s, and its connection closed', async (_, ask) => {
    server.mode = 'endless';
    expect(await reasonOf(ask())).toMatch(tooLarge);
    await eventually(() => server.open === 0);
    expect(server.sent).toBeLessThan(maxSent);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['the time stamp authority', () => stamp()],
    ['the payment processor', () => stripe()],
    ['the identity provider', () => identity()],
  ])('is measured from %s after its decompression', async (_, ask) => {
    server.mode = 'bomb';
    expect(await reasonOf(ask())).toMatch(tooLarge);
    await eventually(() => server.open === 0);
  });

  it('leaves a key of the payment processor that it verifies unverified', async () => {
    for (const mode of ['endless', 'bomb'] satisfies EndlessMode[]) {
      server.mode = mode;
      expect(await verifyStripeKey('sk_test_1', url, 5_000)).toMatchObject({ verdict: 'unknown' });
      await eventually(() => server.open === 0);
    }
    expect(server.sent).toBeLessThan(maxSent);
  });

  it('is read for the 4 kB that are kept of a webhook', async () => {
    server.mode = 'endless';
    const sender = new Sender({ check: (one: string) => new URL(one), lookup: undefined } as never);
    const made = await sender.send({ url, id: 'msg_1', body: '{}', secrets: [secret] }, new AbortController().signal);
    await eventually(() => server.open === 0);
    await sender.close();
    expect(made).toMatchObject({ responseCode: 200, error: null });
    expect(made.responseBody).toHaveLength(4_096);
    expect(server.sent).toBeLessThan(maxSent);
  });

  it('is refused from a mail server', async () => {
    const mailer = createSmtpMailer({ url: smtpUrl, from: 'Compliance <no-reply@example.com>' });
    const to = { name: 'Ana Diaz', address: 'ana@example.com' };
    const sent = mailer.send({ id: randomUUID(), to, subject: 'A deadline', text: 'Text', html: '<p>Text</p>' });
    expect(await reasonOf(sent)).toMatch(/too large|exceed|size/i);
    mailer.close();
    await eventually(() => server.open === 0);
    expect(server.sent).toBeLessThan(maxSent);
  });

  it('ends, if it is a file of the file store, when its reader closes it, even if nothing was read', async () => {
    server.mode = 'endless';
    const file = await store().open('ab'.repeat(32));
    file.destroy();
    await eventually(() => server.open === 0);
    expect(server.sent).toBeLessThan(maxSent);
  });
});

describe('an answer that arrives a byte at a time', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['the carrier', () => lob(300)],
    ['the partner', () => partner(300)],
    ['the time stamp authority', () => stamp(300)],
    ["the file store's list", () => listed(200)],
    ['the payment processor', () => stripe(200)],
  ])('is given up from %s after a time', async (_, ask) => {
    server.mode = 'drip';
    expect(await reasonOf(ask())).not.toBe('');
    await eventually(() => server.open === 0);
  });
});

describe('the reader of answers', () => {
  async function* parts(...texts: string[]) {
    for (const text of texts) yield Buffer.from(text);
  }

  it('returns an answer of exactly the largest size, and refuses one byte more', async () => {
    expect((await readResponse(parts('1234', '5678'), { most: 8 })).toString()).toBe('12345678');
    await expect(readResponse(parts('1234', '5678', '9'), { most: 8 })).rejects.toThrow('larger than');
    expect(await readResponse(parts())).toHaveLength(0);
  });

  it('reads a file as it is', async () => {
    server.mode = 'bomb';
    const bytes = await buffer(await store().open('ab'.repeat(32)));
    // Files are stored as they are: the store's client decompresses nothing.
    expect(bytes.subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]));
  });
});
