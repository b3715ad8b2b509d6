/** What is known about an e-mail that did not arrive, as the mail server or the provider reported it. */
export interface EmailFailure {
  /** The reply code of SMTP, such as 550. */
  smtpCode: number | null;
  /** The enhanced status code (RFC 3463), such as 5.1.1. */
  enhancedCode: string | null;
  /** The words of the mail server that refused it. They are not the service's: no page shows them as its own. */
  diagnostic: string | null;
}

/** What becomes of an e-mail. What was refused or came back stays so. */
export const sentEmailStatuses = ['sending', 'sent', 'refused', 'returned'] as const;

/** Why an e-mail did not arrive. */
export type FailureCause =
  | 'no_mailbox'
  | 'no_domain'
  | 'mailbox_closed'
  | 'mailbox_full'
  | 'too_large'
  | 'rejected'
  | 'refused'
  | 'expired'
  | 'not_sent'
  | 'unknown';

/** The sentence about each cause, without its full stop. */
const reasons: Readonly<Record<FailureCause, string>> = {
  no_mailbox: 'The mailbox does not exist',
  no_domain: 'The domain of the address receives no mail',
  mailbox_closed: 'The mailbox is closed or takes no messages',
  mailbox_full: 'The mailbox is full',
  too_large: 'The message is too large for the mailbox',
  rejected: 'The mail server of the address rejects the message',
  refused: 'The mail server of the address refuses it',
  expired: 'The mail server of the address could not be reached for days',
  not_sent: 'The e-mail could not be handed over for three days',
  unknown: 'The e-mail came back',
};

/** What is wrong with the address or its mailbox: the next e-mail will not arrive either. */
const ofAddress: ReadonlySet<FailureCause> = new Set([
  'no_mailbox',
  'no_domain',
  'mailbox_closed',
  'mailbox_full',
  'refused',
  'expired',
]);

export function blamesAddress(cause: FailureCause): boolean {
  return ofAddress.has(cause);
}

/** RFC 3463: the subject and detail of an enhanced code, without its class. A key with one number is the whole subject. */
const byEnhancedCode: Readonly<Record<string, FailureCause>> = {
  '1.1': 'no_mailbox',
  '1.2': 'no_domain',
  '1.3': 'no_mailbox',
  '1.6': 'no_mailbox',
  '1.10': 'no_domain',
  '2.1': 'mailbox_closed',
  '2.2': 'mailbox_full',
  '2.3': 'too_large',
  '3.4': 'too_large',
  '4.1': 'expired',
  '4.4': 'no_domain',
  '4.7': 'expired',
  '6': 'rejected',
  '7': 'rejected',
};

const bySmtpCode: Readonly<Record<number, FailureCause>> = {
  550: 'refused',
  551: 'no_mailbox',
  552: 'mailbox_full',
  553: 'no_mailbox',
  554: 'rejected',
  556: 'no_domain',
};

/** The cause that the codes name. The words of a diagnostic are in no standard, so they decide nothing. */
export function findFailureCause({
  smtpCode,
  enhancedCode,
}: Pick<EmailFailure, 'smtpCode' | 'enhancedCode'>): FailureCause {
  const [, subject, detail] = enhancedCode?.split('.') ?? [];
  const enhanced = byEnhancedCode[`${subject}.${detail}`] ?? byEnhancedCode[subject ?? ''];
  return enhanced ?? bySmtpCode[smtpCode ?? 0] ?? 'unknown';
}

/** What a person reads: the cause, and the codes for the one who asks the other mail server. */
export function writeReason(
  cause: FailureCause,
  { smtpCode, enhancedCode }: Pick<EmailFailure, 'smtpCode' | 'enhancedCode'>,
): string {
  const codes = [smtpCode, enhancedCode].filter((code) => code !== null).join(' ');
  return `${reasons[cause]}${codes && ` (${codes})`}.`;
}

const longestDiagnostic = 500;

/** An enhanced code of class 4 or 5, as a text that another party wrote contains it first. */
export function readEnhancedCode(text: string): string | null {
  return /(?:^|[^\d.])([45]\.\d{1,3}\.\d{1,3})(?![\d.])/.exec(text)?.[1] ?? null;
}

/** A reply code of class 4 or 5 at the beginning of a diagnostic, such as `smtp; 550 5.1.1 …`. */
export function readSmtpCode(text: string): number | null {
  const code = /^\s*(?:smtp\s*;\s*)?([45]\d\d)(?!\d)/i.exec(text)?.[1];
  return code === undefined ? null : Number(code);
}

/** The words of another party on one line, without control characters, and no longer than can be kept. */
export function toDiagnostic(text: string): string | null {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return line === '' ? null : line.slice(0, longestDiagnostic).toWellFormed();
}
