import { Field, Int, ObjectType } from 'type-graphql';
import type { MailClass, OrderType } from '../domain/credit/pricing.js';
import type {
  BillingMethod,
  DocumentOrderStatus,
  OrderBillingStatus,
  PaymentLineType,
} from '../domain/document-order/states.js';
import type { DocumentableType } from '../domain/vocabulary.js';
import { RecordType } from './common.js';
import { defineConnection, defineOrdering } from './connection.js';
import { enums } from './enums.js';
import { Node } from './node.js';
import { DateTime, ID, JSONObject } from './scalars.js';

@ObjectType({ description: 'The price of an order and its payment status.', simpleResolvers: true })
export class OrderBilling {
  @Field(() => enums.OrderBillingStatus, { description: 'Derived from the payment lines that settle.' })
  status!: OrderBillingStatus;
  @Field(() => enums.BillingMethod, { description: 'How the order is paid.' }) method!: BillingMethod;
  @Field(() => Int, { description: 'Computed by the server; a credit is 100 cents.' }) amountCents!: number;
  @Field(() => DateTime, { nullable: true, description: 'When it was invoiced.' }) invoicedAt!: string | null;
  @Field(() => DateTime, { nullable: true, description: 'When it was paid in full.' }) paidAt!: string | null;
  @Field(() => String, { nullable: true, description: 'The number of the invoice.' }) invoiceReference!: string | null;
  @Field(() => String, { nullable: true, description: 'The reference of the last payment.' }) paymentReference!:
    | string
    | null;
}

@ObjectType({ description: 'The recipient of an order.', simpleResolvers: true })
export class OrderRecipient {
  @Field(() => String) name!: string;
  @Field(() => String) addressLine1!: string;
  @Field(() => String, { nullable: true }) addressLine2!: string | null;
  @Field(() => String) city!: string;
  @Field(() => String, { nullable: true }) state!: string | null;
  @Field(() => String, { nullable: true }) zip!: string | null;
  @Field(() => String) countryCode!: string;
}

@ObjectType({
  implements: Node,
  description: 'A payment or refund of an order. Lines are only added, never changed.',
  simpleResolvers: true,
})
export class DocumentOrderPayment implements Node {
  @Field(() => ID) id!: string;
  @Field(() => ID) documentOrderId!: string;
  @Field(() => enums.PaymentLineType) type!: PaymentLineType;
  @Field(() => Int) amountCents!: number;
  @Field(() => Boolean, {
    description:
      'Whether it counts toward the amount paid, with its sign. Credits and lines recorded by staff count; a charge, refund or ' +
      'adjustment recorded by the account does not.',
  })
  settles!: boolean;
  @Field(() => String, { nullable: true, description: 'The ledger transaction, if the line moved credits.' })
  reference!: string | null;
  @Field(() => String, { nullable: true }) notes!: string | null;
  @Field(() => DateTime) recordedAt!: string;
  @Field(() => DateTime) createdAt!: string;
}

@ObjectType({
  implements: Node,
  description: 'An event that a carrier or staff reported for an order.',
  simpleResolvers: true,
})
export class CarrierEvent implements Node {
  @Field(() => ID) id!: string;
  @Field(() => String, { description: 'Who reported it.' }) provider!: string;
  @Field(() => enums.DocumentOrderStatus, { nullable: true, description: 'The order status that the event leads to.' })
  status!: DocumentOrderStatus | null;
  @Field(() => String, { description: 'The event in the words of its source.' }) name!: string;
  @Field(() => String, { nullable: true }) location!: string | null;
  @Field(() => DateTime) occurredAt!: string;
  @Field(() => DateTime) createdAt!: string;
}

@ObjectType({
  description: 'A document to be mailed to one recipient, or to be filed, recorded or researched.',
  simpleResolvers: true,
})
export class DocumentOrder extends RecordType {
  @Field(() => ID, { description: 'The organization that is billed.' }) organizationId!: string;
  @Field(() => ID) documentId!: string;
  @Field(() => enums.DocumentableType, { description: 'The type of record that the document was generated from.' })
  documentableType!: DocumentableType;
  @Field(() => ID) documentableId!: string;
  @Field(() => ID) projectId!: string;
  @Field(() => ID, {
    nullable: true,
    description:
      'The party that it goes to: the one named in the request, else the one of the project with the name and the address of the recipient.',
  })
  partyId!: string | null;
  @Field(() => enums.DocumentOrderStatus) status!: DocumentOrderStatus;
  @Field(() => String) statusLabel!: string;
  @Field(() => enums.OrderType) orderType!: OrderType;
  @Field(() => OrderBilling, { description: 'The billing terms and the payment status.' }) billing!: OrderBilling;
  @Field(() => String, { nullable: true }) trackingNumber!: string | null;
  @Field(() => String, { nullable: true }) carrier!: string | null;
  @Field(() => enums.MailClass, { nullable: true, description: 'Only for mail.' }) mailClass!: MailClass | null;
  @Field(() => OrderRecipient, { description: 'The mail recipient, or the office.' }) recipient!: OrderRecipient;
  @Field(() => String, {
    nullable: true,
    description: 'The id of the piece at the mail provider; null until the provider accepts it.',
  })
  externalProviderId!: string | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'When the carrier first accepted it. A notice is served at that time.',
  })
  acceptedAt!: string | null;
  @Field(() => DateTime, { nullable: true }) shippedAt!: string | null;
  @Field(() => DateTime, { nullable: true }) deliveredAt!: string | null;
  @Field(() => String, { nullable: true, description: 'Why it needs attention, such as `returned`.' })
  attention!: string | null;
  @Field(() => JSONObject, { nullable: true, description: 'The result of a filing, recording or research.' })
  results!: Record<string, unknown> | null;
  // Returned inside `billing` and `recipient`.
  billingStatus!: OrderBillingStatus;
  billingMethod!: BillingMethod;
  amountCents!: number;
  invoicedAt!: string | null;
  paidAt!: string | null;
  invoiceReference!: string | null;
  paymentReference!: string | null;
  recipientName!: string;
  recipientAddressLine1!: string;
  recipientAddressLine2!: string | null;
  recipientCity!: string;
  recipientState!: string | null;
  recipientZip!: string | null;
  recipientCountryCode!: string;
}

export const DocumentOrderConnection = defineConnection(DocumentOrder, 'DocumentOrder');
export const DocumentOrderOrdering = defineOrdering('DocumentOrder', [
  'CREATED_AT',
  'UPDATED_AT',
  'RECIPIENT_NAME',
  'TRACKING_NUMBER',
  'STATUS',
  'PROJECT',
  'MAIL_CLASS',
]);
