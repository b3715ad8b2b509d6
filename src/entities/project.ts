import { Entity, Property } from '@mikro-orm/decorators/legacy';
import type { HomePurpose } from 'lien-deadlines';
import type {
  ClaimantRole,
  DeadlineKind,
  Duty,
  ProjectSector,
  ProjectStatus,
  ProjectUse,
  RecordedNoticeKind,
} from '../domain/vocabulary.js';
import { OrganizationRecord } from './record.js';

/** A job: the division that claims on it and its role, and the contract facts that are printed on documents. */
@Entity({ tableName: 'projects' })
export class Project extends OrganizationRecord {
  @Property({ type: 'uuid' })
  divisionId!: string;

  @Property({ type: 'text' })
  claimantRole!: ClaimantRole;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text', nullable: true })
  number: string | null = null;

  @Property({ type: 'text', nullable: true })
  externalSource: string | null = null;

  @Property({ type: 'text', nullable: true })
  externalId: string | null = null;

  @Property({ type: 'text' })
  status: ProjectStatus = 'active';

  @Property({ type: 'text' })
  sector: ProjectSector = 'private';

  @Property({ type: 'text', nullable: true })
  use: ProjectUse | null = null;

  /** The sum below which a round asks no payee for a waiver. */
  @Property({ type: 'decimal', precision: 14, scale: 2, nullable: true })
  waiverRequestThreshold: string | null = null;

  @Property({ type: 'boolean', nullable: true })
  ownerOccupied: boolean | null = null;

  @Property({ type: 'integer', nullable: true })
  units: number | null = null;

  @Property({ type: 'boolean', nullable: true })
  newConstruction: boolean | null = null;

  @Property({ type: 'boolean', nullable: true })
  paymentBond: boolean | null = null;

  @Property({ type: 'boolean', nullable: true })
  publicFunds: boolean | null = null;

  @Property({ type: 'text', nullable: true })
  homesFor: HomePurpose | null = null;

  @Property({ type: 'boolean', nullable: true })
  condominium: boolean | null = null;

  @Property({ type: 'boolean', nullable: true })
  writtenContract: boolean | null = null;

  @Property({ type: 'boolean', nullable: true })
  completionNoticePublished: boolean | null = null;

  @Property({ type: 'date', nullable: true })
  noticeOfContractDate: string | null = null;

  @Property({ type: 'date', nullable: true })
  terminationDate: string | null = null;

  @Property({ type: 'date', nullable: true })
  acceptanceDate: string | null = null;

  @Property({ type: 'date', nullable: true })
  finalSettlementDate: string | null = null;

  @Property({ type: 'date', nullable: true })
  debtDueDate: string | null = null;

  @Property({ type: 'date', nullable: true })
  statementRecordedDate: string | null = null;

  @Property({ type: 'date', nullable: true })
  extensionDate: string | null = null;

  @Property({ type: 'date', nullable: true })
  demandToSueDate: string | null = null;

  @Property({ type: 'date', nullable: true })
  contestDate: string | null = null;

  @Property({ type: 'decimal', precision: 14, scale: 2, nullable: true })
  contractAmount: string | null = null;

  @Property({ type: 'decimal', precision: 5, scale: 2, nullable: true })
  retainagePercent: string | null = null;

  @Property({ type: 'date', nullable: true })
  dateContract: string | null = null;

  @Property({ type: 'date', nullable: true })
  originalContractDate: string | null = null;

  @Property({ type: 'date', nullable: true })
  firstFurnishingDate: string | null = null;

  @Property({ type: 'date', nullable: true })
  lastFurnishingDate: string | null = null;

  @Property({ type: 'date', nullable: true })
  completionDate: string | null = null;

  @Property({ type: 'text', nullable: true })
  furnishedDescription: string | null = null;

  @Property({ type: 'text', nullable: true })
  legalDescription: string | null = null;

  @Property({ type: 'text', nullable: true })
  parcelNumber: string | null = null;

  @Property({ type: 'text', nullable: true })
  permitNumber: string | null = null;

  @Property({ type: 'json', nullable: true })
  noticeOfCommencement: { recordedOn?: string | null; instrument?: string | null } | null = null;

  @Property({ type: 'json' })
  recordedNotices: { kind: RecordedNoticeKind; recordedOn: string; instrument?: string | null }[] = [];

  @Property({ type: 'json' })
  actsDone: {
    kind: DeadlineKind;
    doneOn: string;
    month?: string | null;
    duty?: Duty | null;
    waiverSignedOn?: string | null;
  }[] = [];

  @Property({ type: 'text', nullable: true })
  bondNumber: string | null = null;

  @Property({ type: 'text', nullable: true })
  loanNumber: string | null = null;

  @Property({ type: 'text', nullable: true })
  state: string | null = null;
}
