import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { AddressCompletion, AddressCompletionsArgs, AddressCountyArgs } from '../schema/address.js';
import { Free } from '../schema/free.js';
import { OnPrimary } from '../schema/on-primary.js';
import { completeAddress, proposeCounty } from '../services/address/index.js';

@Resolver()
export class AddressResolver {
  @OnPrimary()
  @Free()
  @Query(() => [AddressCompletion], {
    nullable: true,
    description:
      'At most ten addresses in the United States that begin as it is typed. Null without a provider for the account. Empty ' +
      'if there are none, if fewer than three letters and digits are typed, or if the provider does not answer in time.',
  })
  addressCompletions(@Args(() => AddressCompletionsArgs) args: AddressCompletionsArgs, @Ctx() ctx: RequestContext) {
    return completeAddress(ctx, args);
  }

  @OnPrimary()
  @Free()
  @Query(() => String, {
    nullable: true,
    description:
      'The county of an address in the United States, to propose: the provider says in which county the city is, and the place of ' +
      'the work may be in another one. Null without a provider, or if it does not say.',
  })
  addressCounty(@Args(() => AddressCountyArgs) args: AddressCountyArgs, @Ctx() ctx: RequestContext) {
    return proposeCounty(ctx, args);
  }
}
