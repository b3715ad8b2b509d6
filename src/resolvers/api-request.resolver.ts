import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { apiRequests, readErrorPage, toStatusClass } from '../reads/loaders/api-request.loader.js';
import { readReferred } from '../reads/loaders/node-reader.js';
import { usersOf } from '../reads/loaders/user.loader.js';
import { AccessToken } from '../schema/access-token.js';
import { ApiRequest } from '../schema/api-request.js';
import { enums } from '../schema/enums.js';
import { User } from '../schema/user.js';
import { RootFields } from './declared.js';

@RootFields(apiRequests, { description: 'The request log of the organization.' })
@Resolver(() => ApiRequest)
export class ApiRequestResolver {
  @FieldResolver(() => String, { nullable: true, description: 'The page that explains the error.' })
  errorUrl(@Root() request: ApiRequest, @Ctx() ctx: RequestContext) {
    return readErrorPage(ctx, request.errorCode);
  }

  @FieldResolver(() => enums.ApiRequestStatusClass, { nullable: true, description: 'The class of the status.' })
  statusClass(@Root() request: ApiRequest) {
    return toStatusClass(request.status);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the request has an error code.' })
  failed(@Root() request: ApiRequest) {
    return request.errorCode !== null;
  }

  @FieldResolver(() => Boolean, { description: 'Whether a person sent the request in a session, as the console does.' })
  inSession(@Root() request: ApiRequest) {
    return request.sessionId !== null;
  }

  @FieldResolver(() => AccessToken, {
    nullable: true,
    description: 'The token of the request; null in a session, and for a caller who may not list the tokens.',
  })
  token(@Root() { tokenId }: ApiRequest, @Ctx() ctx: RequestContext): Promise<AccessToken | null> | null {
    return tokenId ? readReferred(ctx, 'AccessToken', tokenId) : null;
  }

  @FieldResolver(() => User, { nullable: true, description: 'Who sent the request.' })
  user(@Root() { userId }: ApiRequest, @Ctx() ctx: RequestContext) {
    return usersOf.of(ctx, userId);
  }
}
