import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { divisions } from '../loaders/division.loader.js';
import { documents, withoutPreviews } from '../loaders/document.loader.js';
import { documentOrders } from '../loaders/document-order.loader.js';
import { escalations } from '../loaders/escalation.loader.js';
import { fulfillmentRequests } from '../loaders/fulfillment-request.loader.js';
import { jobsites } from '../loaders/jobsite.loader.js';
import { notices } from '../loaders/notice.loader.js';
import { organizations } from '../loaders/organization.loader.js';
import { parties } from '../loaders/party.loader.js';
import { payApplications } from '../loaders/pay-application.loader.js';
import { projects } from '../loaders/project.loader.js';
import { children, list, one, show } from '../loaders/read.js';
import { sovs } from '../loaders/sov.loader.js';
import { waivers } from '../loaders/waiver.loader.js';
import { RecordInput } from '../schema/common.js';
import { type Ordering, PageArgs } from '../schema/connection.js';
import { ProjectDeadline } from '../schema/deadline.js';
import { Division } from '../schema/division.js';
import { DocumentConnection, DocumentFilter, DocumentOrdering } from '../schema/document.js';
import { DocumentOrderConnection, DocumentOrderOrdering } from '../schema/document-order.js';
import { DocumentOrderFilter } from '../schema/document-order-input.js';
import { EscalationConnection, EscalationFilter, EscalationOrdering } from '../schema/escalation.js';
import {
  FulfillmentRequestConnection,
  FulfillmentRequestFilter,
  FulfillmentRequestOrdering,
} from '../schema/fulfillment-request.js';
import { JobsiteConnection, JobsiteFilter, JobsiteOrdering } from '../schema/jobsite.js';
import { NoticeConnection, NoticeFilter, NoticeOrdering } from '../schema/notice.js';
import { Organization } from '../schema/organization.js';
import { PartyConnection, PartyFilter, PartyOrdering } from '../schema/party.js';
import { PayApplicationConnection, PayApplicationFilter, PayApplicationOrdering } from '../schema/pay-application.js';
import {
  CreateProjectInput,
  Project,
  ProjectConnection,
  ProjectFilter,
  ProjectOrdering,
  UpdateProjectInput,
} from '../schema/project.js';
import { UUID } from '../schema/scalars.js';
import { SovConnection, SovFilter, SovOrdering } from '../schema/sov.js';
import { WaiverConnection, WaiverFilter, WaiverOrdering } from '../schema/waiver.js';
import * as deadlineService from '../services/deadline/index.js';
import * as projectService from '../services/project/index.js';

