import { Entity, Property } from '@mikro-orm/decorators/legacy';
import type { CredentialShipper } from '../domain/vocabulary.js';
import { Credential } from './credential.js';

/** What the account shows a carrier of its own. */
@Entity({ tableName: 'shipper_credentials' })
export class ShipperCredential extends Credential {
  @Property({ type: 'text' })
  provider!: CredentialShipper;
}
