import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { DuplicateReason } from '../domain/organization/duplicates.js';
import type { EntityType, OrganizationKind } from '../domain/vocabulary.js';
import { defineUpdate } from './common.js';
import { enums } from './enums.js';
import { Node } from './node.js';
import { CreateOrganizationInput } from './organization.js';
import { DateTime, ID } from './scalars.js';
import { Optional, Printed, Required } from './validation/rules.js';

@ObjectType({
  description: 'A company of the directory that may be the same as another one.',
  simpleResolvers: true,
})
export class SimilarOrganization {
  @Field(() => ID) organizationId!: string;
  @Field(() => [enums.DuplicateReason], { description: 'What they have in common.' }) reasons!: DuplicateReason[];
  @Field(() => Int, { description: 'The projects on which it is a party.' }) projectCount!: number;
}

@ObjectType({ description: 'Companies of the directory that may be the same.', simpleResolvers: true })
export class DuplicateGroup {
  @Field(() => [enums.DuplicateReason], { description: 'What all of them have in common.' })
  reasons!: DuplicateReason[];
  @Field(() => Int, { description: 'How many they are.' }) count!: number;
  @Field(() => [SimilarOrganization], {
    description: 'Those on the most projects first, at most 20 of them.',
  })
  organizations!: SimilarOrganization[];
}

@ObjectType({ description: 'The groups of companies that may be the same.', simpleResolvers: true })
export class DuplicateGroups {
  @Field(() => Int, { description: 'How many groups there are, whatever the page.' }) totalCount!: number;
  @Field(() => [DuplicateGroup], { description: 'Those with the same name first.' }) groups!: DuplicateGroup[];
}

@InputType({
  description: 'What companies of the directory are compared with: one of them, or one that is being typed.',
})
export class SimilarOrganizationsInput {
  @Optional(() => ID, { description: 'A company of the directory. The other fields are not read then.' })
  id?: string | null;
  @Optional(() => String, { max: 255 }) name?: string | null;
  @Optional(() => String, { max: 255, description: 'Compared together with `zip`.' }) addressLine1?: string | null;
  @Optional(() => String, { max: 10 }) zip?: string | null;
  @Optional(() => String, { max: 20 }) phone?: string | null;
  @Optional(() => String, { max: 255 }) email?: string | null;
}

@ObjectType({
  description: 'A record that the undoing of a merge left as it is, because it was changed since the merge.',
  simpleResolvers: true,
})
export class LeftRecord {
  @Field(() => enums.EntityType, { description: 'The type of the record.' }) entityType!: EntityType;
  @Field(() => ID, { description: 'The id of the record.' }) entityId!: string;
}

@ObjectType({ description: 'A company that was merged into another one.', simpleResolvers: true })
export class MergedOrganization {
  @Field(() => ID) organizationId!: string;
}

@ObjectType({
  implements: Node,
  description: 'Companies of the directory that were merged into another one. It can be undone.',
  simpleResolvers: true,
})
export class OrganizationMerge implements Node {
  @Field(() => ID) id!: string;
  @Field(() => ID, { description: 'The company that was kept.' }) keptId!: string;
  @Field(() => [MergedOrganization], { description: 'The companies that were merged into it.' })
  merged!: MergedOrganization[];
  @Field(() => Int, { description: 'How many records named a merged company and now name the one that was kept.' })
  movedCount!: number;
  @Field(() => ID, { nullable: true, description: 'The user who merged them.' }) userId!: string | null;
  @Field(() => DateTime) createdAt!: string;
  @Field(() => DateTime, { nullable: true, description: 'When it was undone.' }) undoneAt!: string | null;
  @Field(() => [LeftRecord], {
    description: 'After it was undone: the records that were not put back, because they were changed since the merge.',
  })
  left!: LeftRecord[];
}

@InputType({
  description:
    'Merges companies of the directory into the one with this `id`. Its other fields are values for the company that is kept, such as an address of another one.',
})
@Printed()
export class MergeOrganizationsInput extends defineUpdate(CreateOrganizationInput, {
  fixed: [
    'type',
    'code',
    'incompleteDocuments',
    'waiverReminderDays',
    'requireWaiverCode',
    'timeZone',
    'metadata',
    'externalSource',
    'externalId',
  ],
  unclearable: ['isActive'],
}) {
  @Optional(() => enums.OrganizationKind, { description: 'Its role on projects.' }) kind?: OrganizationKind | null;
  @Optional(() => String, { max: 255, format: 'url', description: 'The URL of the website.' }) website?: string | null;
  @Required(() => [ID], { description: 'The companies that are merged into it: at most 20.' }) mergeIds!: string[];
}

@InputType({ description: 'The merge that is to be undone.' })
export class UndoOrganizationMergeInput {
  @Required(() => ID) id!: string;
}
