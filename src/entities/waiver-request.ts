import { Entity, Property } from '@mikro-orm/decorators/legacy';
import type { PaymentMethod, WaiverReleaseCause, WaiverRequestStatus, WaiverType } from '../domain/vocabulary.js';
import type { WaiverDocumentModel } from '../domain/waiver/document.js';
import type { PriorWaiver, WaiverException } from '../domain/waiver/facts.js';
import type { PaymentStatement } from '../domain/waiver/payment-statement.js';
import type { SignatureEvidence } from '../domain/waiver/signature.js';
import { ProjectRecord } from './record.js';

/** What an account asks a payee for. Its organization is the payee's, as it was when the waiver was asked for. */
@Entity({ tableName: 'waiver_requests' })
export class WaiverRequest extends ProjectRecord {
  @Property({ type: 'uuid' })
  partyId!: string;

  @Property({ type: 'uuid', nullable: true })
  payApplicationId: string | null = null;

  /** What the pay application paid when the waiver was asked for, and through which day. */
  @Property({ type: 'decimal', precision: 14, scale: 2, nullable: true })
  appliedAmount: string | null = null;

  @Property({ type: 'date', nullable: true })
  appliedPeriodTo: string | null = null;

  @Property({ type: 'text' })
  type!: WaiverType;

  @Property({ type: 'text' })
  status: WaiverRequestStatus = 'draft';

  @Property({ type: 'text', nullable: true })
  statusReason: string | null = null;

  @Property({ type: 'text' })
  state!: string;

  @Property({ type: 'text' })
  formCode!: string;

  /** The mailbox that is asked. */
  @Property({ type: 'text', nullable: true })
  email: string | null = null;

  /** The address that the reader of the printed page left. It is not asked before the payer sends the request to it. */
  @Property({ type: 'text', nullable: true })
  offeredEmail: string | null = null;

  @Property({ columnType: 'timestamptz(3)', type: 'datetime', nullable: true })
  offeredAt: Date | null = null;

  /** Whether it is signed with a one-time code. */
  @Property({ type: 'boolean' })
  requireCode: boolean = false;

  @Property({ type: 'text', nullable: true })
  message: string | null = null;

  @Property({ type: 'date', nullable: true })
  dueDate: string | null = null;

  @Property({ type: 'date', nullable: true })
  throughDate: string | null = null;

  @Property({ type: 'text', nullable: true })
  throughTime: string | null = null;

  @Property({ type: 'date', nullable: true })
  paymentPeriodFrom: string | null = null;

  @Property({ type: 'date', nullable: true })
  paymentPeriodTo: string | null = null;

  @Property({ type: 'decimal', precision: 14, scale: 2, nullable: true })
  amount: string | null = null;

  @Property({ type: 'text', nullable: true })
  paymentMethod: PaymentMethod | null = null;

  @Property({ type: 'text', nullable: true })
  checkMaker: string | null = null;

  @Property({ type: 'text', nullable: true })
  checkPayee: string | null = null;

  @Property({ type: 'text', nullable: true })
  checkNumber: string | null = null;

  @Property({ type: 'date', nullable: true })
  checkDate: string | null = null;

  @Property({ type: 'text', nullable: true })
  invoiceNumber: string | null = null;

  @Property({ type: 'json' })
  exceptions: WaiverException[] = [];

  @Property({ type: 'json' })
  priorWaivers: PriorWaiver[] = [];

  @Property({ type: 'decimal', precision: 14, scale: 2, nullable: true })
  disputedAmount: string | null = null;

  @Property({ type: 'decimal', precision: 14, scale: 2, nullable: true })
  retainageReserved: string | null = null;

  @Property({ type: 'decimal', precision: 14, scale: 2, nullable: true })
  remainingDue: string | null = null;

  @Property({ type: 'boolean', nullable: true })
  coversAllDue: boolean | null = null;

  @Property({ type: 'json', nullable: true })
  paymentStatement: PaymentStatement | null = null;

  @Property({ type: 'text', nullable: true })
  workDescription: string | null = null;

  @Property({ type: 'date', nullable: true })
  paymentReceivedOn: string | null = null;

  @Property({ type: 'text', nullable: true })
  signatoryName: string | null = null;

  @Property({ type: 'text', nullable: true })
  signatoryTitle: string | null = null;

  /** The person, with the mailbox, who named the payee on the page of another request. Null if the account asked by itself. */
  @Property({ type: 'text', nullable: true })
  namedBy: string | null = null;

  /** That request. */
  @Property({ type: 'uuid', nullable: true })
  namedByRequestId: string | null = null;

  /** When the payee stated that no company furnished below it. */
  @Property({ columnType: 'timestamptz(3)', type: 'datetime', nullable: true })
  noneBelowAt: Date | null = null;

  /** The person who stated it, with the mailbox. */
  @Property({ type: 'text', nullable: true })
  noneBelowBy: string | null = null;

  @Property({ type: 'uuid', nullable: true })
  supersededById: string | null = null;

  @Property({ type: 'integer' })
  timesSent: number = 0;

  /** When it was last sent. */
  @Property({ columnType: 'timestamptz(3)', type: 'datetime', nullable: true })
  sentAt: Date | null = null;

  @Property({ columnType: 'timestamptz(3)', type: 'datetime', nullable: true })
  expiresAt: Date | null = null;

  /** When its page was first opened. */
  @Property({ columnType: 'timestamptz(3)', type: 'datetime', nullable: true })
  viewedAt: Date | null = null;

  @Property({ type: 'decimal', precision: 14, scale: 2, nullable: true })
  counterAmount: string | null = null;

  @Property({ type: 'text', nullable: true })
  counterReason: string | null = null;

  @Property({ columnType: 'timestamptz(3)', type: 'datetime', nullable: true })
  signedAt: Date | null = null;

  /** Whether another name signed than was asked for. */
  @Property({ type: 'boolean' })
  signerDiffers: boolean = false;

  /** The content of the signed document. */
  @Property({ type: 'json', nullable: true })
  printed: WaiverDocumentModel | null = null;

  /** Null for a scan of a signature by hand. */
  @Property({ type: 'json', nullable: true })
  signature: SignatureEvidence | null = null;

  @Property({ columnType: 'timestamptz(3)', type: 'datetime', nullable: true })
  releasedAt: Date | null = null;

  @Property({ type: 'text', nullable: true })
  releaseCause: WaiverReleaseCause | null = null;

  /** The person, by name and mailbox. */
  @Property({ type: 'text', nullable: true })
  releasedBy: string | null = null;

  /** The person, by name, if it is given, and mailbox. */
  @Property({ type: 'text', nullable: true })
  declinedBy: string | null = null;
}
