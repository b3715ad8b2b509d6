import { InputType } from 'type-graphql';
import { definePart } from './common.js';
import { CreateJobsiteInput } from './jobsite.js';
import { CreateOrganizationInput } from './organization.js';
import { CreatePartyInput } from './party.js';
import { CreateProjectInput } from './project.js';
import { ID } from './scalars.js';
import { Optional, Printed, Required } from './validation/rules.js';

@InputType({ description: 'The primary jobsite of a project that is created with it.' })
@Printed()
export class NewJobsiteInput extends definePart(CreateJobsiteInput, ['projectId', 'isPrimary']) {}

@InputType({ description: 'An organization that the directory gets with the project.' })
@Printed()
export class NewOrganizationInput extends definePart(CreateOrganizationInput, [
  'type',
  'incompleteDocuments',
  'waiverReminderDays',
  'requireWaiverCode',
  'timeZone',
]) {}

@InputType({
  description: 'A party of a project that is created with it: an organization of the directory, or a new one.',
})
@Printed('key')
export class NewPartyInput extends definePart(CreatePartyInput, ['projectId', 'organizationId', 'hiredByPartyId']) {
  @Required(() => String, {
    max: 64,
    description: 'A name for the party within the request, for `hiredBy`. `claimant` names the party of the division.',
  })
  key!: string;
  @Optional(() => ID, { requiredWithout: 'organization', description: 'An organization of the directory.' })
  organizationId?: string | null;
  @Optional(() => NewOrganizationInput, {
    description:
      'A new organization, if there is no `organizationId`. Parties of the request whose new organizations are equal share one.',
  })
  organization?: NewOrganizationInput | null;
  @Optional(() => String, { max: 64, description: 'The `key` of the party that hired this one.' })
  hiredBy?: string | null;
}

@InputType({ description: 'A project with what it begins with.' })
@Printed('claimantHiredBy')
export class CreateProjectWithPartiesInput {
  @Required(() => CreateProjectInput) project!: CreateProjectInput;
  @Optional(() => NewJobsiteInput, { description: 'Its primary jobsite.' }) jobsite?: NewJobsiteInput | null;
  @Optional(() => [NewPartyInput], { description: 'At most 100, in addition to the claimant.' })
  parties?: NewPartyInput[] | null;
  @Optional(() => String, { max: 64, description: 'The `key` of the party that hired the claimant.' })
  claimantHiredBy?: string | null;
}
