import { Property } from '@mikro-orm/decorators/legacy';
import type { CredentialMode, CredentialStatus } from '../domain/vocabulary.js';
import { OrganizationRecord } from './record.js';

/** The common fields of provider and carrier credentials. Secrets are stored only in sealed form (runtime/encryption/keyring.ts). */
export abstract class Credential extends OrganizationRecord {
  @Property({ type: 'text', nullable: true })
  label: string | null = null;

  @Property({ type: 'text' })
  mode!: CredentialMode;

  /** Null after the credential is revoked or deleted. */
  @Property({ type: 'blob', nullable: true })
  sealedSecret: Buffer | null = null;

  @Property({ type: 'text', nullable: true })
  lastFour: string | null = null;

  @Property({ type: 'text' })
  fingerprint!: string;

  @Property({ type: 'json' })
  settings!: Record<string, unknown>;

  /** Settings that are secret, as a JSON object in sealed form. */
  @Property({ type: 'blob', nullable: true })
  sealedSettings: Buffer | null = null;

  /** The names of the secret settings. */
  @Property({ type: 'array', columnType: 'text[]' })
  secretSettings!: string[];

  @Property({ type: 'text' })
  status!: CredentialStatus;

  @Property({ columnType: 'timestamptz(3)', type: 'datetime', nullable: true })
  verifiedAt: Date | null = null;

  @Property({ type: 'text', nullable: true })
  lastError: string | null = null;
}
