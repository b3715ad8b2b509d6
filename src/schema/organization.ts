import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { IncompleteDocuments, OrganizationKind, OrganizationType } from '../domain/vocabulary.js';
import { reminderLimits } from '../domain/waiver-link/reminders.js';
import { defineUpdate, KeyedInput, KeyedRecordType, RecordFilter } from './common.js';
import { defineConnection, defineOrdering } from './connection.js';
import { enums } from './enums.js';
import { ID, JSONObject } from './scalars.js';
import { Optional, Printed, Required } from './validation/rules.js';

const reminding =
  'the days after the sending of a waiver request on which a payee who has not answered is reminded. Without any, no one is.';
const codeDefault =
  'whether a one-time code is needed to sign a waiver request that does not say so itself. A request keeps what it was written with.';

@ObjectType({
  description:
    'A tenant account, or a directory record of a counterparty. If it belongs to another account, only its name and address are shown.',
  simpleResolvers: true,
})
export class Organization extends KeyedRecordType {
  @Field(() => enums.OrganizationType, { description: 'A tenant account, or the directory record of a counterparty.' })
  type!: OrganizationType;
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true }) legalName!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Three characters, printed in notice numbers. Null if the organization belongs to another account.',
  })
  code!: string | null;
  @Field(() => enums.OrganizationKind, { nullable: true, description: 'Its role on projects.' })
  kind!: OrganizationKind | null;
  @Field(() => String, { nullable: true }) addressLine1!: string | null;
  @Field(() => String, { nullable: true }) addressLine2!: string | null;
  @Field(() => String, { nullable: true }) city!: string | null;
  @Field(() => String, { nullable: true }) state!: string | null;
  @Field(() => String, { nullable: true }) zip!: string | null;
  @Field(() => String, { nullable: true }) countryCode!: string | null;
  @Field(() => String, { nullable: true }) county!: string | null;
  @Field(() => String, { nullable: true }) phone!: string | null;
  @Field(() => String, { nullable: true }) email!: string | null;
  @Field(() => String, { nullable: true, description: 'The URL of the website.' }) website!: string | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it is in use. Null if the organization belongs to another account.',
  })
  isActive!: boolean | null;
  @Field(() => enums.IncompleteDocuments, {
    nullable: true,
    description:
      'Only for an account: whether it is given documents with warnings, or a 422 that lists them. Null if the organization belongs to another account.',
  })
  incompleteDocuments!: IncompleteDocuments | null;
  @Field(() => [Int], {
    nullable: true,
    description: `Only for an account: ${reminding} Null if the organization belongs to another account.`,
  })
  waiverReminderDays!: readonly number[] | null;
  @Field(() => Boolean, {
    nullable: true,
    description: `Only for an account: ${codeDefault} Null if the organization belongs to another account.`,
  })
  requireWaiverCode!: boolean | null;
  @Field(() => String, {
    nullable: true,
    description:
      'Only for an account: its IANA time zone, such as `America/Denver`. It determines today where a record is in no state; null means UTC. Null if the organization belongs to another account.',
  })
  timeZone!: string | null;
  @Field(() => ID, {
    nullable: true,
    description:
      'Only for a company of the directory that was merged into another one: that one. It is in no list any more. Null if the organization belongs to another account.',
  })
  mergedIntoId!: string | null;
}

export const OrganizationConnection = defineConnection(Organization, 'Organization');
export const OrganizationOrdering = defineOrdering('Organization', [
  'CREATED_AT',
  'UPDATED_AT',
  'NAME',
  'KIND',
  'CITY',
  'PHONE',
  'EMAIL',
  'IS_ACTIVE',
]);

@InputType({ description: 'Filters a list of Organization records.' })
export class OrganizationFilter extends RecordFilter {
  @Optional(() => enums.OrganizationType) type?: OrganizationType | null;
  @Optional(() => enums.OrganizationKind) kind?: OrganizationKind | null;
  @Optional(() => Boolean) isActive?: boolean | null;
  @Optional(() => String, { max: 255 }) search?: string | null;
  @Optional(() => String, { size: 2, format: 'state' }) state?: string | null;
  @Optional(() => String, { max: 64 }) externalSource?: string | null;
  @Optional(() => String, { max: 255 }) externalId?: string | null;
}

@InputType()
@Printed('externalSource', 'externalId')
export class CreateOrganizationInput extends KeyedInput {
  @Required(() => String, { max: 255 }) name!: string;
  @Optional(() => String, { max: 255 }) legalName?: string | null;
  @Optional(() => String, { size: 3, format: 'code3' }) code?: string | null;
  @Optional(() => enums.OrganizationType) type?: OrganizationType | null;
  @Optional(() => enums.OrganizationKind) kind?: OrganizationKind | null;
  @Optional(() => String, { max: 255 }) addressLine1?: string | null;
  @Optional(() => String, { max: 255 }) addressLine2?: string | null;
  @Optional(() => String, { max: 100 }) city?: string | null;
  @Optional(() => String, { max: 100, format: 'region' }) state?: string | null;
  @Optional(() => String, { max: 10, format: 'postal' }) zip?: string | null;
  @Optional(() => String, { size: 2, format: 'country' }) countryCode?: string | null;
  @Optional(() => String, { max: 100 }) county?: string | null;
  @Optional(() => String, { max: 20 }) phone?: string | null;
  @Optional(() => String, { max: 255, format: 'email' }) email?: string | null;
  @Optional(() => String, { max: 255, format: 'url' }) website?: string | null;
  @Optional(() => Boolean) isActive?: boolean | null;
  @Optional(() => enums.IncompleteDocuments) incompleteDocuments?: IncompleteDocuments | null;
  @Optional(() => [Int], {
    atLeast: reminderLimits.first,
    atMost: reminderLimits.last,
    description: `Only for an account: ${reminding} At most ${reminderLimits.most}, each once.`,
  })
  waiverReminderDays?: readonly number[] | null;
  @Optional(() => Boolean, { description: `Only for an account: ${codeDefault} Default: false.` })
  requireWaiverCode?: boolean | null;
  @Optional(() => String, { max: 64, format: 'time_zone', description: 'An IANA time zone, such as `America/Denver`.' })
  timeZone?: string | null;
  @Optional(() => JSONObject, { json: 'object' }) metadata?: Record<string, unknown> | null;
}

@InputType()
@Printed('externalSource', 'externalId')
export class UpdateOrganizationInput extends defineUpdate(CreateOrganizationInput, {
  fixed: ['type'],
  unclearable: ['code', 'isActive', 'incompleteDocuments', 'waiverReminderDays', 'requireWaiverCode'],
}) {}
