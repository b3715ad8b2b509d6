import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { includedPages, type PricedRequest } from '../domain/credit/pricing.js';
import { enums } from './enums.js';
import { Node } from './node.js';
import { Credits, DateTime, ID } from './scalars.js';
import { Optional, Required } from './validation/rules.js';

@ObjectType({ description: 'Credits that can be spent.', simpleResolvers: true })
export class SpendableCredits {
  @Field(() => Credits) total!: string;
  @Field(() => Credits, { description: 'Credits that pay for everything except partner-billable events.' })
  free!: string;
  @Field(() => Credits, { description: 'Credits from a paid plan or a purchase, which pay for everything.' })
  partnerEligible!: string;
}

@ObjectType({ description: 'The record that credits are held for.', simpleResolvers: true })
class CreditHoldSubject {
  @Field(() => enums.CreditSubjectType, { description: 'The type of the record.' }) type!: string;
  @Field(() => ID) id!: string;
}

@ObjectType({
  implements: Node,
  description: 'Credits set aside until a final charge is known.',
  simpleResolvers: true,
})
export class CreditHold implements Node {
  @Field(() => ID) id!: string;
  @Field(() => Credits, { description: 'The amount still held.' }) amount!: string;
  @Field(() => String, { description: 'The purpose, as text.' }) description!: string;
  @Field(() => enums.SpendingEvent) eventType!: string;
  @Field(() => CreditHoldSubject, { description: 'The record that the credits are held for.' }) for!: CreditHoldSubject;
  @Field(() => DateTime) createdAt!: string;
}

@ObjectType({
  description: 'The credits of the organization. A sandbox token sees the same balance and spends nothing.',
  simpleResolvers: true,
})
export class CreditBalance {
  @Field(() => ID) organizationId!: string;
  @Field(() => SpendableCredits) balance!: SpendableCredits;
  @Field(() => Credits, { description: 'Debited from the balance, but not spent yet.' }) held!: string;
  @Field(() => Credits, {
    nullable: true,
    description:
      'Credits owed for payments that were refunded or disputed after their credits were spent. No credits can be spent until the debt is paid; purchased and granted credits pay it first. Null if nothing is owed.',
  })
  owed!: string | null;
  @Field(() => Boolean, {
    description:
      'Whether few credits are left: less than a tenth of the last grant or purchase, or less than 10. Always false in the sandbox.',
  })
  low!: boolean;
  @Field(() => [CreditHold], { description: 'Newest first.' }) holds!: CreditHold[];
}

@InputType({ description: 'The operation to quote.' })
export class CreditPriceInput implements Omit<PricedRequest, 'eventType'> {
  @Required(() => enums.SpendingEvent) eventType!: PricedRequest['eventType'];
  @Optional(() => String, {
    size: 2,
    format: 'state',
    description: 'The state of the document. It determines whether a notice may go by first-class mail.',
  })
  state?: string | null;
  @Optional(() => Int, {
    atLeast: 1,
    atMost: 10_000,
    description: 'The number of recipients. Each is a separate order with its own fee and postage.',
  })
  recipients?: number | null;
  @Optional(() => String, {
    max: 100,
    description:
      'The type of the document, or the type of its record, such as `escalation`. It determines the price of generating it and ' +
      'which mail classes it may have: mail is priced as that of a notice if the type is not sent.',
  })
  documentType?: string | null;
  @Optional(() => enums.FulfillmentScope, {
    description: 'The scope of a fulfillment request; `research` by default.',
  })
  fulfillmentScope?: PricedRequest['fulfillmentScope'];
  @Optional(() => enums.OrderType, { description: 'The type of a document order; `mail` by default.' })
  orderType?: PricedRequest['orderType'];
  @Optional(() => enums.MailClass, {
    description:
      'The mail class of an order; `first_class` by default, or `certified` for a notice whose state does not allow first class.',
  })
  mailClass?: PricedRequest['mailClass'];
  @Optional(() => Int, {
    atLeast: 1,
    atMost: 10_000,
    description: `The pages of the document that is mailed. Postage includes ${includedPages}.`,
  })
  pages?: number | null;
  @Optional(() => String, {
    size: 2,
    format: 'country',
    description: 'The country that is mailed to; the United States by default. Mail to other countries is first class.',
  })
  countryCode?: string | null;
}

@ObjectType({ description: 'A price quote. Quotes are free.', simpleResolvers: true })
export class CreditPrice {
  @Field(() => enums.SpendingEvent) eventType!: string;
  @Field(() => Credits, { description: 'The price in credits; one credit is one US dollar.' }) credits!: string;
  @Field(() => Boolean, { description: 'Whether only partner-eligible credits can pay for it.' })
  partnerBillable!: boolean;
}
