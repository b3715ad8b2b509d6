import { Entity, Property } from '@mikro-orm/decorators/legacy';
import type { MailClass, OrderType } from '../domain/credit/pricing.js';
import type { BillingMethod, DocumentOrderStatus, OrderBillingStatus } from '../domain/document-order/states.js';
import type { DocumentableType } from '../domain/vocabulary.js';
import { ProjectRecord } from './record.js';

/** A document to be mailed to one recipient, or to be filed, recorded or researched by staff. The organization is billed for it. */
@Entity({ tableName: 'document_orders' })
export class DocumentOrder extends ProjectRecord {
  @Property({ type: 'uuid' })
  documentId!: string;

  @Property({ type: 'text' })
  documentableType!: DocumentableType;

  @Property({ type: 'uuid' })
  documentableId!: string;

  /** The party that it goes to; null if the recipient is none of the project's. */
  @Property({ type: 'uuid', nullable: true })
  partyId: string | null = null;

  @Property({ type: 'text' })
  status: DocumentOrderStatus = 'pending';

  @Property({ type: 'text' })
  orderType: OrderType = 'mail';

  @Property({ type: 'text', nullable: true })
  mailClass: MailClass | null = null;

  @Property({ type: 'text' })
  recipientName!: string;

  @Property({ type: 'text', fieldName: 'recipient_address_line_1' })
  recipientAddressLine1!: string;

  @Property({ type: 'text', nullable: true, fieldName: 'recipient_address_line_2' })
  recipientAddressLine2: string | null = null;

  @Property({ type: 'text' })
  recipientCity!: string;

  /** The state, or the province abroad; not every country has one. */
  @Property({ type: 'text', nullable: true })
  recipientState: string | null = null;

  @Property({ type: 'text', nullable: true })
  recipientZip: string | null = null;

  @Property({ type: 'text' })
  recipientCountryCode = 'US';

  @Property({ type: 'text' })
  billingMethod: BillingMethod = 'prepay';

  @Property({ type: 'text' })
  billingStatus: OrderBillingStatus = 'pending';

  @Property({ type: 'integer' })
  amountCents!: number;

  @Property({ columnType: 'timestamptz(3)', type: 'datetime', nullable: true })
  invoicedAt: Date | null = null;

  @Property({ columnType: 'timestamptz(3)', type: 'datetime', nullable: true })
  paidAt: Date | null = null;

  @Property({ type: 'text', nullable: true })
  invoiceReference: string | null = null;

  @Property({ type: 'text', nullable: true })
  paymentReference: string | null = null;

  /** The ledger's hold; null in the sandbox and if nothing is held. */
  @Property({ type: 'uuid', nullable: true })
  holdId: string | null = null;

  /** A carrier's name, or `mailroom`; null until it is decided who carries out the order. */
  @Property({ type: 'text', nullable: true })
  handler: string | null = null;

  /** Set from the moment a carrier is asked until its answer is known. */
  @Property({ columnType: 'timestamptz(3)', type: 'datetime', nullable: true })
  submittingSince: Date | null = null;

  /** The hash of the signed original that it sends; null if it sends the document without one, or that is not decided yet. */
  @Property({ type: 'text', nullable: true })
  signedSha256: string | null = null;

  /** What staff took, print and hand over together; null until they take it, and for what is not mailed. */
  @Property({ type: 'uuid', nullable: true })
  batchId: string | null = null;

  @Property({ type: 'text', nullable: true })
  carrier: string | null = null;

  @Property({ type: 'text', nullable: true })
  trackingNumber: string | null = null;

  @Property({ type: 'text', nullable: true })
  externalProviderId: string | null = null;

  /** The carrier's first scan. */
  @Property({ columnType: 'timestamptz(3)', type: 'datetime', nullable: true })
  acceptedAt: Date | null = null;

  @Property({ columnType: 'timestamptz(3)', type: 'datetime', nullable: true })
  shippedAt: Date | null = null;

  @Property({ columnType: 'timestamptz(3)', type: 'datetime', nullable: true })
  deliveredAt: Date | null = null;

  /** Why an operator should look at the order. */
  @Property({ type: 'text', nullable: true })
  attention: string | null = null;

  /** The result of a filing, recording or research. */
  @Property({ type: 'json', nullable: true })
  results: Record<string, unknown> | null = null;
}
