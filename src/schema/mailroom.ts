import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { MailClass, OrderType } from '../domain/credit/pricing.js';
import type { DocumentOrderStatus, OrderBillingStatus, PaymentLineType } from '../domain/document-order/states.js';
import type { DocumentableType } from '../domain/vocabulary.js';
import { AttachedFile } from './attached-file.js';
import { defineConnection } from './connection.js';
import { CarrierEvent, OrderRecipient } from './document-order.js';
import { enums } from './enums.js';
import { DateTime, ID, JSONObject } from './scalars.js';
import { Optional } from './validation/rules.js';

@ObjectType({
  description: 'A live order of any account that staff carry out, with the data they need.',
  simpleResolvers: true,
})
export class MailroomOrder {
  @Field(() => ID) id!: string;
  @Field(() => ID) accountId!: string;
  @Field(() => String, { description: 'The name of the account that ordered it.' }) accountName!: string;
  @Field(() => enums.DocumentOrderStatus) status!: DocumentOrderStatus;
  @Field(() => enums.OrderType) orderType!: OrderType;
  @Field(() => enums.MailClass, { nullable: true, description: 'Only for mail.' }) mailClass!: MailClass | null;
  @Field(() => Boolean, { description: 'Whether certified mail includes a return receipt.' })
  returnReceipt!: boolean;
  @Field(() => OrderRecipient, { description: 'The mail recipient, or the office.' })
  recipient!: OrderRecipient;
  @Field(() => OrderRecipient, { description: 'The division that sends it.' }) sender!: OrderRecipient;
  @Field(() => ID) documentId!: string;
  @Field(() => String, { description: 'The file name of the document.' }) documentFileName!: string;
  @Field(() => Int, { description: 'The number of pages of the document.' }) documentPageCount!: number;
  @Field(() => String, { description: 'SHA-256 of the bytes, in hex.' }) documentSha256!: string;
  @Field(() => Boolean, {
    description: 'Whether it is the copy of the signed original, and not the document with blank lines to sign on.',
  })
  documentIsSigned!: boolean;
  @Field(() => String, {
    description: 'The URL of the PDF to print. It requires a staff token, and that the order is taken.',
  })
  documentUrl!: string;
  @Field(() => String, { description: 'The URL of the address page, once the order is taken. Only mail has one.' })
  coverUrl!: string;
  @Field(() => String, {
    description: 'The URL of one PDF with both: the address page, and behind it the document. Only mail has one.',
  })
  pieceUrl!: string;
  @Field(() => String, { description: 'The URL of the mailing book of its batch, once a piece has an article number.' })
  bookUrl!: string;
  @Field(() => ID, { nullable: true, description: 'What staff took with it, to print and hand it over together.' })
  batchId!: string | null;
  @Field(() => String, { description: 'The code on the address page, to scan: `P` and twelve digits of the id.' })
  code!: string;
  @Field(() => enums.DocumentableType) documentableType!: DocumentableType;
  @Field(() => String, { nullable: true, description: 'The number of the notice.' }) recordNumber!: string | null;
  @Field(() => String, { nullable: true, description: 'The status of the notice, escalation or other record.' })
  recordStatus!: string | null;
  @Field(() => String, { nullable: true, description: 'The state whose law the document follows.' })
  state!: string | null;
  @Field(() => String, { description: 'The name of the project.' }) projectName!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The county of the primary jobsite, where documents are recorded.',
  })
  county!: string | null;
  @Field(() => String, { nullable: true }) carrier!: string | null;
  @Field(() => String, { nullable: true }) trackingNumber!: string | null;
  @Field(() => String, { nullable: true, description: 'Why it needs attention.' }) attention!: string | null;
  @Field(() => JSONObject, { nullable: true }) results!: Record<string, unknown> | null;
  @Field(() => [AttachedFile], { description: 'The attached files.' }) files!: AttachedFile[];
  @Field(() => [CarrierEvent], { description: 'The events reported so far, in chronological order.' })
  carrierEvents!: CarrierEvent[];
  @Field(() => DateTime, { nullable: true, description: 'When staff started work on it.' }) takenAt!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The e-mail address of the staff member who started work on it.',
  })
  takenBy!: string | null;
  @Field(() => DateTime, { nullable: true, description: 'When the carrier first accepted it.' }) acceptedAt!:
    | string
    | null;
  @Field(() => DateTime, { nullable: true }) shippedAt!: string | null;
  @Field(() => DateTime, { nullable: true }) deliveredAt!: string | null;
  @Field(() => DateTime) createdAt!: string;
  @Field(() => DateTime) updatedAt!: string;
}

