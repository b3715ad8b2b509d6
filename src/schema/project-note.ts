import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { exhibitLimits } from '../domain/exhibit/exhibit.js';
import { defineUpdate, RecordFilter, RecordInput, RecordType } from './common.js';
import { defineConnection, defineOrdering } from './connection.js';
import { DateTime, ID, JSONObject, LocalDate } from './scalars.js';
import { Optional, Printed, Required, Unclearable } from './validation/rules.js';

@ObjectType({
  description: 'What a person wrote down on a project. A task is a note that is to be done.',
  simpleResolvers: true,
})
export class ProjectNote extends RecordType {
  @Field(() => ID) organizationId!: string;
  @Field(() => ID) projectId!: string;
  @Field(() => String) text!: string;
  @Field(() => ID, { nullable: true, description: 'The user who wrote it.' }) authorId!: string | null;
  @Field(() => [ID], { description: 'The members whom it mentions.' }) mentionedIds!: string[];
  @Field(() => Boolean, { description: 'Whether it is to be done.' }) isTask!: boolean;
  @Field(() => ID, { nullable: true, description: 'The member who is to do the task.' }) assigneeId!: string | null;
  @Field(() => LocalDate, { nullable: true, description: 'The day, where the project is, by which the task is due.' })
  dueOn!: string | null;
  @Field(() => Boolean, { description: 'Whether the task is done.' }) isDone!: boolean;
  @Field(() => DateTime, { nullable: true, description: 'When the task was done.' }) doneAt!: string | null;
  @Field(() => ID, { nullable: true, description: 'The user who marked the task as done.' }) doneById!: string | null;
}

export const ProjectNoteConnection = defineConnection(ProjectNote, 'ProjectNote');
export const ProjectNoteOrdering = defineOrdering('ProjectNote', ['CREATED_AT', 'UPDATED_AT', 'DUE_ON']);

@InputType({ description: 'Filters a list of ProjectNote records.' })
export class ProjectNoteFilter extends RecordFilter {
  @Optional(() => ID) projectId?: string | null;
  @Optional(() => ID) organizationId?: string | null;
  @Optional(() => Boolean) isTask?: boolean | null;
  @Optional(() => Boolean) isDone?: boolean | null;
  @Optional(() => ID) assigneeId?: string | null;
  @Optional(() => String, { max: 255 }) search?: string | null;
  @Optional(() => LocalDate, { graphqlOnly: true, description: 'Only tasks that are due on or after this day.' })
  dateFrom?: string | null;
  @Optional(() => LocalDate, { graphqlOnly: true, description: 'Only tasks that are due on or before this day.' })
  dateUntil?: string | null;
  @Optional(() => String, {
    size: 2,
    format: 'state',
    graphqlOnly: true,
    description: 'Only those of projects in this state.',
  })
  state?: string | null;
}

@ObjectType({ description: 'How many tasks are due on a day and not done.', simpleResolvers: true })
export class OpenTaskDay {
  @Field(() => LocalDate, { description: 'The day, where the project is.' }) day!: string;
  @Field(() => Int, { description: 'All of them, however many they are.' }) count!: number;
}

@InputType()
export class CreateProjectNoteInput {
  @Required(() => ID) projectId!: string;
  @Required(() => String, { max: 10_000 }) text!: string;
  @Optional(() => [ID], { description: 'Members whom the text mentions. Each gets an e-mail.' })
  mentionedIds?: string[] | null;
  @Optional(() => Boolean) isTask?: boolean | null;
  @Optional(() => ID, { description: 'A member, for a task. They get an e-mail.' }) assigneeId?: string | null;
  @Optional(() => LocalDate, { description: 'For a task.' }) dueOn?: string | null;
  @Optional(() => JSONObject, { json: 'object' }) metadata?: Record<string, unknown> | null;
}

@InputType()
export class UpdateProjectNoteInput extends defineUpdate(CreateProjectNoteInput, {
  fixed: ['projectId', 'isTask'],
  unclearable: ['mentionedIds'],
}) {
  @Unclearable(() => Boolean, { description: 'Marks a task as done, or as to be done again.' }) isDone?: boolean;
}

@InputType({
  description: `Attaches a file to a note or a task. A note has at most ${exhibitLimits.perRecord} files, of ${exhibitLimits.totalBytes / 1024 / 1024} MB together.`,
})
@Printed('fileName', 'contentBase64')
export class AttachNoteFileInput extends RecordInput {
  @Required(() => String, { max: 255, description: 'Ends in .pdf, .jpg, .jpeg or .png.' }) fileName!: string;
  @Required(() => String, {
    description: `The bytes of a PDF, JPEG or PNG in base64, up to ${exhibitLimits.bytes / 1024 / 1024} MB.`,
  })
  contentBase64!: string;
}

@InputType({ description: 'Takes a file off a note or a task.' })
export class RemoveNoteFileInput extends RecordInput {
  @Required(() => ID, { description: 'The file.' }) fileId!: string;
}
