import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import * as creditLoader from '../loaders/credit.loader.js';
import { CreditBalance, CreditPrice, CreditPriceInput } from '../schema/credit.js';
import { Free } from '../schema/free.js';
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
