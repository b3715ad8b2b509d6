import { InputType } from 'type-graphql';
import type { OrganizationKind, PartyRole, ProjectSector, ProjectUse } from '../domain/vocabulary.js';
import { enums } from './enums.js';
import { PartnerReportInput } from './partner-request.js';
import { NoticeOfCommencementInput } from './project.js';
import { Decimal, JSONObject, LocalDate } from './scalars.js';
import { Optional, Printed, Required, Unclearable } from './validation/rules.js';

@InputType({ description: 'The findings about the job. Omitted fields stay unchanged.' })
@Printed()
class PartnerProjectFacts {
  @Unclearable(() => enums.ProjectSector) sector?: ProjectSector;
  @Optional(() => enums.ProjectUse) use?: ProjectUse | null;
  @Optional(() => Boolean) ownerOccupied?: boolean | null;
  @Optional(() => LocalDate) dateContract?: string | null;
  @Optional(() => LocalDate) completionDate?: string | null;
  @Optional(() => String, { max: 10000 }) legalDescription?: string | null;
  @Optional(() => String, { max: 255 }) parcelNumber?: string | null;
  @Optional(() => String, { max: 255 }) permitNumber?: string | null;
  @Optional(() => NoticeOfCommencementInput) noticeOfCommencement?: NoticeOfCommencementInput | null;
  @Optional(() => String, { max: 255 }) bondNumber?: string | null;
  @Optional(() => String, { max: 255 }) loanNumber?: string | null;
}

@InputType({ description: 'The findings about the jobsite. Its state cannot be changed.' })
@Printed()
class PartnerJobsiteFacts {
  @Optional(() => String, { max: 255 }) name?: string | null;
  @Optional(() => String, { max: 255 }) addressLine1?: string | null;
  @Optional(() => String, { max: 255 }) addressLine2?: string | null;
  @Optional(() => String, { max: 100 }) city?: string | null;
  @Optional(() => String, { max: 100 }) county?: string | null;
  @Optional(() => String, { max: 10, format: 'zip' }) zip?: string | null;
  @Optional(() => String, { max: 255 }) parcelNumber?: string | null;
  @Optional(() => String, { max: 10000 }) legalDescription?: string | null;
}

@InputType({
  description:
    'A party of the job. If a party with the same role and name exists, it is updated; otherwise it is added to the project.',
})
@Printed()
export class PartnerPartyFacts {
  @Required(() => enums.PartyRole) role!: PartyRole;
  @Required(() => String, { max: 255 }) name!: string;
  @Optional(() => String, { max: 255 }) legalName?: string | null;
  @Optional(() => enums.OrganizationKind, { description: 'Its role on projects.' }) kind?: OrganizationKind | null;
  @Optional(() => String, { max: 255 }) addressLine1?: string | null;
  @Optional(() => String, { max: 255 }) addressLine2?: string | null;
  @Optional(() => String, { max: 100 }) city?: string | null;
  @Optional(() => String, { max: 100, format: 'region' }) state?: string | null;
  @Optional(() => String, { max: 10, format: 'postal' }) zip?: string | null;
  @Optional(() => String, { size: 2, format: 'country' }) countryCode?: string | null;
  @Optional(() => String, { max: 20 }) phone?: string | null;
  @Optional(() => String, { max: 255, format: 'email' }) email?: string | null;
  @Optional(() => String, { max: 255 }) attention?: string | null;
  @Optional(() => String, { max: 255 }) contractNumber?: string | null;
  @Unclearable(() => Boolean, { description: 'Whether it is believed, but not confirmed, to hold this role.' })
  reputed?: boolean;
  @Unclearable(() => Boolean, { description: 'False if it is no longer a party of the job.' }) isActive?: boolean;
  @Unclearable(() => Boolean, { description: 'Whether this party hired the claimant.' }) hiredClaimant?: boolean;
}

@InputType({ description: 'The findings for the notice.' })
@Printed()
class PartnerNoticeFacts {
  @Unclearable(() => LocalDate, { description: 'The date to serve by. The notice shows that the partner set it.' })
  deadlineDate?: string;
  @Unclearable(() => LocalDate, { description: 'Today (UTC) by default for a new notice.' }) noticeDate?: string;
  @Optional(() => Decimal, { atLeast: 0 }) claimAmount?: string | null;
  @Optional(() => String, { max: 10000 }) description?: string | null;
}

@InputType({
  description:
    'The findings of the research. They become the project, jobsite, organizations, parties and draft notice of the account; ' +
    'a further report changes the same records. Either all of the findings are applied, or none.',
})
export class PartnerReturnFactsInput extends PartnerReportInput {
  @Optional(() => PartnerProjectFacts, { description: 'The findings about the project.' })
  project?: PartnerProjectFacts | null;
  @Optional(() => PartnerJobsiteFacts, { description: 'The location of the project.' })
  jobsite?: PartnerJobsiteFacts | null;
  @Optional(() => [PartnerPartyFacts]) parties?: PartnerPartyFacts[] | null;
  @Optional(() => PartnerNoticeFacts, { description: 'The findings for the notice.' })
  notice?: PartnerNoticeFacts | null;
  @Optional(() => JSONObject, { json: 'object', description: 'Other findings, stored in the result.' })
  summary?: Record<string, unknown> | null;
}
