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
  unknown: 'The e-mail was not delivered',
};

/** What is wrong with the address or its mailbox: the next e-mail will not arrive either. */
const ofAddress: ReadonlySet<FailureCause> = new Set([
  'no_mailbox',
  'no_domain',
  'mailbox_closed',
  'mailbox_full',
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

/** Servers send 550 and 553 also when the sender may not relay or must log in, so they name no mailbox. */
const bySmtpCode: Readonly<Record<number, FailureCause>> = {
  550: 'refused',
  551: 'no_mailbox',
  552: 'mailbox_full',
  553: 'refused',
  554: 'rejected',
  556: 'no_domain',
};

type Codes = Pick<EmailFailure, 'smtpCode' | 'enhancedCode'>;

/**
 * The cause that the codes name; the reply code counts only without an enhanced code, which is more exact. The words of a diagnostic are in
 * no standard, so they decide nothing.
 */
export function findFailureCause({ smtpCode, enhancedCode }: Codes): FailureCause {
  const cause =
    enhancedCode === null ? bySmtpCode[smtpCode ?? 0] : findByDetail(byEnhancedCode, withoutClass(enhancedCode));
  return cause ?? 'unknown';
}

/** Codes about the session or the login: the operator corrects them, and the e-mail waits (RFC 5321, RFC 4954). */
const ofSession: ReadonlySet<number> = new Set([500, 502, 503, 504, 530, 534, 535, 538]);

/** Enhanced codes about the sender's address, a busy mail system, and policy, such as a block of the server that sends. */
const ofSender: Readonly<Record<string, true>> = { '1.7': true, '1.8': true, '4.5': true, '7': true };

/** Enhanced codes about the mailbox and the size, which stay the same for the same message. */
const ofMailbox: ReadonlySet<string> = new Set(['1.1', '1.2', '1.3', '1.6', '1.10', '2.1', '2.2', '2.3', '3.4']);

/** Reply codes that RFC 5321 and RFC 7504 give to the mailbox or its domain. 554 is any failure, such as a refusal to relay. */
const mailboxReplies: ReadonlySet<number> = new Set([550, 551, 552, 553, 556]);

/**
 * Whether a mail server refuses the recipient or the message for good. 5xx is permanent for the server, but what it says of the sender is for the
 * operator to correct: a listing or a setting that ends within three days must end no e-mail.
 */
export function isFinalRefusal(stage: 'recipient' | 'message', { smtpCode, enhancedCode }: Codes): boolean {
  if (smtpCode === null || smtpCode < 500 || ofSession.has(smtpCode)) return false;
  const code = enhancedCode === null ? undefined : withoutClass(enhancedCode);
  if (code !== undefined && findByDetail(ofSender, code)) return false;
  if (stage === 'message') return smtpCode === 552 || (code !== undefined && ofMailbox.has(code));
  return code !== undefined || mailboxReplies.has(smtpCode);
}

function withoutClass(enhancedCode: string): string {
  return enhancedCode.slice(enhancedCode.indexOf('.') + 1);
}

/** What a table has for the subject and detail, or else for the subject. */
function findByDetail<T>(table: Readonly<Record<string, T>>, code: string): T | undefined {
  return table[code] ?? table[code.slice(0, code.indexOf('.'))];
}

/** What a person reads: the cause, and the codes for the one who asks the other mail server. */
export function writeReason(cause: FailureCause, { smtpCode, enhancedCode }: Codes): string {
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
