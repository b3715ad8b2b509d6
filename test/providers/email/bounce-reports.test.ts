import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import {
  readSendgridBounces,
  readSesBounce,
  sendgridHeaders,
  verifySendgrid,
} from '../../../src/providers/email/bounce-reports.js';
import { makeReturnToken, readReturnToken, tokenIn } from '../../../src/providers/email/return-token.js';
import { createSnsReader } from '../../../src/providers/email/sns.js';
import { Keyring } from '../../../src/runtime/encryption/keyring.js';
import { certificateUrl, FakeSns, topicArn, writeSesBounce } from '../../support/fakes/fake-sns.js';

const now = new Date();
const domain = 'returns.example';

describe('a return token', () => {
  const [older, newer] = [randomBytes(32), randomBytes(32)];
  const id = '019a0000-0000-7000-8000-00000000abcd';

  it('names an e-mail in an address that a mail server keeps as it is, and survives a change of the key', () => {
    const token = makeReturnToken(new Keyring([older]), id);
    const address = `bounces+${token}@${domain}`;
    expect(address.indexOf('@')).toBeLessThanOrEqual(64);
    expect(tokenIn(address, domain)).toBe(token);
    expect(tokenIn(`"Returns" <${address.toUpperCase()}>`, domain)).toBe(token.toUpperCase());
    expect(readReturnToken(new Keyring([older]), token.toUpperCase())).toBe(id);
    expect(readReturnToken(new Keyring([newer, older]), token)).toBe(id);
    expect(readReturnToken(new Keyring([newer]), token)).toBeUndefined();
  });

  it('cannot be made from an id, nor changed', () => {
    const ring = new Keyring([older]);
    const token = makeReturnToken(ring, id);
    const other = makeReturnToken(ring, '019a0000-0000-7000-8000-00000000abce');
    const forged = [
      id.replaceAll('-', ''),
      `${id.replaceAll('-', '')}${'0'.repeat(20)}`,
      token.slice(0, 32) + other.slice(32),
      token.slice(0, 40),
      `${token}00`,
      token.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      'x'.repeat(52),
      '',
    ];
    expect(forged.map((one) => readReturnToken(ring, one))).toEqual(forged.map(() => undefined));
  });

  it('is in no other address', () => {
    const others = ['no-reply@returns.example', 'bounces@returns.example', 'bounces+1@other.example', 'bounces+1', ''];
    expect(others.map((one) => tokenIn(one, domain))).toEqual(others.map(() => undefined));
    expect(tokenIn(`bounces+1@${domain}.example`, domain)).toBeUndefined();
  });
});

