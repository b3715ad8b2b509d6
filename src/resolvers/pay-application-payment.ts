import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { payApplications } from '../loaders/pay-application.loader.js';
import { one } from '../loaders/read.js';
import { PayApplication, PayApplicationPayment } from '../schema/pay-application.js';

@Resolver(() => PayApplicationPayment)
export class PayApplicationPaymentResolver {
  @FieldResolver(() => PayApplication, { nullable: true })
  payApplication(@Root() payment: PayApplicationPayment, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return one(ctx, payApplications, payment.payApplicationId, info);
  }
}
