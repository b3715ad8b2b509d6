import { Entity, Property } from '@mikro-orm/decorators/legacy';
import type {
  ChangeOrder,
  ChangeOrderSummary,
  G702,
  G703Line,
  G703Totals,
  LineEntry,
} from '../domain/pay-application/model.js';
import type { OpeningBalances } from '../domain/pay-application/opening.js';
import type { PayApplicationStatus } from '../domain/pay-application/transitions.js';
import type { WaiverPolicy } from '../domain/vocabulary.js';
import { ProjectRecord } from './record.js';

/** An application for payment: the amounts billed in a period, and the figures calculated from them. */
@Entity({ tableName: 'pay_applications' })
export class PayApplication extends ProjectRecord {
  @Property({ type: 'text', nullable: true })
  externalSource: string | null = null;

  @Property({ type: 'text', nullable: true })
  externalId: string | null = null;

  @Property({ type: 'uuid' })
  divisionId!: string;

  @Property({ type: 'uuid' })
  sovId!: string;

  @Property({ type: 'integer' })
  applicationNumber!: number;

  @Property({ type: 'integer' })
  revision: number = 0;

  @Property({ type: 'text' })
  status: PayApplicationStatus = 'draft';

  @Property({ type: 'text', nullable: true })
  statusReason: string | null = null;

  @Property({ type: 'date', nullable: true })
  periodFrom: string | null = null;

  @Property({ type: 'date' })
  periodTo!: string;

  @Property({ type: 'date' })
  applicationDate!: string;

  @Property({ type: 'decimal', precision: 9, scale: 6 })
  retainagePercent!: string;

  @Property({ type: 'decimal', precision: 9, scale: 6, nullable: true })
  materialsRetainagePercent: string | null = null;

  @Property({ type: 'boolean' })
  allowOverbilling: boolean = false;

  @Property({ type: 'json' })
  lines: LineEntry[] = [];

  @Property({ type: 'json' })
  changeOrders: ChangeOrder[] = [];

  /** Only on the first application, when it continues those of another system. */
  @Property({ type: 'json', nullable: true })
  opening: OpeningBalances | null = null;

  @Property({ type: 'json' })
  g702!: G702;

  @Property({ type: 'json' })
  g703!: G703Line[];

  @Property({ type: 'json', fieldName: 'g703_totals' })
  g703Totals!: G703Totals;

  @Property({ type: 'json' })
  changeOrderSummary!: ChangeOrderSummary;

  @Property({ type: 'decimal', precision: 14, scale: 2, nullable: true })
  certifiedAmount: string | null = null;

  @Property({ type: 'decimal', precision: 14, scale: 2, nullable: true })
  certifiedToDate: string | null = null;

  @Property({ columnType: 'timestamptz(3)', type: 'datetime', nullable: true })
  submittedAt: Date | null = null;

  @Property({ columnType: 'timestamptz(3)', type: 'datetime', nullable: true })
  approvedAt: Date | null = null;

  /** Whose waivers it waits for. */
  @Property({ type: 'text' })
  waiverPolicy: WaiverPolicy = 'all_named';

  /** Since when all of them are signed; null while one is missing. */
  @Property({ columnType: 'timestamptz(3)', type: 'datetime', nullable: true })
  waiversCompleteAt: Date | null = null;
}
