import { Field, InputType, ObjectType } from 'type-graphql';
import type { LienRightsStatus } from '../domain/deadlines/rights-status.js';
import type { PartyRole } from '../domain/vocabulary.js';
import { definePart } from './common.js';
import { NextAct, ProjectDeadline } from './deadline.js';
import { enums } from './enums.js';
import { CreateProjectInput } from './project.js';
import { Optional, Required } from './validation/rules.js';

@InputType({ description: 'What the deadlines of a project depend on, as `CreateProjectInput` has it.' })
export class PreviewedProjectInput extends definePart(CreateProjectInput, [
  'divisionId',
  'name',
  'number',
  'externalSource',
  'externalId',
  'retainagePercent',
  'furnishedDescription',
  'legalDescription',
  'parcelNumber',
  'permitNumber',
  'bondNumber',
  'loanNumber',
  'metadata',
]) {}

@InputType({ description: 'A party of a project that is not created yet, as `NewPartyInput` has it.' })
export class PreviewedPartyInput {
  @Required(() => String, { max: 64, description: 'A name for the party within the request, for `hiredBy`.' })
  key!: string;
  @Required(() => enums.PartyRole) role!: PartyRole;
  @Optional(() => Boolean) isActive?: boolean | null;
  @Optional(() => String, { max: 64, description: 'The `key` of the party that hired this one.' })
  hiredBy?: string | null;
}

@InputType({ description: 'A project that is not created yet, as far as its deadlines depend on it.' })
export class ProjectPreviewInput {
  @Required(() => PreviewedProjectInput) project!: PreviewedProjectInput;
  @Optional(() => [PreviewedPartyInput], { description: 'At most 100, in addition to the claimant.' })
  parties?: PreviewedPartyInput[] | null;
  @Optional(() => String, { max: 64, description: 'The `key` of the party that hired the claimant.' })
  claimantHiredBy?: string | null;
}

@ObjectType({
  description: 'What would follow if a project were created with these facts. Nothing is stored.',
  simpleResolvers: true,
})
export class ProjectPreview {
  @Field(() => [ProjectDeadline], { description: 'The deadlines that the project would have, in sequence.' })
  deadlines!: ProjectDeadline[];
  @Field(() => NextAct, { nullable: true, description: 'What would be next; null if nothing that has a day is left.' })
  nextAct!: NextAct | null;
  @Field(() => enums.LienRightsStatus, {
    nullable: true,
    description:
      'How the right to a lien or a claim on the bond would stand today, as `lienRights` of a project says it.',
  })
  lienRights!: LienRightsStatus | null;
  @Field(() => [enums.PartyRole], {
    description:
      'The roles of the parties that the first act is served on and that are not named yet: the owner, or the public entity, and the general contractor.',
  })
  unnamedRoles!: readonly PartyRole[];
}
