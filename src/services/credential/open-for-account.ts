import { sql } from 'kysely';
import type { CredentialIssuer } from '../../domain/credential/settings.js';
import { credentialProviders } from '../../domain/vocabulary.js';
import type { Credential } from '../../entities/credential.js';
import type { Db } from '../../entities/generated/database.js';
import type { Keyring } from '../../runtime/encryption/keyring.js';
import { type OpenCredential, openCredential } from './seal.js';

/**
 * Opens the account's own credential for an issuer: the newest active one that the issuer has accepted. Null without one, and
 * always in the sandbox, where no real service is used.
 */
export async function credentialFor(
  db: Db,
  keyring: Keyring,
  { accountId, livemode }: { accountId: string; livemode: boolean },
  issuer: CredentialIssuer,
): Promise<(Pick<Credential, 'id' | 'sealedSecret'> & { silentAt: string | null } & OpenCredential) | null> {
  if (!livemode) return null;
  const isProvider = credentialProviders.some((name) => name === issuer);
  const table = isProvider ? 'provider_credentials' : 'shipper_credentials';
  const { rows } = await sql<
    Pick<Credential, 'id' | 'sealedSecret' | 'settings' | 'sealedSettings'> & { silentAt: string | null }
  >`
    select id, sealed_secret as "sealedSecret", settings, sealed_settings as "sealedSettings",
      ${isProvider ? sql`silent_at` : sql`null`} as "silentAt"
    from ${sql.table(table)}
    where account_id = ${accountId}::uuid and livemode = ${livemode} and provider = ${issuer} and mode = 'live'
      and status = 'active' and deleted_at is null
    order by serial desc limit 1`.execute(db);
  const [row] = rows;
  const opened = row && openCredential(keyring, table, row);
  return opened ? { id: row.id, sealedSecret: row.sealedSecret, silentAt: row.silentAt, ...opened } : null;
}
