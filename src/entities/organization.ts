import { Entity, Property } from '@mikro-orm/decorators/legacy';
import type { IncompleteDocuments, OrganizationKind, OrganizationType } from '../domain/vocabulary.js';
import { defaultReminderDays } from '../domain/waiver-link/reminders.js';
import { TenantRecord } from './record.js';

/** A tenant account, or a directory record of a counterparty (owner, lender, general contractor …). */
@Entity({ tableName: 'organizations' })
export class Organization extends TenantRecord {
  @Property({ type: 'text', nullable: true })
  externalSource: string | null = null;

  @Property({ type: 'text', nullable: true })
  externalId: string | null = null;

  @Property({ type: 'text' })
  type!: OrganizationType;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text', nullable: true })
  legalName: string | null = null;

  @Property({ type: 'text' })
  code!: string;

  @Property({ type: 'text', nullable: true })
  kind: OrganizationKind | null = null;

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

  @Property({ type: 'text', nullable: true })
  countryCode: string | null = null;

  @Property({ type: 'text', nullable: true })
  county: string | null = null;

  @Property({ type: 'text', nullable: true })
  phone: string | null = null;

  @Property({ type: 'text', nullable: true })
  email: string | null = null;

  @Property({ type: 'text', nullable: true })
  website: string | null = null;

  @Property({ type: 'boolean' })
  isActive = true;

  /** Only of an account: whether it is given documents with warnings. */
  @Property({ type: 'text' })
  incompleteDocuments: IncompleteDocuments = 'warn';

  /** Only of an account: the days after the sending of a waiver request on which its payee is reminded, in their order. */
  @Property({ type: 'json' })
  waiverReminderDays: readonly number[] = defaultReminderDays;

  /** Only of an account: whether its waiver requests are signed with a one-time code unless they say otherwise. */
  @Property({ type: 'boolean' })
  requireWaiverCode = false;

  /** Only of an account: its IANA time zone, for what belongs to no state. */
  @Property({ type: 'text', nullable: true })
  timeZone: string | null = null;

  /** Only of a company of the directory: the one that it was merged into. */
  @Property({ type: 'uuid', nullable: true })
  mergedIntoId: string | null = null;
}
