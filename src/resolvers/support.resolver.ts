import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { Free } from '../schema/free.js';
import { OnPrimary } from '../schema/on-primary.js';
import { SupportCredits, SupportHealth, SupportUsage, UsageArgs } from '../schema/support.js';
import * as support from '../services/support/index.js';

@Resolver()
export class SupportResolver {
  @Free()
  @Query(() => SupportHealth, { description: 'The health of the service.' })
  supportHealth(@Ctx() ctx: RequestContext) {
    return support.health(ctx);
  }

  @OnPrimary()
  @Free()
  @Query(() => SupportCredits, { description: 'The available credits and this month’s spending.' })
  supportCredits(@Ctx() ctx: RequestContext) {
    return support.credits(ctx);
  }

  @OnPrimary()
  @Free()
  @Query(() => SupportUsage, { description: 'The usage, by day and type of event.' })
  supportUsage(@Args(() => UsageArgs) args: UsageArgs, @Ctx() ctx: RequestContext) {
    return support.usage(ctx, args);
  }
}
