import type { GraphQLResolveInfo } from 'graphql';
import { Args, Ctx, FieldResolver, Info, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { entityTypes } from '../domain/vocabulary.js';
import { recordNamed } from '../reads/loaders/node.loader.js';
import { toRelations } from '../reads/loaders/relations.js';
import { search } from '../reads/loaders/search.loader.js';
import { Node, recordText } from '../schema/node.js';
import { SearchArgs, SearchResult, SearchResults } from '../schema/search.js';
import { RelatedRecords } from './declared.js';

@Resolver()
export class SearchResolver {
  @Query(() => SearchResults, { description: 'Searches records of all types, best matches first.' })
  search(@Args(() => SearchArgs) args: SearchArgs, @Ctx() ctx: RequestContext) {
    return search(ctx, args);
  }
}

const typeOf: Readonly<Record<string, string>> = entityTypes;

@RelatedRecords(
  toRelations('SearchResult', { one: { project: { type: 'Project', description: 'The project of the record.' } } }),
)
@Resolver(() => SearchResult)
export class SearchResultResolver {
  @FieldResolver(() => Node, { nullable: true, description: recordText })
  record(@Root() result: SearchResult, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return recordNamed(ctx, typeOf[result.type.replaceAll('_', '-')] ?? null, result.id, info);
  }
}
