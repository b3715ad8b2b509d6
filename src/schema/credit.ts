import { Field, InputType, Int, ObjectType } from 'type-graphql';
import {
  eventTypes,
  fulfillmentScopes,
  mailClasses,
  orderTypes,
  type PricedRequest,
} from '../domain/credit/pricing.js';
import { Optional, Required } from '../validation/rules.js';
import { Credits, DateTime, UUID } from './scalars.js';

@ObjectType({ description: 'Credits that can be spent.', simpleResolvers: true })
export class SpendableCredits {
  @Field(() => Credits) total!: string;
  @Field(() => Credits, { description: 'They pay for everything but what a partner is paid for.' }) free!: string;
  @Field(() => Credits, { description: 'From a paid plan or a purchase: they pay for everything.' })
  partnerEligible!: string;
}

@ObjectType({ description: 'The record that credits are held for.', simpleResolvers: true })
export class CreditHoldSubject {
  @Field(() => String) type!: string;
  @Field(() => UUID) id!: string;
}

@ObjectType({ description: 'Credits set aside until a final charge is known.', simpleResolvers: true })
export class CreditHold {
  @Field(() => UUID) id!: string;
  @Field(() => Credits, { description: 'What is left of it.' }) amount!: string;
  @Field(() => String) description!: string;
  @Field(() => String) eventType!: string;
  @Field(() => CreditHoldSubject) for!: CreditHoldSubject;
  @Field(() => DateTime) createdAt!: string;
}

@ObjectType({
  description: 'The credits of the organization; a sandbox token sees the same and spends none.',
  simpleResolvers: true,
})
export class CreditBalance {
  @Field(() => UUID) organizationId!: string;
  @Field(() => SpendableCredits) balance!: SpendableCredits;
  @Field(() => Credits, { description: 'Debited from the balance, but not spent yet.' }) held!: string;
  @Field(() => Credits, {
    nullable: true,
    description:
      'Owed for payments that were refunded or disputed after their credits were spent. Nothing can be spent until it is paid; what is bought or granted pays it first. Null: nothing is owed.',
  })
  owed!: string | null;
  @Field(() => [CreditHold], { description: 'Newest first.' }) holds!: CreditHold[];
}

@InputType({ description: 'What a price is asked for.' })
export class CreditPriceInput implements Omit<PricedRequest, 'eventType'> {
  @Required(() => String, { oneOf: eventTypes }) eventType!: PricedRequest['eventType'];
  @Optional(() => String, {
    size: 2,
    format: 'state',
    description: 'Of the document: it says whether standard mail is allowed.',
  })
  state?: string | null;
  @Optional(() => Int, {
    atLeast: 1,
    atMost: 10_000,
    description: 'Each pays postage, and is an order of its own with its own fee.',
  })
  recipients?: number | null;
  @Optional(() => String, {
    max: 100,
    description: 'Of a generated document. The price of an order does not depend on it.',
  })
  documentType?: string | null;
  @Optional(() => String, { oneOf: fulfillmentScopes, description: 'Of a fulfillment request; research by default.' })
  fulfillmentScope?: PricedRequest['fulfillmentScope'];
  @Optional(() => String, { oneOf: orderTypes, description: 'Of a document order; mail by default.' })
  orderType?: PricedRequest['orderType'];
  @Optional(() => String, { oneOf: mailClasses, description: 'Of a mailed order; first_class by default.' })
  mailClass?: PricedRequest['mailClass'];
}

@ObjectType({ description: 'What something costs; asking costs nothing.', simpleResolvers: true })
export class CreditPrice {
  @Field(() => String) eventType!: string;
  @Field(() => Credits) credits!: string;
  @Field(() => Boolean, { description: 'Only partner-eligible credits may pay for it.' }) partnerBillable!: boolean;
}
