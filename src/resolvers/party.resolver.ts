import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { jobsites } from '../loaders/jobsite.loader.js';
import { notices } from '../loaders/notice.loader.js';
import { organizations } from '../loaders/organization.loader.js';
import { parties } from '../loaders/party.loader.js';
import { projects } from '../loaders/project.loader.js';
import { children, list, one, show } from '../loaders/read.js';
import { RecordInput } from '../schema/common.js';
import { type Ordering, PageArgs } from '../schema/connection.js';
import { JobsiteConnection, JobsiteFilter, JobsiteOrdering } from '../schema/jobsite.js';
import { NoticeConnection, NoticeFilter, NoticeOrdering } from '../schema/notice.js';
import { Organization } from '../schema/organization.js';
import {
  CreatePartyInput,
  Party,
  PartyConnection,
  PartyFilter,
  PartyOrdering,
  UpdatePartyInput,
} from '../schema/party.js';
import { Project } from '../schema/project.js';
import { UUID } from '../schema/scalars.js';
import * as partyService from '../services/party/index.js';

@Resolver(() => Party)
export class PartyResolver {
  @Query(() => PartyConnection)
  parties(
    @Arg('filter', () => PartyFilter, { nullable: true }) filter: PartyFilter | null,
    @Arg('orderBy', () => PartyOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return list(ctx, parties, { filter, orderBy, page }, info);
  }

  @Query(() => Party)
  party(@Arg('id', () => UUID) id: string, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return show(ctx, parties, id, info);
  }

  @Mutation(() => Party)
  createParty(@Arg('input', () => CreatePartyInput) input: CreatePartyInput, @Ctx() ctx: RequestContext) {
    return partyService.createParty(ctx, input);
  }

  @Mutation(() => Party)
  updateParty(@Arg('input', () => UpdatePartyInput) input: UpdatePartyInput, @Ctx() ctx: RequestContext) {
    return partyService.updateParty(ctx, input);
  }

  @Mutation(() => Party)
  deleteParty(@Arg('input', () => RecordInput) input: RecordInput, @Ctx() ctx: RequestContext) {
    return partyService.deleteParty(ctx, input.id);
  }

  @FieldResolver(() => Organization, { nullable: true })
  organization(@Root() party: Party, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return one(ctx, organizations, party.organizationId, info);
  }

  @FieldResolver(() => Project, { nullable: true })
  project(@Root() party: Party, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return one(ctx, projects, party.projectId, info);
  }

  @FieldResolver(() => Party, { nullable: true })
  hiredBy(@Root() party: Party, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return one(ctx, parties, party.hiredByPartyId, info);
  }

  @FieldResolver(() => JobsiteConnection)
  jobsites(
    @Root() party: Party,
    @Arg('filter', () => JobsiteFilter, { nullable: true }) filter: JobsiteFilter | null,
    @Arg('orderBy', () => JobsiteOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return children(ctx, jobsites, { column: 'project_id', key: party.projectId }, { filter, orderBy, page }, info);
  }

  @FieldResolver(() => NoticeConnection)
  notices(
    @Root() party: Party,
    @Arg('filter', () => NoticeFilter, { nullable: true }) filter: NoticeFilter | null,
    @Arg('orderBy', () => NoticeOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return children(ctx, notices, { column: 'project_id', key: party.projectId }, { filter, orderBy, page }, info);
  }
}
