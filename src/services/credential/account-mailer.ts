import { sql } from 'kysely';
import type { Infrastructure } from '../../context/request-context.js';
import type { OwnMailer } from '../../providers/email/mailer.js';
import { credentialFor } from './open-for-account.js';

/** How often a slow mail server is tried, by all processes together, in seconds. */
const turnSeconds = 60;

/** The account's own mail server, if it has one. The mail libraries are loaded with its first e-mail. */
export async function accountMailer(
  { db, webhooks }: Pick<Infrastructure, 'db' | 'webhooks'>,
  accountId: string,
): Promise<OwnMailer | null> {
  const { keyring, guard } = webhooks!;
  const credential = await credentialFor(db, keyring, { accountId, livemode: true }, 'smtp');
  if (!credential) return null;
  const { id, sealedSecret, silentAt, secret: password } = credential;
  const { host, port, user, from } = credential.settings as { host: string; port: number; user: string; from: string };
  // Each change of a credential seals its secret again.
  const unchanged = sql`id = ${id}::uuid and sealed_secret = ${sealedSecret} and deleted_at is null`;
  return {
    isSlow: silentAt !== null,
    async send(message, ms) {
      const { sendThrough } = await import('../../providers/email/account-mailer.js');
      await sendThrough({ host, port, user, from, password }, guard, message, ms);
    },
    async takeTurn() {
      const { rows } = await sql`
        update provider_credentials set silent_at = clock_timestamp()
        where ${unchanged} and silent_at <= clock_timestamp() - make_interval(secs => ${turnSeconds}) returning id`.execute(
        db,
      );
      return rows.length > 0;
    },
    async noteSlow(isSlow) {
      await sql`
        update provider_credentials set silent_at = ${isSlow ? sql`clock_timestamp()` : null} where ${unchanged}`.execute(
        db,
      );
    },
  };
}