describe('a message of Amazon SNS', () => {
  it('is read when the topic signed it, with a certificate that is asked for once', async () => {
    const sns = new FakeSns();
    const reader = createSnsReader(topicArn, sns.fetchText);
    expect(await reader.read(sns.message({ Message: 'one', Subject: 'A subject' }), now)).toBe('one');
    expect(await reader.read(sns.message({ Message: 'two' }), now)).toBe('two');
    expect(sns.asked).toEqual([certificateUrl]);
  });

  it('confirms the subscription of its topic, at Amazon alone', async () => {
    const sns = new FakeSns();
    const reader = createSnsReader(topicArn, sns.fetchText);
    const fields = { Type: 'SubscriptionConfirmation', Token: 't', Message: 'Visit the URL.' };
    const confirm = `https://sns.us-east-1.amazonaws.com/?Action=ConfirmSubscription&TopicArn=${topicArn}&Token=t`;
    expect(await reader.read(sns.message({ ...fields, SubscribeURL: confirm }), now)).toBeUndefined();
    expect(sns.asked).toEqual([certificateUrl, confirm]);
    const elsewhere = sns.message({ ...fields, SubscribeURL: 'https://evil.example/?Action=ConfirmSubscription' });
    await expect(reader.read(elsewhere, now)).rejects.toThrow('not of Amazon SNS');
    expect(sns.asked).toHaveLength(2);
  });

  it.each([
    ['a text that was changed', { Message: 'other' }, /does not match/],
    ['a time that was changed', { Timestamp: new Date(Date.now() - 1000).toISOString() }, /does not match/],
    ['a field that was added', { Subject: 'added' }, /does not match/],
    ['no signature', { Signature: '' }, /does not match/],
    ['another topic', { TopicArn: `${topicArn}2` }, /another topic/],
    ['a type of its own', { Type: 'Other' }, /no message/],
    ['a field that is no text', { Message: { a: 1 } }, /no message/],
    ['a field that is missing', { SigningCertURL: undefined }, /no message/],
  ])('is refused with %s', async (_, forged, expected) => {
    const sns = new FakeSns();
    await expect(createSnsReader(topicArn, sns.fetchText).read(sns.message({}, forged), now)).rejects.toThrow(expected);
  });

  it.each([
    'https://evil.example/SimpleNotificationService-0123456789abcdef.pem',
    'https://sns.us-east-1.amazonaws.com.evil.example/SimpleNotificationService-0123456789abcdef.pem',
    'http://sns.us-east-1.amazonaws.com/SimpleNotificationService-0123456789abcdef.pem',
    'https://sns.us-east-1.amazonaws.com:8443/SimpleNotificationService-0123456789abcdef.pem',
    'https://evil@sns.us-east-1.amazonaws.com/SimpleNotificationService-0123456789abcdef.pem',
    'https://sns.us-east-1.amazonaws.com/../evil.pem',
    'https://s3.amazonaws.com/SimpleNotificationService-0123456789abcdef.pem',
    // A bucket of anyone that is named sns.
    'https://sns.s3-us-west-2.amazonaws.com/SimpleNotificationService-0123456789abcdef.pem',
    'https://sns.us-west-2.amazonaws.com/SimpleNotificationService-0123456789abcdef.pem',
    'https://sns.us-east-1.amazonaws.com.cn/SimpleNotificationService-0123456789abcdef.pem',
    'https://127.0.0.1/SimpleNotificationService-0123456789abcdef.pem',
    'not a URL',
  ])('asks no other host for the certificate: %s', async (url) => {
    const sns = new FakeSns();
    const message = sns.message({ SigningCertURL: url });
    await expect(createSnsReader(topicArn, sns.fetchText).read(message, now)).rejects.toThrow('not of Amazon SNS');
    expect(sns.asked).toEqual([]);
  });

  it('names the host of Amazon in China for a topic there', async () => {
    const sns = new FakeSns();
    const topicInChina = topicArn.replace('aws:sns:us-east-1', 'aws-cn:sns:cn-north-1');
    const reader = createSnsReader(topicInChina, sns.fetchText);
    const url = 'https://sns.cn-north-1.amazonaws.com.cn/SimpleNotificationService-0123456789abcdef.pem';
    const fields = { TopicArn: topicInChina, SigningCertURL: url };
    await expect(reader.read(sns.message(fields), now)).rejects.toThrow('cannot be read');
    expect(sns.asked).toEqual([url]);
    const elsewhere = sns.message({ ...fields, SigningCertURL: certificateUrl });
    await expect(reader.read(elsewhere, now)).rejects.toThrow('not of Amazon SNS');
  });

  it('is refused when it is a day old, of the future, signed with SHA-1, or its certificate cannot be read', async () => {
    const sns = new FakeSns();
    const reader = createSnsReader(topicArn, sns.fetchText);
    const at = (ms: number) => sns.message({ Timestamp: new Date(now.getTime() + ms).toISOString() });
    await expect(reader.read(at(-86_401_000), now)).rejects.toThrow('older than a day');
    await expect(reader.read(at(301_000), now)).rejects.toThrow('from the future');
    await expect(reader.read(sns.message({ Timestamp: 'soon' }), now)).rejects.toThrow('older than a day');
    expect(await reader.read(at(-86_000_000), now)).toBe('{}');
    await expect(reader.read(sns.message({ SignatureVersion: '1' }), now)).rejects.toThrow('SignatureVersion to 2');
    const gone = certificateUrl.replace('0123', '4567');
    await expect(reader.read(sns.message({ SigningCertURL: gone }), now)).rejects.toThrow('cannot be read');
    await expect(reader.read(Buffer.from('{'), now)).rejects.toThrow('no message');
    await expect(reader.read(Buffer.from('null'), now)).rejects.toThrow('no message');
  });
});

