import { Field, InputType, ObjectType } from 'type-graphql';
import { defineUpdate, RecordFilter, RecordType } from './common.js';
import { defineConnection, defineOrdering } from './connection.js';
import { ID, JSONObject } from './scalars.js';
import { Optional, Printed, Required } from './validation/rules.js';

@ObjectType({ description: 'A claimant identity: every document is attributed to one.', simpleResolvers: true })
export class Division extends RecordType {
  @Field(() => ID, { description: 'The organization that it is part of.' }) organizationId!: string;
  @Field(() => String, { description: 'The legal name, as printed on documents.' }) name!: string;
  @Field(() => String, { nullable: true, description: 'A short code of your own.' }) code!: string | null;
  @Field(() => String, { nullable: true }) description!: string | null;
  @Field(() => String) addressLine1!: string;
  @Field(() => String, { nullable: true }) addressLine2!: string | null;
  @Field(() => String) city!: string;
  @Field(() => String) state!: string;
  @Field(() => String) zip!: string;
  @Field(() => String, { nullable: true, description: 'The four digits after the postal code.' }) zipPlus4!:
    | string
    | null;
  @Field(() => String, { nullable: true }) countryCode!: string | null;
  @Field(() => String, { nullable: true }) phone!: string | null;
  @Field(() => String, { nullable: true }) email!: string | null;
  @Field(() => String, { nullable: true, description: 'Printed on documents; cannot be overridden per document.' })
  licenseNumber!: string | null;
  @Field(() => Boolean) isActive!: boolean;
}

export const DivisionConnection = defineConnection(Division, 'Division');
export const DivisionOrdering = defineOrdering('Division', ['CREATED_AT', 'UPDATED_AT', 'NAME']);

@InputType({ description: 'Filters a list of Division records.' })
export class DivisionFilter extends RecordFilter {
  @Optional(() => ID) organizationId?: string | null;
  @Optional(() => Boolean) isActive?: boolean | null;
  @Optional(() => String, { max: 255 }) search?: string | null;
  @Optional(() => String, { size: 2, format: 'state' }) state?: string | null;
}

@InputType()
@Printed('description', 'code')
export class CreateDivisionInput {
  @Required(() => ID) organizationId!: string;
  @Required(() => String, { max: 255 }) name!: string;
  @Optional(() => String, { max: 255 }) code?: string | null;
  @Optional(() => String, { max: 10000 }) description?: string | null;
  @Required(() => String, { max: 255 }) addressLine1!: string;
  @Optional(() => String, { max: 255 }) addressLine2?: string | null;
  @Required(() => String, { max: 100 }) city!: string;
  @Required(() => String, { size: 2, format: 'mailState' }) state!: string;
  @Required(() => String, { max: 10, format: 'zip' }) zip!: string;
  @Optional(() => String, { max: 4, format: 'zip4' }) zipPlus4?: string | null;
  @Optional(() => String, { size: 2, format: 'country' }) countryCode?: string | null;
  @Optional(() => String, { max: 20 }) phone?: string | null;
  @Optional(() => String, { max: 255, format: 'email' }) email?: string | null;
  @Optional(() => String, { max: 255 }) licenseNumber?: string | null;
  @Optional(() => Boolean) isActive?: boolean | null;
  @Optional(() => JSONObject, { json: 'object' }) metadata?: Record<string, unknown> | null;
}

@InputType()
@Printed('description', 'code')
export class UpdateDivisionInput extends defineUpdate(CreateDivisionInput, {
  fixed: ['organizationId'],
  unclearable: ['isActive'],
}) {}
