import { Field, InputType, ObjectType } from 'type-graphql';
import type { ContactType } from '../domain/vocabulary.js';
import { defineUpdate, RecordFilter, RecordType } from './common.js';
import { defineConnection, defineOrdering } from './connection.js';
import { enums } from './enums.js';
import { ID, JSONObject } from './scalars.js';
import { Optional, Required } from './validation/rules.js';

@ObjectType({ description: 'A person at an organization.', simpleResolvers: true })
export class Contact extends RecordType {
  @Field(() => ID) organizationId!: string;
  @Field(() => ID, {
    nullable: true,
    description: 'The division that this person represents; null for the whole organization.',
  })
  divisionId!: string | null;
  @Field(() => String, { description: 'The given name.' }) firstName!: string;
  @Field(() => String, { description: 'The family name.' }) lastName!: string;
  @Field(() => String, { nullable: true }) email!: string | null;
  @Field(() => String, { nullable: true }) phone!: string | null;
  @Field(() => String, { nullable: true, description: 'The job title.' }) title!: string | null;
  @Field(() => enums.ContactType, { nullable: true, description: 'The correspondence that this person receives.' })
  type!: ContactType | null;
  @Field(() => Boolean) isActive!: boolean;
}

export const ContactConnection = defineConnection(Contact, 'Contact');
export const ContactOrdering = defineOrdering('Contact', ['CREATED_AT', 'UPDATED_AT', 'LAST_NAME']);

@InputType({ description: 'Filters a list of Contact records.' })
export class ContactFilter extends RecordFilter {
  @Optional(() => ID) organizationId?: string | null;
  @Optional(() => ID) divisionId?: string | null;
  @Optional(() => Boolean) isActive?: boolean | null;
  @Optional(() => String, { max: 255 }) search?: string | null;
}

@InputType()
export class CreateContactInput {
  @Required(() => ID) organizationId!: string;
  @Optional(() => ID) divisionId?: string | null;
  @Required(() => String, { max: 255 }) firstName!: string;
  @Required(() => String, { max: 255 }) lastName!: string;
  @Optional(() => String, { max: 255, format: 'email' }) email?: string | null;
  @Optional(() => String, { max: 255 }) phone?: string | null;
  @Optional(() => String, { max: 255 }) title?: string | null;
  @Optional(() => enums.ContactType) type?: ContactType | null;
  @Optional(() => Boolean) isActive?: boolean | null;
  @Optional(() => JSONObject, { json: 'object' }) metadata?: Record<string, unknown> | null;
}

@InputType()
export class UpdateContactInput extends defineUpdate(CreateContactInput, {
  fixed: ['organizationId'],
  unclearable: ['isActive'],
}) {}
