import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { projectNotes } from '../reads/loaders/project-note.loader.js';
import { usersOf } from '../reads/loaders/user.loader.js';
import { RecordInput } from '../schema/common.js';
import {
  CreateProjectNoteInput,
  OpenTaskDay,
  ProjectNote,
  ProjectNoteFilter,
  UpdateProjectNoteInput,
} from '../schema/project-note.js';
import { LocalDate } from '../schema/scalars.js';
import { User } from '../schema/user.js';
import { countDueTasks } from '../services/project-note/by-day.js';
import * as noteService from '../services/project-note/index.js';
import { RelatedRecords, RootFields } from './declared.js';

@RootFields(projectNotes)
@RelatedRecords(projectNotes)
@Resolver(() => ProjectNote)
export class ProjectNoteResolver {
  @Query(() => [OpenTaskDay], {
    description:
      'How many tasks are due on each day and not done: the numbers of all, however many they are. A day without any is left out.',
  })
  openTaskDays(
    @Arg('from', () => LocalDate, { description: 'The first day.' }) from: string,
    @Arg('until', () => LocalDate, { description: 'The last day, less than 106 days later.' }) until: string,
    @Arg('filter', () => ProjectNoteFilter, { nullable: true, description: 'Only those that the list would have.' })
    filter: ProjectNoteFilter | null,
    @Ctx() ctx: RequestContext,
  ) {
    return countDueTasks(ctx, { from, until, filter: filter ?? null });
  }

  @Mutation(() => ProjectNote, { description: 'Writes down a note, or a task, on a project.' })
  createProjectNote(
    @Arg('input', () => CreateProjectNoteInput) input: CreateProjectNoteInput,
    @Ctx() ctx: RequestContext,
  ) {
    return noteService.createProjectNote(ctx, input);
  }

  @Mutation(() => ProjectNote)
  updateProjectNote(
    @Arg('input', () => UpdateProjectNoteInput) input: UpdateProjectNoteInput,
    @Ctx() ctx: RequestContext,
  ) {
    return noteService.updateProjectNote(ctx, input);
  }

  @Mutation(() => ProjectNote)
  deleteProjectNote(@Arg('input', () => RecordInput) input: RecordInput, @Ctx() ctx: RequestContext) {
    return noteService.deleteProjectNote(ctx, input.id);
  }

  @FieldResolver(() => User, { nullable: true, description: 'The user who wrote it.' })
  author(@Root() { authorId }: ProjectNote, @Ctx() ctx: RequestContext) {
    return authorId ? usersOf.of(ctx, authorId) : null;
  }

  @FieldResolver(() => User, { nullable: true, description: 'The member who is to do the task.' })
  assignee(@Root() { assigneeId }: ProjectNote, @Ctx() ctx: RequestContext) {
    return assigneeId ? usersOf.of(ctx, assigneeId) : null;
  }

  @FieldResolver(() => User, { nullable: true, description: 'The user who marked the task as done.' })
  doneBy(@Root() { doneById }: ProjectNote, @Ctx() ctx: RequestContext) {
    return doneById ? usersOf.of(ctx, doneById) : null;
  }
}
