import { Entity, Property } from '@mikro-orm/decorators/legacy';
import type { CredentialProvider } from '../domain/vocabulary.js';
import { Credential } from './credential.js';

/** The account's own credentials at a provider: a mail service, a payment processor, a fulfillment partner, a mail server. */
@Entity({ tableName: 'provider_credentials' })
export class ProviderCredential extends Credential {
  @Property({ type: 'text' })
  provider!: CredentialProvider;

  /** When the account's own party last gave no answer in time; null after it answered (background/tasks/lanes.ts). */
  @Property({ columnType: 'timestamptz(3)', type: 'datetime', nullable: true })
  silentAt: Date | null = null;
}
