import { join } from 'node:path';
import type { Mailer } from './mailer.js';
import { createOutboxFolder } from './outbox-folder.js';
import { createSmtpMailer } from './smtp-mailer.js';

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
  close(): void;
}

/** @param log hears of each e-mail that is written to the outbox folder */
export function createMailers(settings: MailSettings, log: (line: string) => void): Mailers {
  const from = settings.mailFrom ?? 'Construction Payment Compliance <no-reply@localhost>';
  const folder = createOutboxFolder({ folder: join(settings.dataDir, 'outbox'), from, log });
  const live = settings.smtpUrl === undefined ? folder : createSmtpMailer({ url: settings.smtpUrl, from });
  return { live, sandbox: folder, close: () => live.close() };
}
