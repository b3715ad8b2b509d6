import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { projects } from '../reads/loaders/project.loader.js';
import { RecordInput } from '../schema/common.js';
import { AssumedFactsInput, ProjectDeadline } from '../schema/deadline.js';
import { CreateProjectInput, Project, UpdateProjectInput } from '../schema/project.js';
import { ID } from '../schema/scalars.js';
import * as deadlineService from '../services/deadline/index.js';
import * as projectService from '../services/project/index.js';
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

  @Mutation(() => Project, { description: 'Creates a project and the party of its claimant.' })
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

  @FieldResolver(() => [ProjectDeadline], { description: 'The claimant’s legal deadlines, in sequence.' })
  deadlines(@Root() project: Project, @Ctx() ctx: RequestContext) {
    return deadlineService.readProjectDeadlines(ctx, project.id);
  }
}
