import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { readReferred } from '../reads/loaders/node-reader.js';
import { usersOf } from '../reads/loaders/user.loader.js';
import {
  AccessToken,
  CreateAccessTokenInput,
  MintedAccessToken,
  RevokeAccessTokenInput,
  RotateAccessTokenInput,
} from '../schema/access-token.js';
import { User } from '../schema/user.js';
import * as accessTokenService from '../services/access-token/index.js';

@Resolver(() => AccessToken)
export class AccessTokenResolver {
  @Query(() => [AccessToken], { description: 'The tokens of the acting organization’s members, newest first.' })
  accessTokens(@Ctx() ctx: RequestContext) {
    return accessTokenService.listAccessTokens(ctx);
  }

  @Mutation(() => MintedAccessToken, {
    description: 'Creates a token with at most the abilities of the calling token. Its secret is returned once.',
  })
  createAccessToken(
    @Arg('input', () => CreateAccessTokenInput) input: CreateAccessTokenInput,
    @Ctx() ctx: RequestContext,
  ) {
    return accessTokenService.createAccessToken(ctx, input);
  }

  @Mutation(() => AccessToken, { description: 'Revokes a token immediately.' })
  revokeAccessToken(
    @Arg('input', () => RevokeAccessTokenInput) input: RevokeAccessTokenInput,
    @Ctx() ctx: RequestContext,
  ) {
    return accessTokenService.revokeAccessToken(ctx, input.id);
  }

  @Mutation(() => MintedAccessToken, {
    description:
      'Replaces a token. The new one has the same abilities, label, expiry and child tokens; the old one is revoked.',
  })
  rotateAccessToken(
    @Arg('input', () => RotateAccessTokenInput) input: RotateAccessTokenInput,
    @Ctx() ctx: RequestContext,
  ) {
    return accessTokenService.rotateAccessToken(ctx, input.id);
  }

  @FieldResolver(() => AccessToken, { nullable: true, description: 'The token that created it.' })
  parent(@Root() { parentId }: AccessToken, @Ctx() ctx: RequestContext): Promise<AccessToken | null> | null {
    return parentId ? readReferred(ctx, 'AccessToken', parentId) : null;
  }

  @FieldResolver(() => User, { nullable: true, description: 'Whose token it is.' })
  user(@Root() { userId }: AccessToken, @Ctx() ctx: RequestContext) {
    return usersOf.of(ctx, userId);
  }
}