@ObjectType({ description: 'What became of one of several orders.', simpleResolvers: true })
export class MailroomOutcome {
  @Field(() => ID) orderId!: string;
  @Field(() => Boolean, { description: 'Whether it was done with this order.' }) isDone!: boolean;
  @Field(() => String, { nullable: true, description: 'Why it was not done, and what to do.' }) message!: string | null;
}

@ObjectType({
  description: 'The orders that a staff member took together, with what is to be printed.',
  simpleResolvers: true,
})
export class MailroomBatch {
  @Field(() => ID, { nullable: true, description: 'Null if no order was taken.' }) batchId!: string | null;
  @Field(() => Int, { description: 'How many pieces were taken.' }) pieceCount!: number;
  @Field(() => Int, {
    description:
      'How many pages the PDF of all pieces has, with those that are blank: each piece begins on a new sheet.',
  })
  pageCount!: number;
  @Field(() => String, { nullable: true, description: 'The URL of one PDF with all pieces that are not handed over.' })
  piecesUrl!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The URL of the mailing book: a PDF with the pieces that have an article number.',
  })
  bookUrl!: string | null;
  @Field(() => [MailroomOutcome], { description: 'One for each order that was named or taken, in that order.' })
  outcomes!: MailroomOutcome[];
}

@ObjectType({
  description: 'A payment line that staff recorded, and the resulting payment status of its order.',
  simpleResolvers: true,
})
export class MailroomReceipt {
  @Field(() => ID, { description: 'The id of the payment line.' }) id!: string;
  @Field(() => ID) orderId!: string;
  @Field(() => ID) accountId!: string;
  @Field(() => enums.PaymentLineType) type!: PaymentLineType;
  @Field(() => Int) amountCents!: number;
  @Field(() => String, { nullable: true }) reference!: string | null;
  @Field(() => String, { nullable: true }) notes!: string | null;
  @Field(() => DateTime) recordedAt!: string;
  @Field(() => enums.OrderBillingStatus, { description: 'The resulting payment status of the order.' })
  billingStatus!: OrderBillingStatus;
  @Field(() => Int, { description: 'The price of the order.' }) priceCents!: number;
  @Field(() => Int, { description: 'The amount still to be paid.' }) openCents!: number;
}

export const MailroomOrderConnection = defineConnection(MailroomOrder, 'MailroomOrder');

@InputType({ description: 'Filters the mailroom queue. Without a status, only orders that have not ended are listed.' })
export class MailroomOrderFilter {
  @Optional(() => enums.DocumentOrderStatus) status?: DocumentOrderStatus | null;
  @Optional(() => [enums.DocumentOrderStatus], { description: 'Only orders with one of these statuses.' })
  statuses?: DocumentOrderStatus[] | null;
  @Optional(() => String, { max: 255, description: 'Only the orders with this number, with or without spaces.' })
  trackingNumber?: string | null;
  @Optional(() => ID, { description: 'Only the orders that staff took together.' }) batchId?: string | null;
  @Optional(() => enums.OrderType) orderType?: OrderType | null;
  @Optional(() => enums.MailClass) mailClass?: MailClass | null;
  @Optional(() => ID) accountId?: string | null;
}
