import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { search } from '../loaders/search.loader.js';
import { SearchArgs, SearchResults } from '../schema/search.js';

@Resolver()
export class SearchResolver {
  @Query(() => SearchResults, { description: 'Searches records of all types, best matches first.' })
  search(@Args(() => SearchArgs) args: SearchArgs, @Ctx() ctx: RequestContext) {
    return search(ctx, args);
  }
}
