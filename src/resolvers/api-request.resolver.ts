import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, Info, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { apiRequests, errorPage, statusClassOf } from '../loaders/api-request.loader.js';
import { list, show } from '../loaders/read.js';
import { ApiRequest, ApiRequestConnection, ApiRequestFilter, ApiRequestOrdering } from '../schema/api-request.js';
import { type Ordering, PageArgs } from '../schema/connection.js';
import { enums } from '../schema/enums.js';
import { UUID } from '../schema/scalars.js';

@Resolver(() => ApiRequest)
export class ApiRequestResolver {
  @Query(() => ApiRequestConnection, { name: 'apiRequests', description: 'The request log of the organization.' })
  all(
    @Arg('filter', () => ApiRequestFilter, { nullable: true }) filter: ApiRequestFilter | null,
    @Arg('orderBy', () => ApiRequestOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return list(ctx, apiRequests, { filter, orderBy, page }, info);
  }

  @Query(() => ApiRequest)
  apiRequest(@Arg('id', () => UUID) id: string, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return show(ctx, apiRequests, id, info);
  }

  @FieldResolver(() => String, { nullable: true, description: 'The page that explains the error.' })
  errorUrl(@Root() request: ApiRequest, @Ctx() ctx: RequestContext) {
    return errorPage(ctx, request.errorCode);
  }

  @FieldResolver(() => enums.ApiRequestStatusClass, { nullable: true, description: 'The class of the status.' })
  statusClass(@Root() request: ApiRequest) {
    return statusClassOf(request.status);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the request has an error code.' })
  failed(@Root() request: ApiRequest) {
    return request.errorCode !== null;
  }

  @FieldResolver(() => Boolean, { description: 'Whether a person sent the request in a session, as the console does.' })
  inSession(@Root() request: ApiRequest) {
    return request.sessionId !== null;
  }
}
