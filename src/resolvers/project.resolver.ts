import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { auditEntries } from '../reads/loaders/audit-entry.loader.js';
import { using } from '../reads/loaders/kept.js';
import { unpaidOfProjects } from '../reads/loaders/lien-rights.js';
import { projects } from '../reads/loaders/project.loader.js';
import { among, children } from '../reads/loaders/read.js';
import { recordsOfProjects } from '../reads/loaders/records-of-project.js';
import { AuditEntryConnection, AuditEntryFilter, AuditEntryOrdering } from '../schema/audit-entry.js';
import { RecordInput } from '../schema/common.js';
import { type Ordering, PageArgs } from '../schema/connection.js';
import { AssumedFactsInput, NextAct, ProjectDeadline } from '../schema/deadline.js';
import { enums } from '../schema/enums.js';
import { LienRightsCount } from '../schema/lien-rights.js';
import { UpsertProjectPayload } from '../schema/payload.js';
import { CreateProjectInput, Project, UpdateProjectInput } from '../schema/project.js';
import { ProjectPreview, ProjectPreviewInput } from '../schema/project-preview.js';
import { CreateProjectWithPartiesInput } from '../schema/project-with-parties.js';
import { Decimal, ID } from '../schema/scalars.js';
import { UpsertProjectInput } from '../schema/upsert.js';
import * as deadlineService from '../services/deadline/index.js';
import { countByStatus, readLienRights } from '../services/deadline/lien-rights.js';
import { readNextAct } from '../services/deadline/next-act.js';
import { upsertProject } from '../services/external-key/index.js';
import * as projectService from '../services/project/index.js';
import { previewProject } from '../services/project/preview.js';
import { createProjectWithParties } from '../services/project/with-parties.js';
import { RelatedRecords, RootFields } from './declared.js';

@RootFields(projects)
@RelatedRecords(projects)
@Resolver(() => Project)
export class ProjectResolver {
  @Query(() => [ProjectDeadline], {
    nullable: true,
    description: 'The claimant’s steps on a project, with their deadlines.',
  })
  projectDeadlines(
    @Arg('id', () => ID) id: string,
    @Arg('assuming', () => AssumedFactsInput, {
      nullable: true,
      description: 'Compares: the deadlines under the law of another state, or with other dates. Nothing is changed.',
    })
    assuming: AssumedFactsInput | null,
    @Ctx() ctx: RequestContext,
  ) {
    return deadlineService.deadlinesOfProject(ctx, id, assuming ?? null);
  }

  @Query(() => ProjectPreview, {
    description:
      'The deadlines that a project with these facts would have, as the form of a new project shows them. Nothing is stored.',
  })
  projectPreview(@Arg('input', () => ProjectPreviewInput) input: ProjectPreviewInput, @Ctx() ctx: RequestContext) {
    return previewProject(ctx, input);
  }

  @Query(() => [LienRightsCount], {
    description:
      'How many projects have each status of their lien or bond rights, the worst first: the numbers of all, however many they are.',
  })
  lienRightsCounts(@Ctx() ctx: RequestContext) {
    return countByStatus(ctx);
  }

  @Mutation(() => Project, { description: 'Creates a project and the party of its claimant.' })
  createProject(@Arg('input', () => CreateProjectInput) input: CreateProjectInput, @Ctx() ctx: RequestContext) {
    return projectService.createProject(ctx, input);
  }

  @Mutation(() => Project, {
    description:
      'Creates a project with its jobsite and its parties, and the organizations among them that are new: all of it, or nothing.',
  })
  createProjectWithParties(
    @Arg('input', () => CreateProjectWithPartiesInput) input: CreateProjectWithPartiesInput,
    @Ctx() ctx: RequestContext,
  ) {
    return createProjectWithParties(ctx, input);
  }

  @Mutation(() => UpsertProjectPayload, {
    description: 'Makes a project with a key of your own, or changes the one that has the key.',
  })
  upsertProject(@Arg('input', () => UpsertProjectInput) input: UpsertProjectInput, @Ctx() ctx: RequestContext) {
    return upsertProject(ctx, input);
  }

  @Mutation(() => Project)
  updateProject(@Arg('input', () => UpdateProjectInput) input: UpdateProjectInput, @Ctx() ctx: RequestContext) {
    return projectService.updateProject(ctx, input);
  }

  @Mutation(() => Project)
  deleteProject(@Arg('input', () => RecordInput) input: RecordInput, @Ctx() ctx: RequestContext) {
    return projectService.deleteProject(ctx, input.id);
  }

  @FieldResolver(() => AuditEntryConnection, {
    description:
      'What happened on the project and on all of its records: parties, jobsites, notes, notices, received notices, escalations, waivers, billing, documents, orders and research.',
  })
  history(
    @Root() project: Project,
    @Arg('filter', () => AuditEntryFilter, { nullable: true }) filter: AuditEntryFilter | null,
    @Arg('orderBy', () => AuditEntryOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return using(recordsOfProjects.of(ctx, project.id), (ids) =>
      children(ctx, auditEntries, among(ids, 'auditable_id'), { filter, orderBy, page }, info),
    );
  }

  @FieldResolver(() => [ProjectDeadline], { description: 'The claimant’s legal deadlines, in sequence.' })
  deadlines(@Root() project: Project, @Ctx() ctx: RequestContext) {
    return deadlineService.readProjectDeadlines(ctx, project.id);
  }

  @FieldResolver(() => NextAct, {
    nullable: true,
    description: 'What to do next; null if nothing that has a day is left, and on an archived project.',
  })
  nextAct(@Root() project: Project, @Ctx() ctx: RequestContext) {
    return readNextAct(ctx, project.id);
  }

  @FieldResolver(() => enums.LienRightsStatus, {
    nullable: true,
    description:
      'How the right to a lien or a claim on the bond stands today. Null where the law gives none or no rule is known, and on an archived project.',
  })
  lienRights(@Root() project: Project, @Ctx() ctx: RequestContext) {
    return readLienRights(ctx, project.id);
  }

  @FieldResolver(() => Decimal, {
    nullable: true,
    description: 'What was billed and is not paid, without retainage. Null before the first application is submitted.',
  })
  unpaidAmount(@Root() project: Project, @Ctx() ctx: RequestContext) {
    return unpaidOfProjects.of(ctx, project.id);
  }
}
