import { Field, InputType, ObjectType } from 'type-graphql';
import type { PartyRole } from '../domain/vocabulary.js';
import { defineUpdate, KeyedInput, KeyedRecordType, RecordFilter } from './common.js';
import { defineConnection, defineOrdering } from './connection.js';
import { enums } from './enums.js';
import { ID, JSONObject } from './scalars.js';
import { Optional, Printed, Required } from './validation/rules.js';

@ObjectType({ description: 'An organization in its role on a project.', simpleResolvers: true })
export class Party extends KeyedRecordType {
  @Field(() => ID, { description: 'The organization.' }) organizationId!: string;
  @Field(() => ID) projectId!: string;
  @Field(() => enums.PartyRole) role!: PartyRole;
  @Field(() => Boolean, { description: 'Whether it is the claimant party of the project, which the service manages.' })
  isClaimant!: boolean;
  @Field(() => Boolean) isActive!: boolean;
  @Field(() => ID, { nullable: true, description: 'The party that hired this one; null if not recorded.' })
  hiredByPartyId!: string | null;
  @Field(() => Boolean, { description: 'Whether it is believed, but not confirmed, to hold this role.' })
  reputed!: boolean;
  @Field(() => String, {
    nullable: true,
    description:
      'The person, with the mailbox, who named it as a company below a payee, on the page of a waiver request. Null if the account added it.',
  })
  namedBy!: string | null;
  @Field(() => String, { nullable: true }) attention!: string | null;
  @Field(() => String, { nullable: true }) contractNumber!: string | null;
  @Field(() => String, { nullable: true }) addressLine1!: string | null;
  @Field(() => String, { nullable: true }) addressLine2!: string | null;
  @Field(() => String, { nullable: true }) city!: string | null;
  @Field(() => String, { nullable: true }) state!: string | null;
  @Field(() => String, { nullable: true }) zip!: string | null;
  @Field(() => String, { nullable: true }) countryCode!: string | null;
}

export const PartyConnection = defineConnection(Party, 'Party');
export const PartyOrdering = defineOrdering('Party', ['CREATED_AT', 'UPDATED_AT']);

@InputType({ description: 'Filters a list of Party records.' })
export class PartyFilter extends RecordFilter {
  @Optional(() => ID) projectId?: string | null;
  @Optional(() => ID) organizationId?: string | null;
  @Optional(() => enums.PartyRole) role?: PartyRole | null;
  @Optional(() => Boolean) isClaimant?: boolean | null;
  @Optional(() => Boolean) isActive?: boolean | null;
  @Optional(() => String, { max: 64 }) externalSource?: string | null;
  @Optional(() => String, { max: 255 }) externalId?: string | null;
}

@InputType()
@Printed('externalSource', 'externalId')
export class CreatePartyInput extends KeyedInput {
  @Required(() => ID) projectId!: string;
  @Required(() => ID) organizationId!: string;
  @Required(() => enums.PartyRole) role!: PartyRole;
  @Optional(() => Boolean) isActive?: boolean | null;
  @Optional(() => ID) hiredByPartyId?: string | null;
  @Optional(() => Boolean) reputed?: boolean | null;
  @Optional(() => String, { max: 255 }) attention?: string | null;
  @Optional(() => String, { max: 255 }) contractNumber?: string | null;
  @Optional(() => String, { max: 255 }) addressLine1?: string | null;
  @Optional(() => String, { max: 255 }) addressLine2?: string | null;
  @Optional(() => String, { max: 100 }) city?: string | null;
  @Optional(() => String, { max: 100, format: 'region' }) state?: string | null;
  @Optional(() => String, { max: 10, format: 'postal' }) zip?: string | null;
  @Optional(() => String, { size: 2, format: 'country' }) countryCode?: string | null;
  @Optional(() => JSONObject, { json: 'object' }) metadata?: Record<string, unknown> | null;
}

@InputType()
@Printed('externalSource', 'externalId')
export class UpdatePartyInput extends defineUpdate(CreatePartyInput, {
  fixed: ['projectId'],
  unclearable: ['isActive', 'reputed'],
}) {}
