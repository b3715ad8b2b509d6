import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { Alone } from '../schema/alone.js';
import {
  BillingCancellation,
  BillingPlans,
  BillingSetupIntent,
  BillingState,
  BillingSubscription,
  CreditPurchase,
  PaymentForm,
  PurchaseCreditsInput,
  SubscribeInput,
} from '../schema/billing.js';
import { Free } from '../schema/free.js';
import * as billingService from '../services/billing/index.js';
import * as purchaseService from '../services/billing/purchase.js';
import * as subscribeService from '../services/billing/subscribe.js';

@Resolver(() => BillingState)
export class BillingResolver {
  @Free()
  @Query(() => BillingPlans, { description: 'The plans that you can subscribe to.' })
  billingPlans(@Ctx() ctx: RequestContext) {
    return billingService.listPlans(ctx);
  }

  @Free()
  @Query(() => BillingState, { description: 'The subscription of the organization, or null.' })
  billingSubscription(@Ctx() ctx: RequestContext) {
    return billingService.showSubscription(ctx);
  }

  @FieldResolver(() => PaymentForm, {
    nullable: true,
    description: 'Null where no card is taken: in the sandbox, and on a service without a payment processor.',
  })
  paymentForm(@Ctx() ctx: RequestContext) {
    return billingService.showPaymentForm(ctx);
  }

  @Free()
  @Mutation(() => BillingSetupIntent, { description: 'Prepares saving a card in a browser.' })
  createSetupIntent(@Ctx() ctx: RequestContext) {
    return billingService.createSetupIntent(ctx);
  }

  @Alone()
  @Free()
  @Mutation(() => BillingSubscription, {
    description: 'Subscribes to a plan, or changes the plan, and charges the first period.',
  })
  subscribe(@Arg('input', () => SubscribeInput) input: SubscribeInput, @Ctx() ctx: RequestContext) {
    return subscribeService.subscribe(ctx, input);
  }

  @Alone()
  @Free()
  @Mutation(() => BillingCancellation, { description: 'Cancels the subscription at the end of the paid period.' })
  cancelSubscription(@Ctx() ctx: RequestContext) {
    return subscribeService.cancelSubscription(ctx);
  }

  @Alone()
  @Free()
  @Mutation(() => CreditPurchase, {
    description: 'Charges the default card one dollar per credit. The same Idempotency-Key never charges twice.',
  })
  purchaseCredits(@Arg('input', () => PurchaseCreditsInput) input: PurchaseCreditsInput, @Ctx() ctx: RequestContext) {
    return purchaseService.purchaseCredits(ctx, input);
  }
}
