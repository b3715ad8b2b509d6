import { describe, expect, it } from '@jest/globals';
import { readReturnedMessage } from '../../../src/providers/email/returned-message.js';
import { type Notification, writeNotification } from '../../support/records/returned-mail.js';

const to = 'bounces+1@returns.example';
const read = (notification: Partial<Notification> = {}) =>
  readReturnedMessage(Buffer.from(writeNotification({ to, ...notification })));

describe('a delivery status notification', () => {
  it('says which address it was sent to, and why the message was not delivered', async () => {
    expect(await read()).toEqual({
      addresses: [to],
      failure: {
        smtpCode: 550,
        enhancedCode: '5.1.1',
        diagnostic: 'smtp; 550 5.1.1 <ana@example.com>: Recipient address rejected: unknown user',
      },
    });
  });

  it('is read with a folded diagnostic, other letters, and fields that occur twice', async () => {
    const group = [
      'ORIGINAL-RECIPIENT: rfc822;ana@example.com',
      'final-recipient: RFC822; ana@example.com',
      'ACTION: Failed (permanent)',
      'Action: delayed',
      'Status: 5.2.2 (mailbox full)',
      'Diagnostic-Code: smtp;\n 552-5.2.2 The mailbox\n\tis over its quota',
    ].join('\n');
    expect((await read({ groups: [group] })).failure).toEqual({
      smtpCode: 552,
      enhancedCode: '5.2.2',
      diagnostic: 'smtp; 552-5.2.2 The mailbox is over its quota',
    });
  });

  it('is read from base64, as some mail servers write the report', async () => {
    const report = 'Reporting-MTA: dns; mx\n\nFinal-Recipient: rfc822; a@b.example\nAction: failed\nStatus: 5.1.10\n';
    const message = writeNotification({ to }).replace(
      /Content-Type: message\/delivery-status[\s\S]*?(?=--parts\r\nContent-Type: message\/rfc822)/,
      `Content-Type: message/delivery-status\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(report).toString('base64')}\r\n`,
    );
    const { failure } = await readReturnedMessage(Buffer.from(message));
    expect(failure).toEqual({ smtpCode: null, enhancedCode: '5.1.10', diagnostic: null });
  });

  it('is read with a report on addresses that are not in ASCII', async () => {
    const message = writeNotification({ to, recipient: 'añâ@example.com' }).replace(
      'message/delivery-status',
      'message/global-delivery-status',
    );
    expect((await readReturnedMessage(Buffer.from(message))).failure).toMatchObject({ enhancedCode: '5.1.1' });
  });

  it('counts when the mail server gave up after days', async () => {
    const { failure } = await read({ status: '4.4.7', diagnostic: '' });
    expect(failure).toEqual({ smtpCode: null, enhancedCode: '4.4.7', diagnostic: null });
  });

  it.each(['delayed', 'delivered', 'relayed', 'expanded', '', 'sent'])(
    'is no failure with the action "%s"',
    async (action) => {
      expect(typeof (await read({ action })).failure).toBe('string');
    },
  );

  it('is no failure if one of several recipients got it', async () => {
    const group = (action: string) => `Final-Recipient: rfc822; a@b.example\nAction: ${action}\nStatus: 5.1.1`;
    expect((await read({ groups: [group('failed'), group('relayed')] })).failure).toMatch(/for one of its recipients/);
    expect((await read({ groups: [group('delayed'), group('failed')] })).failure).toMatchObject({
      enhancedCode: '5.1.1',
    });
  });

  it('is no failure without a recipient', async () => {
    expect((await read({ groups: ['Action: failed\nStatus: 5.1.1'] })).failure).toMatch(/reports no failure/);
    expect((await read({ groups: [] })).failure).toMatch(/reports no failure/);
  });
});

describe('another message', () => {
  it.each([
    ['an automatic reply', 'text/plain'],
    ['a report of a complaint', 'multipart/report; report-type=feedback-report; boundary="parts"'],
    ['a receipt', 'multipart/report; report-type=disposition-notification; boundary="parts"'],
    ['a mixed message with a report inside', 'multipart/mixed; boundary="parts"'],
    ['a report without a type', 'multipart/report; boundary="parts"'],
  ])('is no notification: %s', async (_, type) => {
    expect(await read({ type })).toEqual({
      addresses: [to],
      failure: 'The message is no delivery status notification.',
    });
  });

  it('is not taken from a message that was forwarded inside it', async () => {
    const inner = writeNotification({ to }).replaceAll('parts', 'inner');
    const outer = [
      `To: ${to}`,
      'Content-Type: multipart/report; report-type=delivery-status; boundary="outer"',
      '',
      '--outer',
      'Content-Type: message/rfc822',
      '',
      inner,
      '--outer--',
    ].join('\r\n');
    expect((await readReturnedMessage(Buffer.from(outer))).failure).toBe(
      'The message is no delivery status notification.',
    );
  });

  const nested = (depth: number) =>
    Array.from({ length: depth }, (_, n) => `Content-Type: multipart/mixed; boundary="b${n}"\r\n\r\n--b${n}\r\n`).join(
      '',
    );
  it.each([
    ['nothing', ''],
    ['no header', '\r\n\r\n\r\n'],
    ['bytes of no text', Buffer.from(Array.from({ length: 4096 }, (_, n) => (n * 37) % 256))],
    ['a thousand levels of parts', nested(1000)],
    ['a million short lines', '--parts\n'.repeat(125_000)],
    ['one long header', `To: ${'x'.repeat(600_000)}`],
    ['many recipients', `To: ${'bounces+1@returns.example,'.repeat(30_000)}`],
    ['a boundary without end', 'Content-Type: multipart/report; report-type=delivery-status; boundary="'],
    ['an unknown character set', writeNotification({ to, type: 'text/plain; charset=x-none' })],
  ])('is taken for nothing: %s', async (_, raw) => {
    const { failure, addresses } = await readReturnedMessage(Buffer.from(raw as string));
    expect(typeof failure).toBe('string');
    expect(addresses.length).toBeLessThanOrEqual(20);
  });

  it('is no failure with twenty thousand recipients that wait', async () => {
    const groups = Array.from({ length: 20_000 }, () => 'Final-Recipient: rfc822; a@b.example\nAction: delayed');
    expect((await read({ groups })).failure).toMatch(/reports no failure/);
  });
});
