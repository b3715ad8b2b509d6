import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../context.js';
import { divisions } from '../loaders/division.loader.js';
import { documents, withoutPreviews } from '../loaders/document.loader.js';
import { escalations } from '../loaders/escalation.loader.js';
import { jobsites } from '../loaders/jobsite.loader.js';
import { notices } from '../loaders/notice.loader.js';
import { organizations } from '../loaders/organization.loader.js';
import { parties } from '../loaders/party.loader.js';
import { projects } from '../loaders/project.loader.js';
import { children, list, one, show } from '../loaders/read.js';
import { RecordInput } from '../schema/common.js';
import { type Order, PageArgs } from '../schema/connection.js';
import { Division } from '../schema/division.js';
import { DocumentConnection, DocumentFilter, DocumentOrder } from '../schema/document.js';
import { EscalationConnection, EscalationFilter, EscalationOrder } from '../schema/escalation.js';
import { JobsiteConnection, JobsiteFilter, JobsiteOrder } from '../schema/jobsite.js';
import { NoticeConnection, NoticeFilter, NoticeOrder } from '../schema/notice.js';
import { Organization } from '../schema/organization.js';
import { PartyConnection, PartyFilter, PartyOrder } from '../schema/party.js';
import {
  CreateProjectInput,
  Project,
  ProjectConnection,
  ProjectFilter,
  ProjectOrder,
  UpdateProjectInput,
} from '../schema/project.js';
import { UUID } from '../schema/scalars.js';
import * as projectService from '../services/project.service.js';

@Resolver(() => Project)
export class ProjectResolver {
  @Query(() => ProjectConnection)
  projects(
    @Arg('filter', () => ProjectFilter, { nullable: true }) filter: ProjectFilter | null,
    @Arg('orderBy', () => ProjectOrder, { nullable: true }) orderBy: Order | null,
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

  @FieldResolver(() => PartyConnection)
  parties(
    @Root() project: Project,
    @Arg('filter', () => PartyFilter, { nullable: true }) filter: PartyFilter | null,
    @Arg('orderBy', () => PartyOrder, { nullable: true }) orderBy: Order | null,
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
    @Arg('orderBy', () => JobsiteOrder, { nullable: true }) orderBy: Order | null,
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
    @Arg('orderBy', () => NoticeOrder, { nullable: true }) orderBy: Order | null,
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
    @Arg('orderBy', () => DocumentOrder, { nullable: true }) orderBy: Order | null,
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
    @Arg('orderBy', () => EscalationOrder, { nullable: true }) orderBy: Order | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return children(ctx, escalations, { column: 'project_id', key: project.id }, { filter, orderBy, page }, info);
  }
}
