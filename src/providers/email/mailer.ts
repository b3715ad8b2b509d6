/** An e-mail to one person. */
export interface EmailMessage {
  /** A permanent id: an e-mail that is sent again after a crash has the same Message-ID. */
  id: string;
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
}

/** Delivers e-mails. */
export interface Mailer {
  /**
   * Resolves once the message has been accepted for delivery.
   *
   * @throws {RecipientRefused} if it will never be accepted; any other error may be temporary
   */
  send(message: EmailMessage): Promise<void>;
  close(): void;
}

/** The mail server permanently refuses the address. */
export class RecipientRefused extends Error {
  override name = 'RecipientRefused';
}
