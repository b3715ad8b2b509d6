import { Field, Float, InputType, ObjectType } from 'type-graphql';
import { defineUpdate, KeyedInput, KeyedRecordType, RecordFilter } from './common.js';
import { defineConnection, defineOrdering } from './connection.js';
import { printedDescription } from './printed-description.js';
import { ID, JSONObject } from './scalars.js';
import { Optional, Printed, Required } from './validation/rules.js';

@ObjectType({ description: 'The place of the work.', simpleResolvers: true })
export class Jobsite extends KeyedRecordType {
  @Field(() => ID) organizationId!: string;
  @Field(() => ID) projectId!: string;
  @Field(() => String, { nullable: true }) name!: string | null;
  @Field(() => String, { nullable: true }) addressLine1!: string | null;
  @Field(() => String, { nullable: true }) addressLine2!: string | null;
  @Field(() => String, { nullable: true }) city!: string | null;
  @Field(() => String, { nullable: true }) county!: string | null;
  @Field(() => String, { nullable: true }) state!: string | null;
  @Field(() => String, { nullable: true }) zip!: string | null;
  @Field(() => String) countryCode!: string;
  @Field(() => String, { nullable: true }) parcelNumber!: string | null;
  @Field(() => String, { nullable: true }) legalDescription!: string | null;
  @Field(() => Float, { nullable: true, description: 'Degrees north.' }) latitude!: number | null;
  @Field(() => Float, { nullable: true, description: 'Degrees east.' }) longitude!: number | null;
  @Field(() => Boolean, { description: 'Whether it is the project’s primary jobsite; a project has at most one.' })
  isPrimary!: boolean;
}

export const JobsiteConnection = defineConnection(Jobsite, 'Jobsite');
export const JobsiteOrdering = defineOrdering('Jobsite', ['CREATED_AT', 'UPDATED_AT', 'CITY']);

@InputType({ description: 'Filters a list of Jobsite records.' })
export class JobsiteFilter extends RecordFilter {
  @Optional(() => ID) projectId?: string | null;
  @Optional(() => ID) organizationId?: string | null;
  @Optional(() => String, { size: 2, format: 'state' }) state?: string | null;
  @Optional(() => Boolean) isPrimary?: boolean | null;
  @Optional(() => String, { max: 255 }) search?: string | null;
  @Optional(() => String, { max: 64 }) externalSource?: string | null;
  @Optional(() => String, { max: 255 }) externalId?: string | null;
}

@InputType()
@Printed('externalSource', 'externalId')
export class CreateJobsiteInput extends KeyedInput {
  @Required(() => ID) projectId!: string;
  @Optional(() => String, { max: 255 }) name?: string | null;
  @Optional(() => String, { max: 255 }) addressLine1?: string | null;
  @Optional(() => String, { max: 255 }) addressLine2?: string | null;
  @Optional(() => String, { max: 100 }) city?: string | null;
  @Optional(() => String, { size: 2, format: 'state' }) state?: string | null;
  @Optional(() => String, { max: 10, format: 'zip' }) zip?: string | null;
  @Optional(() => String, { max: 100 }) county?: string | null;
  @Optional(() => String, { size: 2, format: 'homeCountry' }) countryCode?: string | null;
  @Optional(() => String, { max: 255 }) parcelNumber?: string | null;
  @Optional(() => String, printedDescription) legalDescription?: string | null;
  @Optional(() => Float, { atLeast: -90, atMost: 90 }) latitude?: number | null;
  @Optional(() => Float, { atLeast: -180, atMost: 180 }) longitude?: number | null;
  @Optional(() => Boolean) isPrimary?: boolean | null;
  @Optional(() => JSONObject, { json: 'object' }) metadata?: Record<string, unknown> | null;
}

@InputType()
@Printed('externalSource', 'externalId')
export class UpdateJobsiteInput extends defineUpdate(CreateJobsiteInput, {
  fixed: ['projectId'],
  unclearable: ['isPrimary'],
}) {}
