import { noteSlow, takeTurn } from '../../background/email/slow-server.js';
import type { Infrastructure } from '../../context/request-context.js';
import type { OwnMailer } from '../../providers/email/mailer.js';
import { credentialFor } from './open-for-account.js';

/** The account's own mail server, if it has one. The mail libraries are loaded with its first e-mail. */
export async function accountMailer(
  { db, webhooks }: Pick<Infrastructure, 'db' | 'webhooks'>,
  accountId: string,
): Promise<OwnMailer | null> {
  const { keyring, guard } = webhooks!;
  const credential = await credentialFor(db, keyring, { accountId, livemode: true }, 'smtp');
  if (!credential) return null;
  const { silentAt, secret: password } = credential;
  const { host, port, user, from } = credential.settings as { host: string; port: number; user: string; from: string };
  return {
    isSlow: silentAt !== null,
    async send(message, ms) {
      const { sendThrough } = await import('../../providers/email/account-mailer.js');
      await sendThrough({ host, port, user, from, password }, guard, message, ms);
    },
    takeTurn: () => takeTurn(db, credential),
    noteSlow: (isSlow) => noteSlow(db, credential, isSlow),
  };
}
