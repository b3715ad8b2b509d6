import { describe, expect, it } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import {
  mintWebhookSecret,
  SignatureInvalid,
  signatureHeaders,
  verifySignature,
} from '../../../src/runtime/encryption/standard-webhooks.js';

describe('a signature', () => {
  const body = '{"type":"contact.created","data":{"object":{"first_name":"José"}}}';
  const message = { id: '01977777-0000-7000-8000-000000000000', sentAt: new Date(), body };

  it('is verified by Standard Webhooks with the secret, and with no other', () => {
    const [own, other] = [mintWebhookSecret(), mintWebhookSecret()];
    const headers = signatureHeaders(message, [own]);
    expect(new Webhook(own).verify(body, headers)).toEqual(JSON.parse(body));
    expect(() => new Webhook(other).verify(body, headers)).toThrow('No matching signature found');
    expect(headers['webhook-signature']).toBe(new Webhook(own).sign(message.id, message.sentAt, body));
  });

  it('uses both secrets while two are valid', () => {
    const [newer, older] = [mintWebhookSecret(), mintWebhookSecret()];
    const headers = signatureHeaders(message, [newer, older]);
    expect(headers['webhook-signature']!.split(' ')).toHaveLength(2);
    for (const secret of [newer, older]) expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
  });

  it('expires', () => {
    const secret = mintWebhookSecret();
    const headers = signatureHeaders({ ...message, sentAt: new Date(Date.now() - 6 * 60_000) }, [secret]);
    expect(() => new Webhook(secret).verify(body, headers)).toThrow('too old');
  });
});

describe('a secret', () => {
  it('is 32 random bytes, prefixed with whsec_', () => {
    const secret = mintWebhookSecret();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(mintWebhookSecret()).not.toBe(secret);
  });
});

describe('a signature of another party', () => {
  const secret = mintWebhookSecret();
  const body = Buffer.from('{"type":"ticket.accepted","ticket_id":"T-1"}');
  const sentAt = new Date('2026-03-01T12:00:00Z');
  const signed = signatureHeaders({ id: 'msg_1', sentAt, body }, [secret]);
  const seconds = (after: number) => new Date(sentAt.getTime() + after * 1000);
  const verify =
    (headers: Record<string, string>, bytes: Buffer, now: Date, own = secret) =>
    () =>
      verifySignature(headers, bytes, own, now);

  it('is accepted within five minutes either way, and yields the id of the message', () => {
    for (const after of [-300, 0, 300]) expect(verify(signed, body, seconds(after))()).toBe('msg_1');
  });

  it('is accepted if one of several signatures matches', () => {
    const other = signatureHeaders({ id: 'msg_1', sentAt, body }, [mintWebhookSecret(), secret]);
    expect(verify(other, body, sentAt)()).toBe('msg_1');
    const [, own] = other['webhook-signature']!.split(' ');
    expect(verify({ ...other, 'webhook-signature': `v2,abc ${own}` }, body, sentAt)()).toBe('msg_1');
  });

  it.each([
    ['too old', signed, body, seconds(301), 'five minutes'],
    ['from the future', signed, body, seconds(-301), 'five minutes'],
    ['over another body', signed, Buffer.from('{}'), sentAt, 'does not match'],
    ['under another id', { ...signed, 'webhook-id': 'msg_2' }, body, sentAt, 'does not match'],
    ['at another time', { ...signed, 'webhook-timestamp': '1772366401' }, body, sentAt, 'does not match'],
    ['of another version', { ...signed, 'webhook-signature': 'v2,abc' }, body, sentAt, 'does not match'],
    ['empty', { ...signed, 'webhook-signature': 'v1,' }, body, sentAt, 'does not match'],
    ['without an id', { ...signed, 'webhook-id': '' }, body, sentAt, 'webhook-id'],
    ['without a time', { ...signed, 'webhook-timestamp': 'now' }, body, sentAt, 'webhook-timestamp'],
  ])('is rejected when it is %s', (_, headers, bytes, now, sentence) => {
    expect(verify(headers, bytes, now)).toThrow(SignatureInvalid);
    expect(verify(headers, bytes, now)).toThrow(sentence);
  });

  it('is rejected with another secret', () => {
    expect(verify(signed, body, sentAt, mintWebhookSecret())).toThrow('does not match');
  });
});
