import { describe, expect, it } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { waitAfter } from '../../src/webhooks/schedule.js';
import { mintWebhookSecret, signatureHeaders } from '../../src/webhooks/sign.js';

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

  it('is made with both secrets while two are valid', () => {
    const [newer, older] = [mintWebhookSecret(), mintWebhookSecret()];
    const headers = signatureHeaders(message, [newer, older]);
    expect(headers['webhook-signature']!.split(' ')).toHaveLength(2);
    for (const secret of [newer, older]) expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
  });

  it('is good for a while only', () => {
    const secret = mintWebhookSecret();
    const headers = signatureHeaders({ ...message, sentAt: new Date(Date.now() - 6 * 60_000) }, [secret]);
    expect(() => new Webhook(secret).verify(body, headers)).toThrow('too old');
  });
});

describe('a secret', () => {
  it('is 32 random bytes behind whsec_', () => {
    const secret = mintWebhookSecret();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(mintWebhookSecret()).not.toBe(secret);
  });
});

describe('the schedule', () => {
  const now = new Date('2026-03-01T12:00:00Z');
  it.each([
    [1, null, undefined, 10],
    [2, null, undefined, 60],
    [3, 500, undefined, 600],
    [4, 500, undefined, undefined],
    [5, 503, '10', undefined],
    [4, 429, '10', undefined],
    [1, 429, '42', 42],
    [1, 429, '0', 10],
    [1, 429, '-1', 10],
    [1, 429, '99999999999', 10],
    [2, 503, '100000', 600],
    [1, 504, 'Sun, 01 Mar 2026 12:02:00 GMT', 120],
    [1, 504, 'Sun, 01 Mar 2026 11:00:00 GMT', 10],
    [1, 502, 'tomorrow', 10],
    [1, 400, '42', 10],
  ])(
    'after attempt %i, answered %s with Retry-After %s, waits %s seconds',
    (attempt, responseCode, retryAfter, wait) => {
      expect(waitAfter(attempt, { responseCode, retryAfter }, now)).toBe(wait);
    },
  );
});
