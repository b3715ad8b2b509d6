import { join } from 'node:path';
import type { Mailer, OwnMailer } from './mailer.js';
import type { ReturnSettings } from './mime.js';
import { createOutboxFolder } from './outbox-folder.js';

interface MailSettings extends ReturnSettings {
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  /** Absolute path. */
  dataDir: string;
}

export interface Mailers {
  live: Mailer;
  /** The same mail server, over connections of its own: what a person waits for to sign in is not behind other e-mails. */
  signIn: Mailer;
  /** The sandbox's mailer, which sends no real mail. */
  sandbox: Mailer;
  /** The account's own mail server, if it has one. */
  ofAccount(accountId: string): Promise<OwnMailer | null>;
  close(): void;
}

/** @param log receives a line for each e-mail that is written to the outbox folder */
export async function createMailers(
  settings: MailSettings,
  ofAccount: Mailers['ofAccount'],
  log: (line: string) => void,
): Promise<Mailers> {
  const from = settings.mailFrom ?? 'Construction Payment Compliance <no-reply@localhost>';
  const folder = createOutboxFolder({ folder: join(settings.dataDir, 'outbox'), from, log });
  const { smtpUrl: url } = settings;
  if (url === undefined)
    return { live: folder, signIn: folder, sandbox: folder, ofAccount, close: () => folder.close() };
  const { createSmtpMailer } = await import('./smtp-mailer.js');
  const live = createSmtpMailer({ url, from, returns: settings });
  const signIn = createSmtpMailer({ url, from, returns: settings });
  const close = () => {
    live.close();
    signIn.close();
  };
  return { live, signIn, sandbox: folder, ofAccount, close };
}
