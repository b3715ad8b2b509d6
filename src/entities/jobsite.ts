import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { ProjectRecord } from './record.js';

/** The place of the work. A jobsite with a legal description may have no street address. */
@Entity({ tableName: 'jobsites' })
export class Jobsite extends ProjectRecord {
  @Property({ type: 'text', nullable: true })
  externalSource: string | null = null;

  @Property({ type: 'text', nullable: true })
  externalId: string | null = null;

  @Property({ type: 'text', nullable: true })
  name: string | null = null;

  @Property({ type: 'text', fieldName: 'address_line_1', nullable: true })
  addressLine1: string | null = null;

  @Property({ type: 'text', fieldName: 'address_line_2', nullable: true })
  addressLine2: string | null = null;

  @Property({ type: 'text', nullable: true })
  city: string | null = null;

  @Property({ type: 'text', nullable: true })
  county: string | null = null;

  @Property({ type: 'text', nullable: true })
  state: string | null = null;

  @Property({ type: 'text', nullable: true })
  zip: string | null = null;

  @Property({ type: 'text' })
  countryCode = 'US';

  @Property({ type: 'text', nullable: true })
  parcelNumber: string | null = null;

  @Property({ type: 'text', nullable: true })
  legalDescription: string | null = null;

  @Property({ type: 'double', nullable: true })
  latitude: number | null = null;

  @Property({ type: 'double', nullable: true })
  longitude: number | null = null;

  @Property({ type: 'boolean' })
  isPrimary = false;
}
