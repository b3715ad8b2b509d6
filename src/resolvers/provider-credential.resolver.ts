import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import type { CredentialProvider } from '../domain/vocabulary.js';
import { organizations } from '../loaders/organization.loader.js';
import { providerCredentials } from '../loaders/provider-credential.loader.js';
import { list, one, show } from '../loaders/read.js';
import { Alone } from '../schema/alone.js';
import { RecordInput } from '../schema/common.js';
import { type Ordering, PageArgs } from '../schema/connection.js';
import { type CreateCredentialInput, type CredentialFilter, UpdateCredentialInput } from '../schema/credential.js';
import { Organization } from '../schema/organization.js';
import {
  CreateProviderCredentialInput,
  ProviderCredential,
  ProviderCredentialConnection,
  ProviderCredentialFilter,
  ProviderCredentialOrdering,
} from '../schema/provider-credential.js';
import { UUID } from '../schema/scalars.js';
import { providerCredentialService } from '../services/provider-credential/index.js';

@Resolver(() => ProviderCredential)
export class ProviderCredentialResolver {
  @Query(() => ProviderCredentialConnection)
  providerCredentials(
    @Arg('filter', () => ProviderCredentialFilter, { nullable: true })
    filter: CredentialFilter<CredentialProvider> | null,
    @Arg('orderBy', () => ProviderCredentialOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return list(ctx, providerCredentials, { filter, orderBy, page }, info);
  }

  @Query(() => ProviderCredential)
  providerCredential(@Arg('id', () => UUID) id: string, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return show(ctx, providerCredentials, id, info);
  }

  @Alone()
  @Mutation(() => ProviderCredential, {
    description: 'Stores a credential and verifies it with the provider immediately.',
  })
  createProviderCredential(
    @Arg('input', () => CreateProviderCredentialInput) input: CreateCredentialInput<CredentialProvider>,
    @Ctx() ctx: RequestContext,
  ) {
    return providerCredentialService.create(ctx, input);
  }

  @Alone()
  @Mutation(() => ProviderCredential, {
    description: 'Changes a credential. A new secret or new settings are verified as at creation.',
  })
  updateProviderCredential(
    @Arg('input', () => UpdateCredentialInput) input: UpdateCredentialInput,
    @Ctx() ctx: RequestContext,
  ) {
    return providerCredentialService.update(ctx, input);
  }

  @Mutation(() => ProviderCredential, { description: 'Deletes the credential and destroys its secret.' })
  deleteProviderCredential(@Arg('input', () => RecordInput) input: RecordInput, @Ctx() ctx: RequestContext) {
    return providerCredentialService.remove(ctx, input.id);
  }

  @Alone()
  @Mutation(() => ProviderCredential, { description: 'Verifies the credential with the provider.' })
  verifyProviderCredential(@Arg('input', () => RecordInput) input: RecordInput, @Ctx() ctx: RequestContext) {
    return providerCredentialService.verify(ctx, input.id);
  }

  @FieldResolver(() => Organization, { nullable: true })
  organization(@Root() credential: ProviderCredential, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return one(ctx, organizations, credential.organizationId, info);
  }
}
