import { describe, expect, it } from '@jest/globals';
import {
  blamesAddress,
  findFailureCause,
  isFinalRefusal,
  readEnhancedCode,
  readSmtpCode,
  toDiagnostic,
  writeReason,
} from '../../../src/domain/email/failure.js';

describe('the cause of a failure', () => {
  it.each([
    [550, '5.1.1', 'no_mailbox'],
    [550, '5.1.10', 'no_domain'],
    [550, '5.2.1', 'mailbox_closed'],
    [452, '4.2.2', 'mailbox_full'],
    [552, '5.3.4', 'too_large'],
    [null, '4.4.7', 'expired'],
    [554, '5.7.1', 'rejected'],
    [550, '5.7.26', 'rejected'],
    [554, '5.6.0', 'rejected'],
    [550, null, 'refused'],
    [551, '5.0.0', 'unknown'],
    [550, '5.1.8', 'unknown'],
    [553, '5.1.7', 'unknown'],
    [553, '5.7.1', 'rejected'],
    [553, '5.1.3', 'no_mailbox'],
    [551, null, 'no_mailbox'],
    [553, null, 'refused'],
    [554, null, 'rejected'],
    [null, '5.0.0', 'unknown'],
    [null, null, 'unknown'],
  ] as const)('is read from %s %s as %s', (smtpCode, enhancedCode, cause) => {
    expect(findFailureCause({ smtpCode, enhancedCode })).toBe(cause);
  });

  it('blames the address for what the next e-mail meets too, and not for what the message or the sender met', () => {
    expect((['no_mailbox', 'no_domain', 'mailbox_closed', 'expired'] as const).map(blamesAddress)).toEqual(
      Array(4).fill(true),
    );
    expect((['refused', 'rejected', 'too_large', 'not_sent', 'unknown'] as const).map(blamesAddress)).toEqual(
      Array(5).fill(false),
    );
  });

  it('is said in a sentence with the codes that are known', () => {
    expect(writeReason('no_mailbox', { smtpCode: 550, enhancedCode: '5.1.1' })).toBe(
      'The mailbox does not exist (550 5.1.1).',
    );
    expect(writeReason('expired', { smtpCode: null, enhancedCode: '4.4.7' })).toMatch(/ for days \(4\.4\.7\)\.$/);
    expect(writeReason('unknown', { smtpCode: null, enhancedCode: null })).toBe('The e-mail was not delivered.');
  });
});

describe('a refusal', () => {
  it.each([
    [550, '5.1.1', true, true],
    [550, '5.1.2', true, true],
    [553, '5.1.3', true, true],
    [550, '5.1.6', true, true],
    [556, '5.1.10', true, true],
    [550, '5.2.1', true, true],
    [552, '5.2.2', true, true],
    [552, '5.2.3', true, true],
    [554, '5.3.4', true, true],
    [552, null, true, true],
    [550, null, true, false],
    [551, null, true, false],
    [553, null, true, false],
    [556, null, true, false],
    [550, '5.4.1', true, false],
    [550, '5.0.0', true, false],
    [554, '5.6.0', true, false],
    [554, null, false, false],
    [571, null, false, false],
    [553, '5.1.7', false, false],
    [550, '5.1.8', false, false],
    [552, '5.4.5', false, false],
    [550, '5.7.1', false, false],
    [552, '5.7.0', false, false],
    [550, '5.7.26', false, false],
    [553, '5.7.1', false, false],
    [503, '5.5.1', false, false],
    [530, '5.1.1', false, false],
    [535, null, false, false],
    [450, '4.1.1', false, false],
    [452, '4.2.2', false, false],
    [null, '5.1.1', false, false],
  ] as const)(
    'is final with %s %s for the recipient: %s, and for the message: %s',
    (smtpCode, enhancedCode, ...final) => {
      const codes = { smtpCode, enhancedCode };
      expect([isFinalRefusal('recipient', codes), isFinalRefusal('message', codes)]).toEqual(final);
    },
  );
});

describe('the codes in a text', () => {
  it('are those of classes 4 and 5, and no other numbers', () => {
    expect(readEnhancedCode('550 5.1.1 <a@b.example>: unknown')).toBe('5.1.1');
    expect(readEnhancedCode('5.7.26')).toBe('5.7.26');
    expect(readEnhancedCode('from 15.5.1.12 by 192.5.1.1')).toBeNull();
    expect(readEnhancedCode('2.1.5 delivered')).toBeNull();
    expect(readSmtpCode('smtp; 550 5.1.1 unknown')).toBe(550);
    expect(readSmtpCode('SMTP;451-4.2.0 later')).toBe(451);
    expect(readSmtpCode('x-unix; 550')).toBeNull();
    expect(readSmtpCode('smtp; 5501')).toBeNull();
    expect(readSmtpCode('smtp; 250 ok')).toBeNull();
  });
});

describe('a diagnostic', () => {
  it('is one line of what can be shown and stored', () => {
    expect(toDiagnostic('550-No\r\n550\u0000 such\u202E mailbox')).toBe('550-No 550 such mailbox');
    expect(toDiagnostic(' \r\n ')).toBeNull();
    expect(toDiagnostic('\ud800x')).toBe('x');
    expect(toDiagnostic(`${'x'.repeat(499)}😀`)!.isWellFormed()).toBe(true);
    expect(toDiagnostic('x'.repeat(10_000))).toHaveLength(500);
  });
});
