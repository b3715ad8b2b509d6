import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { MissingBeforePayment, MissingBeforePaymentArgs } from '../schema/payment-exposure.js';
import { missingBeforePaying } from '../services/payment-exposure/for-application.js';

@Resolver(() => MissingBeforePayment)
export class PaymentExposureResolver {
  @Query(() => MissingBeforePayment, {
    nullable: true,
    description:
      'What is missing before a pay application is paid, from your own records. For one that another account shares with you, name your own project.',
  })
  missingBeforePayment(
    @Args(() => MissingBeforePaymentArgs) { id, projectId }: MissingBeforePaymentArgs,
    @Ctx() ctx: RequestContext,
  ) {
    return missingBeforePaying(ctx, { id, projectId: projectId ?? null });
  }
}
