import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { ID } from '../schema/scalars.js';
import { WaiverGrid } from '../schema/waiver-grid.js';
import { readWaiverGrid } from '../services/waiver-request/grid.js';

@Resolver(() => WaiverGrid)
export class WaiverGridResolver {
  @Query(() => WaiverGrid, {
    nullable: true,
    description: 'The payees of a pay application of the account with the waivers that they were asked for.',
  })
  waiverGrid(@Arg('id', () => ID, { description: 'The pay application.' }) id: string, @Ctx() ctx: RequestContext) {
    return readWaiverGrid(ctx, id);
  }
}
