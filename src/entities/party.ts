import { Entity, Property } from '@mikro-orm/decorators/legacy';
import type { PartyRole } from '../domain/vocabulary.js';
import { ProjectRecord } from './record.js';

/** An organization in its role on a project. The service creates the claimant party itself. */
@Entity({ tableName: 'parties' })
export class Party extends ProjectRecord {
  @Property({ type: 'text', nullable: true })
  externalSource: string | null = null;

  @Property({ type: 'text', nullable: true })
  externalId: string | null = null;

  @Property({ type: 'text' })
  role!: PartyRole;

  @Property({ type: 'boolean' })
  isClaimant = false;

  @Property({ type: 'boolean' })
  isActive = true;

  @Property({ type: 'uuid', nullable: true })
  hiredByPartyId: string | null = null;

  @Property({ type: 'boolean' })
  reputed = false;

  /** The person, with the mailbox, who named it as a company below a payee. Null if the account added it. */
  @Property({ type: 'text', nullable: true })
  namedBy: string | null = null;

  @Property({ type: 'text', nullable: true })
  attention: string | null = null;

  @Property({ type: 'text', nullable: true })
  contractNumber: string | null = null;

  @Property({ type: 'text', fieldName: 'address_line_1', nullable: true })
  addressLine1: string | null = null;

  @Property({ type: 'text', fieldName: 'address_line_2', nullable: true })
  addressLine2: string | null = null;

  @Property({ type: 'text', nullable: true })
  city: string | null = null;

  @Property({ type: 'text', nullable: true })
  state: string | null = null;

  @Property({ type: 'text', nullable: true })
  zip: string | null = null;

  /** Null for the United States. */
  @Property({ type: 'text', nullable: true })
  countryCode: string | null = null;
}
