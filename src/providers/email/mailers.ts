import { join } from 'node:path';
import type { Mailer } from './mailer.js';
import { createOutboxFolder } from './outbox-folder.js';

export interface MailSettings {
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  /** Absolute path. */
  dataDir: string;
}

export interface Mailers {
  live: Mailer;
  /** The sandbox writes to nobody. */
  sandbox: Mailer;
  /** The mail server of an account's own, where it has one. */
  ofAccount(accountId: string): Promise<Mailer | null>;
  close(): void;
}

/** @param log hears of each e-mail that is written to the outbox folder */
export async function createMailers(
  settings: MailSettings,
  ofAccount: Mailers['ofAccount'],
  log: (line: string) => void,
): Promise<Mailers> {
  const from = settings.mailFrom ?? 'Construction Payment Compliance <no-reply@localhost>';
  const folder = createOutboxFolder({ folder: join(settings.dataDir, 'outbox'), from, log });
  const live =
    settings.smtpUrl === undefined
      ? folder
      : (await import('./smtp-mailer.js')).createSmtpMailer({ url: settings.smtpUrl, from });
  return { live, sandbox: folder, ofAccount, close: () => live.close() };
}
