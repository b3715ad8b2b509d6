import { Entity, Property } from '@mikro-orm/decorators/legacy';
import type { PaymentMethod, WaiverStatus, WaiverType } from '../domain/vocabulary.js';
import type { WaiverDocumentModel } from '../domain/waiver/document.js';
import type { PriorWaiver, WaiverException } from '../domain/waiver/facts.js';
import type { PaymentStatement } from '../domain/waiver/payment-statement.js';
import type { NotaryBlock, SignatureEvidence, WitnessBlock } from '../domain/waiver/signature.js';
import { ProjectRecord } from './record.js';

/** A waiver and release of lien and payment rights, for a progress payment or the final payment. */
@Entity({ tableName: 'waivers' })
export class Waiver extends ProjectRecord {
  @Property({ type: 'text', nullable: true })
  externalSource: string | null = null;

  @Property({ type: 'text', nullable: true })
  externalId: string | null = null;

  @Property({ type: 'uuid' })
  divisionId!: string;

  @Property({ type: 'uuid', nullable: true })
  customerPartyId: string | null = null;

  @Property({ type: 'uuid', nullable: true })
  ownerPartyId: string | null = null;

  @Property({ type: 'uuid', nullable: true })
  gcPartyId: string | null = null;

  @Property({ type: 'uuid', nullable: true })
  lenderPartyId: string | null = null;

  @Property({ type: 'uuid', nullable: true })
  payApplicationId: string | null = null;

  /** What the pay application paid when the waiver was written, and through which day. */
  @Property({ type: 'decimal', precision: 14, scale: 2, nullable: true })
  appliedAmount: string | null = null;

  @Property({ type: 'date', nullable: true })
  appliedPeriodTo: string | null = null;

  @Property({ type: 'text' })
  type!: WaiverType;

  @Property({ type: 'text' })
  status: WaiverStatus = 'draft';

  @Property({ type: 'text', nullable: true })
  statusReason: string | null = null;

  @Property({ type: 'text' })
  state!: string;

  @Property({ type: 'text' })
  formCode!: string;

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

  /**
   * The content of the current document, stored from its generation until the signature: the signed copy must match it word for
   * word.
   */
  @Property({ type: 'json', nullable: true })
  printed: WaiverDocumentModel | null = null;

  /** A signature of an earlier release has only some of the evidence. */
  @Property({ type: 'json', nullable: true })
  signature: SignatureEvidence | null = null;

  @Property({ type: 'json', nullable: true })
  notary: NotaryBlock | null = null;

  @Property({ type: 'json', nullable: true })
  witness: WitnessBlock | null = null;

  @Property({ columnType: 'timestamptz(3)', type: 'datetime', nullable: true })
  sentAt: Date | null = null;

  @Property({ columnType: 'timestamptz(3)', type: 'datetime', nullable: true })
  signedAt: Date | null = null;

  /** The day of the signature on the document, if it was signed by hand. */
  @Property({ type: 'date', nullable: true })
  signedOn: string | null = null;

  /** When a conditional waiver took effect. */
  @Property({ columnType: 'timestamptz(3)', type: 'datetime', nullable: true })
  effectiveAt: Date | null = null;

  /** When an unconditional waiver was handed over. */
  @Property({ columnType: 'timestamptz(3)', type: 'datetime', nullable: true })
  releasedAt: Date | null = null;
}
