import { Entity, Property } from '@mikro-orm/decorators/legacy';
import type { EscalationStatus, EscalationType } from '../domain/vocabulary.js';
import { ProjectRecord } from './record.js';

/** A demand letter, lien filing, bond claim or lawsuit on a project. */
@Entity({ tableName: 'escalations' })
export class Escalation extends ProjectRecord {
  @Property({ type: 'uuid' })
  divisionId!: string;

  @Property({ type: 'uuid', nullable: true })
  noticeId: string | null = null;

  @Property({ type: 'text' })
  type!: EscalationType;

  @Property({ type: 'text' })
  status: EscalationStatus = 'draft';

  @Property({ type: 'text' })
  state!: string;

  @Property({ type: 'date' })
  escalationDate!: string;

  @Property({ type: 'date', nullable: true })
  deadlineDate: string | null = null;

  @Property({ type: 'decimal', precision: 14, scale: 2, nullable: true })
  claimAmount: string | null = null;

  @Property({ type: 'text', nullable: true })
  description: string | null = null;

  /** When the office, the court or the surety took the document. */
  @Property({ type: 'date', nullable: true })
  filedOn: string | null = null;

  /** When the public office recorded the document. */
  @Property({ type: 'date', nullable: true })
  recordedOn: string | null = null;

  /** When it recorded the release. */
  @Property({ type: 'date', nullable: true })
  releasedOn: string | null = null;

  @Property({ type: 'text', nullable: true })
  partnerReferenceId: string | null = null;
}
