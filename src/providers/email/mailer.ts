import { type EmailFailure, findFailureCause, writeReason } from '../../domain/email/failure.js';

/** An e-mail to one person. */
export interface EmailMessage {
  /** A permanent id: an e-mail that is sent again after a crash has the same Message-ID. */
  id: string;
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** Where its reader ends e-mails like it: with one click in mail programs that know RFC 8058. */
  unsubscribeUrl?: string;
  /** The account that it speaks for. */
  accountId?: string;
  /** Who gets what its reader writes back: the person who acted for the account. */
  replyTo?: { name: string; address: string };
  /** Names the e-mail in the address to which it comes back. */
  returnToken?: string;
}

/** Delivers e-mails. */
export interface Mailer {
  /**
   * Resolves once the message has been accepted for delivery.
   *
   * @throws {EmailRefused} if it will never be accepted; any other error may be temporary
   */
  send(message: EmailMessage): Promise<void>;
  close(): void;
}

/** An account's own mail server. */
export interface OwnMailer {
  /** It was too slow for the last e-mail, or did not answer. */
  isSlow: boolean;
  /** Resolves once the message has been accepted, in `ms` at most. */
  send(message: EmailMessage, ms: number): Promise<void>;
  /** Takes the next turn of a slow server, one a minute for all processes. False if it is not due, or another process has it. */
  takeTurn(): Promise<boolean>;
  /** Remembers whether it is slow, unless its credential has been changed since. */
  noteSlow(isSlow: boolean): Promise<void>;
}

/** The mail server refuses the address or the message for good. */
export class EmailRefused extends Error {
  override name = 'EmailRefused';

  constructor(readonly failure: EmailFailure) {
    super(failure.diagnostic ?? writeReason(findFailureCause(failure), failure));
  }
}
