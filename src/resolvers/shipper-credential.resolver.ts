import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import type { CredentialShipper } from '../domain/vocabulary.js';
import { organizations } from '../loaders/organization.loader.js';
import { list, one, show } from '../loaders/read.js';
import { shipperCredentials } from '../loaders/shipper-credential.loader.js';
import { Alone } from '../schema/alone.js';
import { RecordInput } from '../schema/common.js';
import { type Ordering, PageArgs } from '../schema/connection.js';
import { type CreateCredentialInput, type CredentialFilter, UpdateCredentialInput } from '../schema/credential.js';
import { Organization } from '../schema/organization.js';
import { UUID } from '../schema/scalars.js';
import {
  CreateShipperCredentialInput,
  ShipperCredential,
  ShipperCredentialConnection,
  ShipperCredentialFilter,
  ShipperCredentialOrdering,
} from '../schema/shipper-credential.js';
import { shipperCredentialService } from '../services/shipper-credential/index.js';

@Resolver(() => ShipperCredential)
export class ShipperCredentialResolver {
  @Query(() => ShipperCredentialConnection)
  shipperCredentials(
    @Arg('filter', () => ShipperCredentialFilter, { nullable: true })
    filter: CredentialFilter<CredentialShipper> | null,
    @Arg('orderBy', () => ShipperCredentialOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return list(ctx, shipperCredentials, { filter, orderBy, page }, info);
  }

  @Query(() => ShipperCredential)
  shipperCredential(@Arg('id', () => UUID) id: string, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return show(ctx, shipperCredentials, id, info);
  }

  @Alone()
  @Mutation(() => ShipperCredential, {
    description: 'Stores a credential and verifies it with the carrier immediately.',
  })
  createShipperCredential(
    @Arg('input', () => CreateShipperCredentialInput) input: CreateCredentialInput<CredentialShipper>,
    @Ctx() ctx: RequestContext,
  ) {
    return shipperCredentialService.create(ctx, input);
  }

  @Alone()
  @Mutation(() => ShipperCredential, {
    description: 'Changes a credential. A new secret or new settings are verified as at creation.',
  })
  updateShipperCredential(
    @Arg('input', () => UpdateCredentialInput) input: UpdateCredentialInput,
    @Ctx() ctx: RequestContext,
  ) {
    return shipperCredentialService.update(ctx, input);
  }

  @Mutation(() => ShipperCredential, { description: 'Deletes the credential and destroys its secret.' })
  deleteShipperCredential(@Arg('input', () => RecordInput) input: RecordInput, @Ctx() ctx: RequestContext) {
    return shipperCredentialService.remove(ctx, input.id);
  }

  @Alone()
  @Mutation(() => ShipperCredential, { description: 'Verifies the credential with the carrier.' })
  verifyShipperCredential(@Arg('input', () => RecordInput) input: RecordInput, @Ctx() ctx: RequestContext) {
    return shipperCredentialService.verify(ctx, input.id);
  }

  @FieldResolver(() => Organization, { nullable: true })
  organization(@Root() credential: ShipperCredential, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return one(ctx, organizations, credential.organizationId, info);
  }
}
