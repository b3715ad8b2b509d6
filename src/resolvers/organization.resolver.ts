import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { organizations } from '../reads/loaders/organization.loader.js';
import { RecordInput } from '../schema/common.js';
import { CreateOrganizationInput, Organization, UpdateOrganizationInput } from '../schema/organization.js';
import { UpsertOrganizationPayload } from '../schema/payload.js';
import { UpsertOrganizationInput } from '../schema/upsert.js';
import { upsertOrganization } from '../services/external-key/index.js';
import * as organizationService from '../services/organization/index.js';
import { RelatedRecords, RootFields } from './declared.js';

@RootFields(organizations)
@RelatedRecords(organizations)
@Resolver(() => Organization)
export class OrganizationResolver {
  @Mutation(() => Organization, {
    description: 'Creates a directory record of a counterparty, or a tenant account of the calling user.',
  })
  createOrganization(
    @Arg('input', () => CreateOrganizationInput) input: CreateOrganizationInput,
    @Ctx() ctx: RequestContext,
  ) {
    return organizationService.createOrganization(ctx, input);
  }

  @Mutation(() => UpsertOrganizationPayload, {
    description: 'Makes an organization with a key of your own, or changes the one that has the key.',
  })
  upsertOrganization(
    @Arg('input', () => UpsertOrganizationInput) input: UpsertOrganizationInput,
    @Ctx() ctx: RequestContext,
  ) {
    return upsertOrganization(ctx, input);
  }

  @Mutation(() => Organization)
  updateOrganization(
    @Arg('input', () => UpdateOrganizationInput) input: UpdateOrganizationInput,
    @Ctx() ctx: RequestContext,
  ) {
    return organizationService.updateOrganization(ctx, input);
  }

  @Mutation(() => Organization)
  deleteOrganization(@Arg('input', () => RecordInput) input: RecordInput, @Ctx() ctx: RequestContext) {
    return organizationService.deleteOrganization(ctx, input.id);
  }
}