@Resolver(() => Project)
export class ProjectResolver {
  @Query(() => ProjectConnection)
  projects(
    @Arg('filter', () => ProjectFilter, { nullable: true }) filter: ProjectFilter | null,
    @Arg('orderBy', () => ProjectOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return list(ctx, projects, { filter, orderBy, page }, info);
  }

  @Query(() => Project)
  project(@Arg('id', () => UUID) id: string, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return show(ctx, projects, id, info);
  }

  @Query(() => [ProjectDeadline], { description: 'The claimant’s steps on a project, with their deadlines.' })
  projectDeadlines(@Arg('id', () => UUID) id: string, @Ctx() ctx: RequestContext) {
    return deadlineService.deadlinesOfProject(ctx, id);
  }

  @Mutation(() => Project)
  createProject(@Arg('input', () => CreateProjectInput) input: CreateProjectInput, @Ctx() ctx: RequestContext) {
    return projectService.createProject(ctx, input);
  }

  @Mutation(() => Project)
  updateProject(@Arg('input', () => UpdateProjectInput) input: UpdateProjectInput, @Ctx() ctx: RequestContext) {
    return projectService.updateProject(ctx, input);
  }

  @Mutation(() => Project)
  deleteProject(@Arg('input', () => RecordInput) input: RecordInput, @Ctx() ctx: RequestContext) {
    return projectService.deleteProject(ctx, input.id);
  }

  @FieldResolver(() => Organization, { nullable: true })
  organization(@Root() project: Project, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return one(ctx, organizations, project.organizationId, info);
  }

  @FieldResolver(() => Division, { nullable: true })
  division(@Root() project: Project, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return one(ctx, divisions, project.divisionId, info);
  }

  @FieldResolver(() => [ProjectDeadline])
  deadlines(@Root() project: Project, @Ctx() ctx: RequestContext) {
    return deadlineService.projectDeadlines(ctx, project.id);
  }

  @FieldResolver(() => PartyConnection)
  parties(
    @Root() project: Project,
    @Arg('filter', () => PartyFilter, { nullable: true }) filter: PartyFilter | null,
    @Arg('orderBy', () => PartyOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return children(ctx, parties, { column: 'project_id', key: project.id }, { filter, orderBy, page }, info);
  }

  @FieldResolver(() => JobsiteConnection)
  jobsites(
    @Root() project: Project,
    @Arg('filter', () => JobsiteFilter, { nullable: true }) filter: JobsiteFilter | null,
    @Arg('orderBy', () => JobsiteOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return children(ctx, jobsites, { column: 'project_id', key: project.id }, { filter, orderBy, page }, info);
  }

  @FieldResolver(() => NoticeConnection)
  notices(
    @Root() project: Project,
    @Arg('filter', () => NoticeFilter, { nullable: true }) filter: NoticeFilter | null,
    @Arg('orderBy', () => NoticeOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return children(ctx, notices, { column: 'project_id', key: project.id }, { filter, orderBy, page }, info);
  }

  @FieldResolver(() => DocumentConnection)
  documents(
    @Root() project: Project,
    @Arg('filter', () => DocumentFilter, { nullable: true }) filter: DocumentFilter | null,
    @Arg('orderBy', () => DocumentOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return children(
      ctx,
      documents,
      { column: 'project_id', key: project.id },
      { filter: withoutPreviews(filter), orderBy, page },
      info,
    );
  }

  @FieldResolver(() => EscalationConnection)
  escalations(
    @Root() project: Project,
    @Arg('filter', () => EscalationFilter, { nullable: true }) filter: EscalationFilter | null,
    @Arg('orderBy', () => EscalationOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return children(ctx, escalations, { column: 'project_id', key: project.id }, { filter, orderBy, page }, info);
  }

  @FieldResolver(() => FulfillmentRequestConnection)
  fulfillmentRequests(
    @Root() project: Project,
    @Arg('filter', () => FulfillmentRequestFilter, { nullable: true }) filter: FulfillmentRequestFilter | null,
    @Arg('orderBy', () => FulfillmentRequestOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return children(
      ctx,
      fulfillmentRequests,
      { column: 'project_id', key: project.id },
      { filter, orderBy, page },
      info,
    );
  }

  @FieldResolver(() => WaiverConnection)
  waivers(
    @Root() project: Project,
    @Arg('filter', () => WaiverFilter, { nullable: true }) filter: WaiverFilter | null,
    @Arg('orderBy', () => WaiverOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return children(ctx, waivers, { column: 'project_id', key: project.id }, { filter, orderBy, page }, info);
  }

  @FieldResolver(() => SovConnection)
  sovs(
    @Root() project: Project,
    @Arg('filter', () => SovFilter, { nullable: true }) filter: SovFilter | null,
    @Arg('orderBy', () => SovOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return children(ctx, sovs, { column: 'project_id', key: project.id }, { filter, orderBy, page }, info);
  }

  @FieldResolver(() => PayApplicationConnection)
  payApplications(
    @Root() project: Project,
    @Arg('filter', () => PayApplicationFilter, { nullable: true }) filter: PayApplicationFilter | null,
    @Arg('orderBy', () => PayApplicationOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return children(ctx, payApplications, { column: 'project_id', key: project.id }, { filter, orderBy, page }, info);
  }

  @FieldResolver(() => DocumentOrderConnection)
  documentOrders(
    @Root() project: Project,
    @Arg('filter', () => DocumentOrderFilter, { nullable: true }) filter: DocumentOrderFilter | null,
    @Arg('orderBy', () => DocumentOrderOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return children(ctx, documentOrders, { column: 'project_id', key: project.id }, { filter, orderBy, page }, info);
  }
}
