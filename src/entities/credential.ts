import { Property } from '@mikro-orm/decorators/legacy';
import type { CredentialMode, CredentialStatus } from '../domain/vocabulary.js';
import { TenantRecord } from './record.js';

/** What the credentials of providers and of carriers have in common. Secrets are kept sealed alone (encryption/keyring.ts). */
export abstract class Credential extends TenantRecord {
  @Property({ type: 'uuid' })
  organizationId!: string;

  @Property({ type: 'text', nullable: true })
  label: string | null = null;

  @Property({ type: 'text' })
  mode!: CredentialMode;

  /** Null once the credential is revoked or deleted. */
  @Property({ type: 'blob', nullable: true })
  sealedSecret: Buffer | null = null;

  @Property({ type: 'text', nullable: true })
  lastFour: string | null = null;

  @Property({ type: 'text' })
  fingerprint!: string;

  @Property({ type: 'json' })
  settings!: Record<string, unknown>;

  /** Settings that are secret themselves, as the JSON of an object. */
  @Property({ type: 'blob', nullable: true })
  sealedSettings: Buffer | null = null;

  /** Their names. */
  @Property({ type: 'array', columnType: 'text[]' })
  secretSettings!: string[];

  @Property({ type: 'text' })
  status!: CredentialStatus;

  @Property({ columnType: 'timestamptz(3)', type: 'datetime', nullable: true })
  verifiedAt: Date | null = null;

  @Property({ type: 'text', nullable: true })
  lastError: string | null = null;
}
