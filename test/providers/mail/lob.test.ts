import { createServer } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { createLobCarrier } from '../../../src/providers/mail/lob.js';
import type * as port from '../../../src/providers/mail/mail-carrier.js';
import { NotTaken, RefusedPiece } from '../../../src/providers/mail/mail-carrier.js';
import { lobKey } from '../../support/fakes/fake-lob.js';
import { openFakeLob } from '../../support/fakes/open-fakes.js';

const { lob, url } = await openFakeLob();

let count = 0;

function piece(changes: Partial<port.MailPiece> = {}): port.MailPiece {
  count += 1;
  const address = { addressLine1: '1 Main St', addressLine2: null, city: 'Phoenix', state: 'AZ', zip: '85001' };
  return {
    orderId: `0199a000-0000-7000-8000-${String(count).padStart(12, '0')}`,
    mailClass: 'certified',
    returnReceipt: false,
    to: { ...address, name: 'Saguaro Holdings LLC', addressLine2: 'Suite 5' },
    from: { ...address, name: 'Desert Drywall, Inc.', zip: '85001-1234' },
    description: 'Notice N-260101-DES001',
    pages: 2,
    pdf: Buffer.from('%PDF-1.7 the notice'),
    askedBefore: false,
    ...changes,
  };
}

const carrier = (apiKey = lobKey, timeoutMs?: number) =>
  createLobCarrier({ name: 'lob', apiKey, apiBase: url, ...(timeoutMs && { timeoutMs }) });

/** Returns the error of a submission that fails. */
async function failureOf(asked: Promise<unknown>): Promise<Error> {
  return asked.then(
    () => Promise.reject(new Error('The letter was accepted.')),
    (error: Error) => error,
  );
}

