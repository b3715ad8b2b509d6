import type { Infrastructure } from '../../context/request-context.js';
import type { Mailer } from '../../providers/email/mailer.js';
import { credentialFor } from './open-for-account.js';

/** Sends through the account's own mail server, if it has one. The mail libraries are loaded only then. */
export async function accountMailer(
  { db, webhooks }: Pick<Infrastructure, 'db' | 'webhooks'>,
  accountId: string,
): Promise<Mailer | null> {
  const { keyring, guard } = webhooks!;
  const credential = await credentialFor(db, keyring, { accountId, livemode: true }, 'smtp');
  if (!credential) return null;
  const { host, port, user, from } = credential.settings as { host: string; port: number; user: string; from: string };
  const { createAccountMailer } = await import('../../providers/email/account-mailer.js');
  return createAccountMailer({ host, port, user, from, password: credential.secret }, guard);
}
