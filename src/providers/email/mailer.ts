/** An e-mail to one person. */
export interface EmailMessage {
  /** Names it for good: sent again after a crash, it says by its Message-ID that it is the same. */
  id: string;
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
}

/** Takes e-mails to where they go. */
export interface Mailer {
  /**
   * Resolves once the message has been taken over for delivery.
   *
   * @throws {RecipientRefused} when it never will be; whatever else it throws may pass
   */
  send(message: EmailMessage): Promise<void>;
  close(): void;
}

/** The mail server refuses the address for good. */
export class RecipientRefused extends Error {
  override name = 'RecipientRefused';
}