describe('a letter submitted to Lob', () => {
  it('is refused without a call when an address does not fit, even one that an earlier release accepted', async () => {
    const { to } = piece();
    const long = piece({ to: { ...to, addressLine1: 'Main Street '.repeat(12) } });
    expect([carrier().takes(long), carrier().takes(piece())]).toEqual([false, true]);
    expect(carrier().takes(piece({ mailClass: 'priority' }))).toBe(false);
    expect([116, 117].map((pages) => carrier().takes(piece({ pages })))).toEqual([true, false]);
    expect(carrier().takes(piece({ from: { ...to, name: 'Desert Drywall '.repeat(10) } }))).toBe(false);
    const error = await failureOf(carrier().submit(long));
    expect(error).toBeInstanceOf(RefusedPiece);
    expect(error.message).toBe('The address of Saguaro Holdings LLC does not fit the address lines of a Lob letter.');
    expect(lob.received).toEqual([]);
  });

  it('has the PDF, both addresses, the ordered service and the id of the order', async () => {
    const given = piece();
    const taken = await carrier().submit(given);
    const [letter] = lob.lettersOf(given.orderId);
    expect(taken).toEqual({ externalId: letter!.id, carrier: 'USPS', trackingNumber: letter!.trackingNumber });
    expect(taken.trackingNumber).toMatch(/^\d{22}$/);
    expect(letter!.pdf.equals(given.pdf)).toBe(true);
    expect(letter!.fields).toEqual({
      description: 'Notice N-260101-DES001',
      'to[name]': 'Saguaro Holdings LLC',
      'to[address_line1]': '1 Main St',
      'to[address_line2]': 'Suite 5',
      'to[address_city]': 'Phoenix',
      'to[address_state]': 'AZ',
      'to[address_zip]': '85001',
      'to[address_country]': 'US',
      'from[name]': 'Desert Drywall, Inc.',
      'from[address_line1]': '1 Main St',
      'from[address_city]': 'Phoenix',
      'from[address_state]': 'AZ',
      'from[address_zip]': '85001-1234',
      'from[address_country]': 'US',
      color: 'false',
      double_sided: 'true',
      address_placement: 'insert_blank_page',
      mail_type: 'usps_first_class',
      use_type: 'operational',
      extra_service: 'certified',
      'metadata[order_id]': given.orderId,
    });
    expect(lob.keys).toEqual([given.orderId]);
  });

  it('is first class without an extra service, or certified, with a return receipt on request', async () => {
    const plain = piece({ mailClass: 'first_class' });
    expect(await carrier().submit(plain)).toMatchObject({ trackingNumber: null });
    expect(lob.lettersOf(plain.orderId)[0]!.fields).not.toHaveProperty('extra_service');
    const receipt = piece({ returnReceipt: true });
    await carrier().submit(receipt);
    expect(lob.lettersOf(receipt.orderId)[0]!.fields.extra_service).toBe('certified_return_receipt');
  });

  it('is created once, however often it is submitted', async () => {
    const given = piece();
    const first = await carrier().submit(given);
    expect(await carrier().submit(given)).toEqual(first);
    expect(await carrier().submit({ ...given, askedBefore: true })).toEqual(first);
    expect(lob.lettersOf(given.orderId)).toHaveLength(1);
  });

  it('is found after a lost response, even when Lob has forgotten the idempotency key', async () => {
    const given = piece();
    lob.losesAnswers = true;
    const lost = await failureOf(carrier().submit(given));
    expect([lost instanceof NotTaken, lost instanceof RefusedPiece]).toEqual([false, false]);
    lob.losesAnswers = false;
    lob.forgetKeys();
    const found = await carrier().submit({ ...given, askedBefore: true });
    const letters = lob.lettersOf(given.orderId);
    expect(letters.map(({ id }) => id)).toEqual([found.externalId]);
    expect(lob.received).toEqual(['POST /v1/letters', 'GET /v1/letters']);
  });

  it('is created by the retry if the first attempt left nothing', async () => {
    const given = piece();
    await carrier().submit({ ...given, askedBefore: true });
    expect(lob.lettersOf(given.orderId)).toHaveLength(1);
  });

  it('is refused with Lob’s message when it cannot be mailed', async () => {
    const error = await failureOf(carrier().submit(piece({ pdf: Buffer.from('a photograph') })));
    expect(error).toBeInstanceOf(RefusedPiece);
    expect(error.message).toBe('file must be a PDF');
    lob.letters.push({
      id: 'ltr_deleted',
      fields: { 'metadata[order_id]': 'gone' },
      pdf: Buffer.alloc(0),
      trackingNumber: null,
      dateCreated: new Date().toISOString(),
      deleted: true,
    });
    const deleted = await failureOf(carrier().submit(piece({ orderId: 'gone', askedBefore: true })));
    expect(deleted).toBeInstanceOf(RefusedPiece);
  });

  it.each([
    [429, 'rate_limit_exceeded', 'Rate limit exceeded. Please wait 5 seconds and try your request again.'],
    [403, 'feature_limit_reached', 'The account has reached its limit.'],
    [401, 'payment_method_unverified', 'You must have a verified payment method.'],
  ])('was definitely not accepted when Lob answers %i %s', async (status, code, message) => {
    lob.errors.push({ status, code, message });
    const error = await failureOf(carrier().submit(piece()));
    expect(error).toBeInstanceOf(NotTaken);
    expect(error.message).toContain(message);
  });

  it('was not accepted with a wrong key, or where no server listens', async () => {
    expect(await failureOf(carrier('live_other').submit(piece()))).toBeInstanceOf(NotTaken);
    const deaf = await freePort();
    const nowhere = createLobCarrier({ name: 'lob', apiKey: lobKey, apiBase: `http://127.0.0.1:${deaf}` });
    const error = await failureOf(nowhere.submit(piece()));
    expect(error).toBeInstanceOf(NotTaken);
    expect(error.message).toBe('Lob cannot be reached (ECONNREFUSED).');
    expect(lob.letters.some(({ fields }) => fields['metadata[order_id]'] === undefined)).toBe(false);
  });

  it.each([
    [500, 'internal_server_error'],
    [503, 'service_unavailable'],
    [408, 'request_timeout'],
    [409, 'conflict'],
    [422, 'conflict'],
  ])('may have been accepted when Lob answers %i %s', async (status, code) => {
    lob.errors.push({ status, code, message: 'Please try again.' });
    const error = await failureOf(carrier().submit(piece()));
    expect([error instanceof NotTaken, error instanceof RefusedPiece]).toEqual([false, false]);
    expect(error.message).toBe('Lob: Please try again.');
  });

  it('may have been accepted when Lob’s list of letters is unavailable', async () => {
    lob.errors.push({ status: 429, code: 'rate_limit_exceeded', message: 'Slow down.' });
    const error = await failureOf(carrier().submit(piece({ askedBefore: true })));
    expect(error).not.toBeInstanceOf(NotTaken);
    expect(lob.received).toEqual(['GET /v1/letters']);
  });

  it('is not confused with the letter of another order, even if Lob lists that one', async () => {
    const other = piece();
    await carrier().submit(other);
    lob.ignoresFilter = true;
    const given = piece();
    const taken = await carrier().submit({ ...given, askedBefore: true });
    expect(lob.lettersOf(given.orderId).map(({ id }) => id)).toEqual([taken.externalId]);
    expect(lob.lettersOf(other.orderId)).toHaveLength(1);
    const found = await carrier().submit({ ...given, askedBefore: true });
    expect(found).toEqual(taken);
  });

  const html = { contentType: 'text/html', body: '<h1>Not found</h1>' };
  const json = (body: object) => ({ contentType: 'application/json', body: JSON.stringify(body) });
  it.each([
    [404, html],
    [404, json({ error: { message: 'That endpoint does not exist.', status_code: 404, code: 'not_found' } })],
    [404, json({ message: 'Route POST:/x/v1/letters not found', error: 'Not Found', statusCode: 404 })],
    [405, html],
  ])('was not accepted by an address without a letters resource: %i %j', async (status, answer) => {
    lob.strangeAnswer = { status, ...answer };
    const error = await failureOf(carrier().submit(piece()));
    expect(error).toBeInstanceOf(NotTaken);
    expect(error.message).toMatch(/^Lob's letters API is not at this address: /);
  });

  it.each([
    [400, html],
    [413, json({ message: 'Too large.', error: 'Payload Too Large' })],
    [422, json({ error: null })],
    [422, json({ error: { code: 'invalid' } })],
    [301, html],
    [200, html],
    [200, json({ ok: true })],
  ])('is not refused by a response that is not Lob’s: %i %j', async (status, answer) => {
    lob.strangeAnswer = { status, ...answer };
    const error = await failureOf(carrier().submit(piece()));
    expect([error.name, error instanceof RefusedPiece]).toEqual(['OutcomeUnknown', false]);
    const asked = await failureOf(carrier().submit(piece({ askedBefore: true })));
    expect(asked.name).toBe('OutcomeUnknown');
  });

  it('is refused with a message that contains no secret', async () => {
    const message = `The key ${lobKey} and Bearer abcdefgh12345678 cannot mail this.`;
    lob.errors.push({ status: 422, code: 'invalid', message });
    const error = await failureOf(carrier().submit(piece()));
    expect(error).toBeInstanceOf(RefusedPiece);
    expect(error.message).toBe('The key [redacted] and Bearer [redacted] cannot mail this.');
  });

  it('may have been accepted when no response comes in time', async () => {
    const given = piece();
    lob.staysSilent = true;
    const error = await failureOf(carrier(lobKey, 300).submit(given));
    expect(error).not.toBeInstanceOf(NotTaken);
    expect(error.message).toBe('Lob gave no answer in 0.3 s.');
    expect(lob.lettersOf(given.orderId)).toHaveLength(1);
  });
});

/** A port on which no server listens. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
