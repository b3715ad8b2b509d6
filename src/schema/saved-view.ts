import { Field, InputType, ObjectType } from 'type-graphql';
import { defineUpdate, RecordFilter, RecordType } from './common.js';
import { defineConnection, defineOrdering } from './connection.js';
import { Optional, Required } from './validation/rules.js';

@ObjectType({
  description: 'The filters and the order of a list of a front end, under a name that a person gave them.',
  simpleResolvers: true,
})
export class SavedView extends RecordType {
  /** The author. */
  userId!: string;
  @Field(() => String, { description: 'What the front end calls the list, such as `projects`.' }) list!: string;
  @Field(() => String) name!: string;
  @Field(() => String, { description: 'The query of the address of the list, such as `status=ACTIVE&order=-NAME`.' })
  query!: string;
  @Field(() => Boolean, { description: 'Whether every member of the organization has it.' }) isShared!: boolean;
}

export const SavedViewConnection = defineConnection(SavedView, 'SavedView');
export const SavedViewOrdering = defineOrdering('SavedView', ['CREATED_AT', 'UPDATED_AT']);

@InputType({ description: 'Filters a list of SavedView records.' })
export class SavedViewFilter extends RecordFilter {
  @Optional(() => String, { max: 64, description: 'Only those of this list.' }) list?: string | null;
}

@InputType()
export class CreateSavedViewInput {
  @Required(() => String, { max: 64, description: 'What the front end calls the list, such as `projects`.' })
  list!: string;
  @Required(() => String, { max: 60 }) name!: string;
  @Required(() => String, { max: 2000, description: 'The query of the address of the list.' }) query!: string;
  @Optional(() => Boolean, { description: 'Whether every member of the organization has it. By default only you.' })
  isShared?: boolean | null;
}

@InputType()
export class UpdateSavedViewInput extends defineUpdate(CreateSavedViewInput, {
  fixed: ['list'],
  unclearable: ['isShared'],
}) {}
