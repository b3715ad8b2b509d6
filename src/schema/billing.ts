import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { BillingInterval, BillingSubscriptionStatus, PlanKey } from '../domain/vocabulary.js';
import { enums } from './enums.js';
import { Credits, DateTime, Decimal, ID } from './scalars.js';
import { Optional, RefusesPrices, Required } from './validation/rules.js';

@ObjectType({ description: 'A plan that an organization can subscribe to.', simpleResolvers: true })
export class Plan {
  @Field(() => enums.PlanKey, { description: 'The name of the plan.' }) key!: PlanKey;
  @Field(() => String, { description: 'The display name of the plan.' }) label!: string;
  @Field(() => Int, { description: 'Credits granted each month. Unused credits roll over for one month.' })
  monthlyCredits!: number;
  @Field(() => Boolean, { description: 'Whether those credits pay for partner-billable events.' })
  partnerEligible!: boolean;
}

@ObjectType({ description: 'What a plan costs.', simpleResolvers: true })
export class PlanPrice {
  @Field(() => enums.BillingInterval) interval!: BillingInterval;
  @Field(() => Decimal, {
    nullable: true,
    description:
      'US dollars, charged at the start of each period. Null while the payment processor does not answer, or if it has no fixed price in dollars.',
  })
  amount!: string | null;
}

@ObjectType({ description: 'The plans that you can subscribe to.', simpleResolvers: true })
export class BillingPlans {
  @Field(() => [Plan], { description: 'The plans that you can subscribe to.' }) plans!: Plan[];
}

@ObjectType({
  description: 'The data that a browser needs to save a card at the payment processor.',
  simpleResolvers: true,
})
export class BillingSetupIntent {
  @Field(() => ID) organizationId!: string;
  @Field(() => String, { description: 'The client secret of the setup intent; it can be used once.' })
  clientSecret!: string;
  @Field(() => String, { description: 'The processor’s public key.' }) publishableKey!: string;
}

@ObjectType({ description: 'An organization’s subscription to a plan.', simpleResolvers: true })
export class BillingSubscription {
  @Field(() => ID) organizationId!: string;
  @Field(() => enums.PlanKey) plan!: PlanKey;
  @Field(() => enums.BillingInterval) interval!: BillingInterval;
  @Field(() => enums.BillingSubscriptionStatus) status!: BillingSubscriptionStatus;
  @Field(() => Boolean, {
    description: 'Whether it is paid and active. A cancelled subscription is active until it ends.',
  })
  active!: boolean;
  @Field(() => DateTime, { nullable: true, description: 'The end of the paid period.' }) currentPeriodEnd!:
    | string
    | null;
  @Field(() => DateTime, { nullable: true, description: 'When a cancelled subscription ends.' }) endsAt!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The secret for completing the first payment in a browser, while the cardholder must authenticate it.',
  })
  clientSecret!: string | null;
}

@ObjectType({ description: 'What a browser needs to take a card for a payment.', simpleResolvers: true })
export class PaymentForm {
  @Field(() => String, { description: 'The processor’s public key, with which a browser loads its form for cards.' })
  publishableKey!: string;
  @Field(() => Boolean, { description: 'Whether the organization has saved a card. Payments then need no other.' })
  hasSavedCard!: boolean;
}

@ObjectType({ description: 'Whether an organization has a subscription.', simpleResolvers: true })
export class BillingState {
  @Field(() => ID) organizationId!: string;
  @Field(() => BillingSubscription, {
    nullable: true,
    description: 'The active subscription, or the one that waits for its first payment.',
  })
  subscription!: BillingSubscription | null;
}

@ObjectType({ description: 'The end of a subscription.', simpleResolvers: true })
export class BillingCancellation {
  @Field(() => ID) organizationId!: string;
  @Field(() => Boolean, { description: 'Whether the subscription was cancelled.' }) cancelled!: boolean;
  @Field(() => DateTime, { description: 'The plan stays active until then.' }) endsAt!: string;
}

@ObjectType({ description: 'Credits that were bought.', simpleResolvers: true })
export class CreditPurchase {
  @Field(() => Int, { description: 'The number of credits bought.' }) purchased!: number;
  @Field(() => Credits, { description: 'The credits that the organization can spend now.' }) balance!: string;
  @Field(() => Boolean, {
    description:
      'Whether nothing was charged now, because the same request with the same Idempotency-Key was answered before.',
  })
  replayed!: boolean;
}

@RefusesPrices
@InputType({ description: 'Subscribes the organization to a plan, or changes a monthly one.' })
export class SubscribeInput {
  @Required(() => enums.PlanKey) plan!: PlanKey;
  @Optional(() => enums.BillingInterval, { description: 'Monthly by default.' }) interval?: BillingInterval | null;
  @Optional(() => String, {
    max: 255,
    description:
      'The processor’s id of a payment method, which becomes the organization’s default. If omitted, the default is charged.',
  })
  paymentMethod?: string | null;
}

@RefusesPrices
@InputType({
  description: 'Buys partner-eligible credits with the organization’s default payment method, or with another one.',
})
export class PurchaseCreditsInput {
  @Required(() => Int, { atLeast: 1, atMost: 1_000_000, description: 'Whole credits; one credit is one dollar.' })
  credits!: number;
  @Optional(() => String, {
    max: 255,
    description:
      'The processor’s id of a payment method, which becomes the organization’s default. If omitted, the default is charged.',
  })
  paymentMethod?: string | null;
}
