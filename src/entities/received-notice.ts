import { Entity, Property } from '@mikro-orm/decorators/legacy';
import type { ClaimantMatch, ReceiptMethod, ReceivedNoticeKind } from '../domain/received-notice/vocabulary.js';
import type { ClaimantRole } from '../domain/vocabulary.js';
import { TenantRecord } from './record.js';

/** A notice that arrived at the account: of a party, or of a claimant that the project does not know. */
@Entity({ tableName: 'received_notices' })
export class ReceivedNotice extends TenantRecord {
  /** Null for one that came through the service, until a person puts it on a project. */
  @Property({ type: 'uuid', nullable: true })
  projectId: string | null = null;

  @Property({ type: 'text' })
  kind!: ReceivedNoticeKind;

  @Property({ type: 'text' })
  claimantName!: string;

  @Property({ type: 'text', nullable: true })
  claimantRole: ClaimantRole | null = null;

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
  hiredBy: string | null = null;

  @Property({ type: 'decimal', precision: 14, scale: 2, nullable: true })
  amount: string | null = null;

  @Property({ type: 'date' })
  receivedOn!: string;

  @Property({ type: 'text' })
  receiptMethod!: ReceiptMethod;

  @Property({ type: 'date', nullable: true })
  firstFurnishingDate: string | null = null;

  @Property({ type: 'date', nullable: true })
  lastFurnishingDate: string | null = null;

  @Property({ type: 'text', nullable: true })
  description: string | null = null;

  /** When the claim was released or withdrawn: from then on nothing is held for it. */
  @Property({ type: 'date', nullable: true })
  releasedOn: string | null = null;

  @Property({ type: 'text' })
  match: ClaimantMatch = 'open';

  @Property({ type: 'uuid', nullable: true })
  partyId: string | null = null;

  @Property({ type: 'uuid', nullable: true })
  matchedById: string | null = null;

  @Property({ columnType: 'timestamptz(3)', type: 'datetime', nullable: true })
  matchedAt: Date | null = null;

  /** The names of its files, for the log: the files themselves are in `attached_files`. */
  @Property({ type: 'json' })
  fileNames: string[] = [];

  /** Of a notice that another account served through the service: ids of that account's records, which no one reads. */
  @Property({ type: 'uuid', nullable: true })
  sourceAccountId: string | null = null;

  @Property({ type: 'uuid', nullable: true })
  sourceNoticeId: string | null = null;
}
