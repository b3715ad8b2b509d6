import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../context.js';
import {
  BillingCancellation,
  BillingPlans,
  BillingSetupIntent,
  BillingState,
  BillingSubscription,
  CreditPurchase,
  PurchaseCreditsInput,
  SubscribeInput,
} from '../schema/billing.js';
import * as billingService from '../services/billing.service.js';
import * as purchaseService from '../services/purchase-credits.js';
import * as subscribeService from '../services/subscribe.js';

@Resolver()
export class BillingResolver {
  @Query(() => BillingPlans)
  billingPlans(@Ctx() ctx: RequestContext) {
    return billingService.listPlans(ctx);
  }

  @Query(() => BillingState)
  billingSubscription(@Ctx() ctx: RequestContext) {
    return billingService.showSubscription(ctx);
  }

  @Mutation(() => BillingSetupIntent)
  createSetupIntent(@Ctx() ctx: RequestContext) {
    return billingService.createSetupIntent(ctx);
  }

  @Mutation(() => BillingSubscription)
  subscribe(@Arg('input', () => SubscribeInput) input: SubscribeInput, @Ctx() ctx: RequestContext) {
    return subscribeService.subscribe(ctx, input);
  }

  @Mutation(() => BillingCancellation)
  cancelSubscription(@Ctx() ctx: RequestContext) {
    return subscribeService.cancelSubscription(ctx);
  }

  @Mutation(() => CreditPurchase)
  purchaseCredits(@Arg('input', () => PurchaseCreditsInput) input: PurchaseCreditsInput, @Ctx() ctx: RequestContext) {
    return purchaseService.purchaseCredits(ctx, input);
  }
}
