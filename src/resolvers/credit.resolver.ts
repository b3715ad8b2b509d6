import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, Info, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import * as creditLoader from '../reads/loaders/credit.loader.js';
import { recordNamed } from '../reads/loaders/node.loader.js';
import { CreditBalance, CreditHold, CreditPrice, CreditPriceInput } from '../schema/credit.js';
import { Free } from '../schema/free.js';
import { Node, recordText } from '../schema/node.js';
import { OnPrimary } from '../schema/on-primary.js';
import * as creditService from '../services/credit/index.js';

@Resolver()
export class CreditResolver {
  @OnPrimary()
  @Free()
  @Query(() => CreditBalance, { description: 'The available and held credits of the organization.' })
  creditBalance(@Ctx() ctx: RequestContext) {
    return creditLoader.creditBalance(ctx);
  }

  @Free()
  @Query(() => CreditPrice, { description: 'A price quote. Nothing is charged.' })
  creditPrice(@Arg('input', () => CreditPriceInput) input: CreditPriceInput, @Ctx() ctx: RequestContext) {
    return creditService.creditPrice(ctx, input);
  }
}

@Resolver(() => CreditHold)
export class CreditHoldResolver {
  @FieldResolver(() => Node, { nullable: true, description: recordText })
  record(@Root() hold: CreditHold, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return recordNamed(ctx, hold.for.type, hold.for.id, info);
  }
}
