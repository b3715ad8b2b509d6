import { Entity, Property } from '@mikro-orm/decorators/legacy';
import type { CredentialProvider } from '../domain/vocabulary.js';
import { Credential } from './credential.js';

/** What the account shows a provider of its own: a mail house, a payment processor, a fulfillment partner, a mail server. */
@Entity({ tableName: 'provider_credentials' })
export class ProviderCredential extends Credential {
  @Property({ type: 'text' })
  provider!: CredentialProvider;
}
