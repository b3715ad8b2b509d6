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
import {
  CreateJobsiteInput,
  Jobsite,
  JobsiteConnection,
  JobsiteFilter,
  JobsiteOrdering,
  UpdateJobsiteInput,
} from '../schema/jobsite.js';
import { NoticeConnection, NoticeFilter, NoticeOrdering } from '../schema/notice.js';
import { Organization } from '../schema/organization.js';
import { PartyConnection, PartyFilter, PartyOrdering } from '../schema/party.js';
import { Project } from '../schema/project.js';
import { UUID } from '../schema/scalars.js';
import * as jobsiteService from '../services/jobsite/index.js';

@Resolver(() => Jobsite)
export class JobsiteResolver {
  @Query(() => JobsiteConnection)
  jobsites(
    @Arg('filter', () => JobsiteFilter, { nullable: true }) filter: JobsiteFilter | null,
    @Arg('orderBy', () => JobsiteOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return list(ctx, jobsites, { filter, orderBy, page }, info);
  }

  @Query(() => Jobsite)
  jobsite(@Arg('id', () => UUID) id: string, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return show(ctx, jobsites, id, info);
  }

  @Mutation(() => Jobsite)
  createJobsite(@Arg('input', () => CreateJobsiteInput) input: CreateJobsiteInput, @Ctx() ctx: RequestContext) {
    return jobsiteService.createJobsite(ctx, input);
  }

  @Mutation(() => Jobsite)
  updateJobsite(@Arg('input', () => UpdateJobsiteInput) input: UpdateJobsiteInput, @Ctx() ctx: RequestContext) {
    return jobsiteService.updateJobsite(ctx, input);
  }

  @Mutation(() => Jobsite)
  deleteJobsite(@Arg('input', () => RecordInput) input: RecordInput, @Ctx() ctx: RequestContext) {
    return jobsiteService.deleteJobsite(ctx, input.id);
  }

  @FieldResolver(() => Organization, { nullable: true })
  organization(@Root() jobsite: Jobsite, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return one(ctx, organizations, jobsite.organizationId, info);
  }

  @FieldResolver(() => Project, { nullable: true })
  project(@Root() jobsite: Jobsite, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return one(ctx, projects, jobsite.projectId, info);
  }

  @FieldResolver(() => PartyConnection)
  parties(
    @Root() jobsite: Jobsite,
    @Arg('filter', () => PartyFilter, { nullable: true }) filter: PartyFilter | null,
    @Arg('orderBy', () => PartyOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return children(ctx, parties, { column: 'project_id', key: jobsite.projectId }, { filter, orderBy, page }, info);
  }

  @FieldResolver(() => NoticeConnection)
  notices(
    @Root() jobsite: Jobsite,
    @Arg('filter', () => NoticeFilter, { nullable: true }) filter: NoticeFilter | null,
    @Arg('orderBy', () => NoticeOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return children(ctx, notices, { column: 'project_id', key: jobsite.projectId }, { filter, orderBy, page }, info);
  }
}
