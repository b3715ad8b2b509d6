import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { contacts } from '../loaders/contact.loader.js';
import { divisions } from '../loaders/division.loader.js';
import { escalations } from '../loaders/escalation.loader.js';
import { notices } from '../loaders/notice.loader.js';
import { organizations } from '../loaders/organization.loader.js';
import { parties } from '../loaders/party.loader.js';
import { projects } from '../loaders/project.loader.js';
import { children, list, show } from '../loaders/read.js';
import { waivers } from '../loaders/waiver.loader.js';
import { RecordInput } from '../schema/common.js';
import { type Ordering, PageArgs } from '../schema/connection.js';
import { ContactConnection, ContactFilter, ContactOrdering } from '../schema/contact.js';
import { DivisionConnection, DivisionFilter, DivisionOrdering } from '../schema/division.js';
import { EscalationConnection, EscalationFilter, EscalationOrdering } from '../schema/escalation.js';
import { NoticeConnection, NoticeFilter, NoticeOrdering } from '../schema/notice.js';
import {
  CreateOrganizationInput,
  Organization,
  OrganizationConnection,
  OrganizationFilter,
  OrganizationOrdering,
  UpdateOrganizationInput,
} from '../schema/organization.js';
import { PartyConnection, PartyFilter, PartyOrdering } from '../schema/party.js';
import { ProjectConnection, ProjectFilter, ProjectOrdering } from '../schema/project.js';
import { UUID } from '../schema/scalars.js';
import { WaiverConnection, WaiverFilter, WaiverOrdering } from '../schema/waiver.js';
import * as organizationService from '../services/organization/index.js';

@Resolver(() => Organization)
export class OrganizationResolver {
  @Query(() => OrganizationConnection)
  organizations(
    @Arg('filter', () => OrganizationFilter, { nullable: true }) filter: OrganizationFilter | null,
    @Arg('orderBy', () => OrganizationOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return list(ctx, organizations, { filter, orderBy, page }, info);
  }

  @Query(() => Organization)
  organization(@Arg('id', () => UUID) id: string, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return show(ctx, organizations, id, info);
  }

  @Mutation(() => Organization)
  createOrganization(
    @Arg('input', () => CreateOrganizationInput) input: CreateOrganizationInput,
    @Ctx() ctx: RequestContext,
  ) {
    return organizationService.createOrganization(ctx, input);
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

  @FieldResolver(() => DivisionConnection)
  divisions(
    @Root() organization: Organization,
    @Arg('filter', () => DivisionFilter, { nullable: true }) filter: DivisionFilter | null,
    @Arg('orderBy', () => DivisionOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return children(
      ctx,
      divisions,
      { column: 'organization_id', key: organization.id },
      { filter, orderBy, page },
      info,
    );
  }

  @FieldResolver(() => ContactConnection)
  contacts(
    @Root() organization: Organization,
    @Arg('filter', () => ContactFilter, { nullable: true }) filter: ContactFilter | null,
    @Arg('orderBy', () => ContactOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return children(
      ctx,
      contacts,
      { column: 'organization_id', key: organization.id },
      { filter, orderBy, page },
      info,
    );
  }

  @FieldResolver(() => ProjectConnection)
  projects(
    @Root() organization: Organization,
    @Arg('filter', () => ProjectFilter, { nullable: true }) filter: ProjectFilter | null,
    @Arg('orderBy', () => ProjectOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return children(
      ctx,
      projects,
      { column: 'organization_id', key: organization.id },
      { filter, orderBy, page },
      info,
    );
  }

  @FieldResolver(() => PartyConnection)
  parties(
    @Root() organization: Organization,
    @Arg('filter', () => PartyFilter, { nullable: true }) filter: PartyFilter | null,
    @Arg('orderBy', () => PartyOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return children(ctx, parties, { column: 'organization_id', key: organization.id }, { filter, orderBy, page }, info);
  }

  @FieldResolver(() => NoticeConnection)
  notices(
    @Root() organization: Organization,
    @Arg('filter', () => NoticeFilter, { nullable: true }) filter: NoticeFilter | null,
    @Arg('orderBy', () => NoticeOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return children(ctx, notices, { column: 'organization_id', key: organization.id }, { filter, orderBy, page }, info);
  }

  @FieldResolver(() => EscalationConnection)
  escalations(
    @Root() organization: Organization,
    @Arg('filter', () => EscalationFilter, { nullable: true }) filter: EscalationFilter | null,
    @Arg('orderBy', () => EscalationOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return children(
      ctx,
      escalations,
      { column: 'organization_id', key: organization.id },
      { filter, orderBy, page },
      info,
    );
  }

  @FieldResolver(() => WaiverConnection)
  waivers(
    @Root() organization: Organization,
    @Arg('filter', () => WaiverFilter, { nullable: true }) filter: WaiverFilter | null,
    @Arg('orderBy', () => WaiverOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return children(ctx, waivers, { column: 'organization_id', key: organization.id }, { filter, orderBy, page }, info);
  }
}
