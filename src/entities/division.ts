import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { OrganizationRecord } from './record.js';

/** A claimant identity: the name, address and license that are printed on every document it claims with. */
@Entity({ tableName: 'divisions' })
export class Division extends OrganizationRecord {
  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text', nullable: true })
  code: string | null = null;

  @Property({ type: 'text', nullable: true })
  description: string | null = null;

  @Property({ type: 'text', fieldName: 'address_line_1' })
  addressLine1!: string;

  @Property({ type: 'text', fieldName: 'address_line_2', nullable: true })
  addressLine2: string | null = null;

  @Property({ type: 'text' })
  city!: string;

  @Property({ type: 'text' })
  state!: string;

  @Property({ type: 'text' })
  zip!: string;

  @Property({ type: 'text', fieldName: 'zip_plus_4', nullable: true })
  zipPlus4: string | null = null;

  @Property({ type: 'text' })
  countryCode = 'US';

  @Property({ type: 'text', nullable: true })
  phone: string | null = null;

  @Property({ type: 'text', nullable: true })
  email: string | null = null;

  @Property({ type: 'text', nullable: true })
  licenseNumber: string | null = null;

  @Property({ type: 'boolean' })
  isActive = true;
}
