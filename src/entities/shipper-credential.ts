import { Entity, Property } from '@mikro-orm/decorators/legacy';
import type { CredentialShipper } from '../domain/vocabulary.js';
import { Credential } from './credential.js';

/** The account's own credentials at a carrier. */
@Entity({ tableName: 'shipper_credentials' })
export class ShipperCredential extends Credential {
  @Property({ type: 'text' })
  provider!: CredentialShipper;
}
