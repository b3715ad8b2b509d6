import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { Plan, PlanPrice } from '../schema/billing.js';
import { readPrices } from '../services/billing/index.js';

@Resolver(() => Plan)
export class PlanResolver {
  @FieldResolver(() => [PlanPrice], {
    description: 'What the plan costs at each interval at which it is for sale. Empty where nothing is sold.',
  })
  prices(@Root() plan: Plan, @Ctx() ctx: RequestContext) {
    return readPrices(ctx, plan.key);
  }
}
