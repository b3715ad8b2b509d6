import { type CredentialIssuer, isSecretSetting } from '../../domain/credential/settings.js';
import type { Credential } from '../../entities/credential.js';
import type { Keyring } from '../../runtime/encryption/keyring.js';

export interface OpenCredential {
  secret: string;
  /** Includes the secret settings. */
  settings: Record<string, unknown>;
}

type SealedFields = Pick<Credential, 'id' | 'sealedSecret' | 'settings' | 'sealedSettings'>;

/** The context that a credential's sealed secret is bound to (runtime/encryption/keyring.ts). */
export function credentialPlace(table: string, id: string): string {
  return `${table}:${id}`;
}

/** The context that its sealed settings are bound to. */
export function settingsPlace(table: string, id: string): string {
  return `${table}:${id}:settings`;
}

/** The columns that hold the secret and the settings. */
export function sealCredential(
  keyring: Keyring,
  table: string,
  id: string,
  issuer: CredentialIssuer,
  { secret, settings }: OpenCredential,
): Pick<Credential, 'sealedSecret' | 'settings' | 'sealedSettings' | 'secretSettings'> {
  const entries = Object.entries(settings);
  const secrets = entries.filter(([name]) => isSecretSetting(issuer, name));
  return {
    sealedSecret: keyring.seal(secret, credentialPlace(table, id)),
    settings: Object.fromEntries(entries.filter(([name]) => !isSecretSetting(issuer, name))),
    sealedSettings:
      secrets.length > 0 ? keyring.seal(JSON.stringify(Object.fromEntries(secrets)), settingsPlace(table, id)) : null,
    secretSettings: secrets.map(([name]) => name),
  };
}

/** @returns null for a revoked credential */
export function openCredential(keyring: Keyring, table: string, row: SealedFields): OpenCredential | null {
  const { id, sealedSecret, sealedSettings, settings } = row;
  if (!sealedSecret) return null;
  const secrets = sealedSettings ? JSON.parse(keyring.open(sealedSettings, settingsPlace(table, id))) : {};
  return { secret: keyring.open(sealedSecret, credentialPlace(table, id)), settings: { ...settings, ...secrets } };
}
