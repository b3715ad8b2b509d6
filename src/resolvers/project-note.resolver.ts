import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { filesOf, findFile } from '../reads/loaders/attached-file.loader.js';
import { projectNotes } from '../reads/loaders/project-note.loader.js';
import { usersOf } from '../reads/loaders/user.loader.js';
import { AttachedFile } from '../schema/attached-file.js';
import { RecordInput } from '../schema/common.js';
import { Free } from '../schema/free.js';
import {
  AttachNoteFileInput,
  CreateProjectNoteInput,
  OpenTaskDay,
  ProjectNote,
  ProjectNoteFilter,
  RemoveNoteFileInput,
  UpdateProjectNoteInput,
} from '../schema/project-note.js';
import { ID, LocalDate } from '../schema/scalars.js';
import { User } from '../schema/user.js';
import { countDueTasks } from '../services/project-note/by-day.js';
import { attachNoteFile, removeNoteFile } from '../services/project-note/files.js';
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

  @Free()
  @Query(() => AttachedFile, { nullable: true, description: 'A file of a note or a task.' })
  projectNoteFile(
    @Arg('id', () => ID) id: string,
    @Arg('fileId', () => ID) fileId: string,
    @Ctx() ctx: RequestContext,
  ) {
    return findFile(ctx, 'project_note', id, fileId);
  }

  @Mutation(() => ProjectNote, { description: 'Attaches a PDF, JPEG or PNG to a note or a task.' })
  attachNoteFile(@Arg('input', () => AttachNoteFileInput) input: AttachNoteFileInput, @Ctx() ctx: RequestContext) {
    return attachNoteFile(ctx, input);
  }

  @Mutation(() => ProjectNote, { description: 'Takes a file off a note or a task. Its name stays in the history.' })
  removeNoteFile(@Arg('input', () => RemoveNoteFileInput) input: RemoveNoteFileInput, @Ctx() ctx: RequestContext) {
    return removeNoteFile(ctx, input);
  }

  @FieldResolver(() => [AttachedFile], { description: 'Its files, in the order of their arrival.' })
  files(@Root() { id }: ProjectNote, @Ctx() ctx: RequestContext) {
    return filesOf.project_note.of(ctx, id);
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
