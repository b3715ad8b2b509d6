import { Entity, Property } from '@mikro-orm/decorators/legacy';
import type { CredentialProvider } from '../domain/vocabulary.js';
import { Credential } from './credential.js';

/** The account's own credentials at a provider: a mail service, a payment processor, a fulfillment partner, a mail server. */
@Entity({ tableName: 'provider_credentials' })
export class ProviderCredential extends Credential {
  @Property({ type: 'text' })
  provider!: CredentialProvider;
}