describe('a bounce of Amazon SES', () => {
  const source = `bounces+abc@${domain}`;
  const read = (bounce: object = {}, from = source) => readSesBounce(writeSesBounce(from, bounce), domain);

  it('names the e-mail by the address that it was sent from', () => {
    expect(read()).toEqual({
      token: 'abc',
      failure: { smtpCode: 550, enhancedCode: '5.1.1', diagnostic: 'smtp; 550 5.1.1 user unknown' },
    });
    const published = JSON.parse(writeSesBounce(source));
    const event = { ...published, notificationType: undefined, eventType: 'Bounce' };
    expect(readSesBounce(JSON.stringify(event), domain)).toMatchObject({ token: 'abc' });
  });

  it('counts when it is transient only once Amazon has given up, as a reply from a vacation is none', () => {
    expect(read({ bounceType: 'Transient', bouncedRecipients: [{ emailAddress: 'ana@example.com' }] })).toBe(
      'The bounce is transient.',
    );
    const late = { bounceType: 'Transient', bouncedRecipients: [{ action: 'failed', status: '4.4.7' }] };
    expect(read(late)).toMatchObject({ failure: { enhancedCode: '4.4.7' } });
    expect(read({ bouncedRecipients: 'none' })).toMatchObject({ failure: { enhancedCode: null, diagnostic: null } });
  });

  it('is no other notification, and no e-mail of another service', () => {
    expect(read({}, 'no-reply@example.com')).toMatch(/not sent from a return address/);
    for (const published of ['{', 'null', '[]', '{"notificationType":"Delivery"}', '{"notificationType":"Bounce"}']) {
      expect(typeof readSesBounce(published, domain)).toBe('string');
    }
  });
});

describe('the events of SendGrid', () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const body = Buffer.from(
    JSON.stringify([
      { event: 'processed', return_token: 'p' },
      { event: 'deferred', return_token: 'd' },
      { event: 'bounce', return_token: 'b', status: '5.1.1', reason: '550 5.1.1 no such user', type: 'bounce' },
      { event: 'dropped', return_token: 'x', reason: 'Bounced Address' },
      { event: 'dropped', return_token: 'i', reason: 'Invalid' },
      ...[
        'Unsubscribed Address',
        'Spam Reporting Address',
        'Spam Content',
        'Recipient List over Package Quota',
        1,
        undefined,
      ].map((reason) => ({ event: 'dropped', return_token: 'other', reason })),
      { event: 'bounce', email: 'of@another.service' },
      null,
      'text',
    ]),
  );
  const seconds = (at = now) => String(Math.floor(at.getTime() / 1000));
  const headersOf = (at = seconds(), key = privateKey) => ({
    [sendgridHeaders.timestamp]: at,
    [sendgridHeaders.signature]: sign('sha256', Buffer.concat([Buffer.from(at), body]), key).toString('base64'),
  });

  it('report bounces of the service, and e-mails dropped because of their address', () => {
    expect(readSendgridBounces(body)).toEqual([
      { token: 'b', failure: { smtpCode: 550, enhancedCode: '5.1.1', diagnostic: '550 5.1.1 no such user' } },
      { token: 'x', failure: { smtpCode: null, enhancedCode: null, diagnostic: 'Bounced Address' } },
      { token: 'i', failure: { smtpCode: null, enhancedCode: null, diagnostic: 'Invalid' } },
    ]);
    expect(['{', '{}', 'null'].map((text) => readSendgridBounces(Buffer.from(text)))).toEqual([[], [], []]);
  });

  it('are not read at all when they are more than 2,000', () => {
    const posted = (count: number) =>
      readSendgridBounces(Buffer.from(JSON.stringify(Array(count).fill({ event: 'bounce', return_token: 'b' }))));
    expect(posted(2_000)).toHaveLength(2_000);
    expect(posted(2_001)).toBeUndefined();
  });

  it('are verified over the time and the bytes of the body', () => {
    const verify =
      (headers: Record<string, string>, bytes = body) =>
      () =>
        verifySendgrid(bytes, headers, publicKey, now);
    expect(verify(headersOf())).not.toThrow();
    expect(verify(headersOf(), Buffer.concat([body, Buffer.from(' ')]))).toThrow('does not match');
    expect(verify({ ...headersOf(), [sendgridHeaders.timestamp]: seconds(new Date(now.getTime() - 2000)) })).toThrow(
      'does not match',
    );
    const other = generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).privateKey;
    expect(verify(headersOf(seconds(), other))).toThrow('does not match');
    expect(verify(headersOf(seconds(new Date(now.getTime() - 90_000_000))))).toThrow('older than a day');
    expect(verify({ ...headersOf(), [sendgridHeaders.signature]: '' })).toThrow('signature is missing');
    expect(verify({ ...headersOf(), [sendgridHeaders.timestamp]: 'now' })).toThrow('time is missing');
    expect(verify({ ...headersOf(), [sendgridHeaders.signature]: 'MEUCIQAAAAAA' })).toThrow('does not match');
  });
});
