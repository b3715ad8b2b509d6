import { Entity, Property } from '@mikro-orm/decorators/legacy';
import type { AmendmentReason, DeadlineSource, Duty, NoticeStatus, NoticeType } from '../domain/vocabulary.js';
import { ProjectRecord } from './record.js';

/** A preliminary notice, stop payment notice, lien or bond claim on a project. */
@Entity({ tableName: 'notices' })
export class Notice extends ProjectRecord {
  @Property({ type: 'text', nullable: true })
  externalSource: string | null = null;

  @Property({ type: 'text', nullable: true })
  externalId: string | null = null;

  @Property({ type: 'uuid' })
  divisionId!: string;

  @Property({ type: 'text' })
  type!: NoticeType;

  /** Which of several notices of its type that the state asks for; null: the ordinary one. */
  @Property({ type: 'text', nullable: true })
  duty: Duty | null = null;

  @Property({ type: 'text' })
  status: NoticeStatus = 'draft';

  @Property({ type: 'text' })
  state!: string;

  @Property({ type: 'text' })
  noticeNumber!: string;

  @Property({ type: 'date' })
  noticeDate!: string;

  @Property({ type: 'decimal', precision: 14, scale: 2, nullable: true })
  claimAmount: string | null = null;

  @Property({ type: 'decimal', precision: 14, scale: 2, nullable: true })
  originalClaimAmount: string | null = null;

  @Property({ type: 'date', nullable: true })
  firstFurnishingDate: string | null = null;

  @Property({ type: 'date', nullable: true })
  lastFurnishingDate: string | null = null;

  /** As sent by the caller or the partner. A calculated deadline is not stored. */
  @Property({ type: 'date', nullable: true })
  deadlineDate: string | null = null;

  @Property({ type: 'text' })
  deadlineSource: DeadlineSource = 'calculated';

  @Property({ type: 'uuid', nullable: true })
  parentNoticeId: string | null = null;

  @Property({ type: 'text', nullable: true })
  amendmentReason: AmendmentReason | null = null;

  @Property({ type: 'text', nullable: true })
  description: string | null = null;

  @Property({ columnType: 'timestamptz(3)', type: 'datetime', nullable: true })
  servedAt: Date | null = null;

  /** When the public office took the document. */
  @Property({ type: 'date', nullable: true })
  filedOn: string | null = null;

  /** When the public office recorded the document. */
  @Property({ type: 'date', nullable: true })
  recordedOn: string | null = null;

  /** When it recorded the release. */
  @Property({ type: 'date', nullable: true })
  releasedOn: string | null = null;
}
