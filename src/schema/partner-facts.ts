import { InputType } from 'type-graphql';
import type { OrganizationKind, PartyRole, ProjectSector, ProjectUse } from '../domain/vocabulary.js';
import { Optional, Required, Unclearable } from '../validation/rules.js';
import { OrganizationKindEnum, PartyRoleEnum, ProjectSectorEnum, ProjectUseEnum } from './enums.js';
import { PartnerReportInput } from './partner-request.js';
import { NoticeOfCommencementInput } from './project.js';
import { Decimal, JSONObject, LocalDate } from './scalars.js';

@InputType({ description: 'What was found of the job. What is absent stays as it is.' })
export class PartnerProjectFacts {
  @Unclearable(() => ProjectSectorEnum) sector?: ProjectSector;
  @Optional(() => ProjectUseEnum) use?: ProjectUse | null;
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

@InputType({ description: 'Where the work is done; its state is the one that was paid for.' })
export class PartnerJobsiteFacts {
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
  description: 'A party of the job. Known again by its role and name, it is changed; others are put on the project.',
})
export class PartnerPartyFacts {
  @Required(() => PartyRoleEnum) role!: PartyRole;
  @Required(() => String, { max: 255 }) name!: string;
  @Optional(() => String, { max: 255 }) legalName?: string | null;
  @Optional(() => OrganizationKindEnum) kind?: OrganizationKind | null;
  @Optional(() => String, { max: 255 }) addressLine1?: string | null;
  @Optional(() => String, { max: 255 }) addressLine2?: string | null;
  @Optional(() => String, { max: 100 }) city?: string | null;
  @Optional(() => String, { size: 2, format: 'state' }) state?: string | null;
  @Optional(() => String, { max: 10, format: 'zip' }) zip?: string | null;
  @Optional(() => String, { max: 20 }) phone?: string | null;
  @Optional(() => String, { max: 255, format: 'email' }) email?: string | null;
  @Optional(() => String, { max: 255 }) attention?: string | null;
  @Optional(() => String, { max: 255 }) contractNumber?: string | null;
  @Unclearable(() => Boolean, { description: 'Believed, not confirmed, to hold this role.' }) reputed?: boolean;
  @Unclearable(() => Boolean, { description: 'False: it is no party of the job any more.' }) isActive?: boolean;
  @Unclearable(() => Boolean, { description: 'The claimant works for this party.' }) hiredClaimant?: boolean;
}

@InputType({ description: 'What was found for the notice.' })
export class PartnerNoticeFacts {
  @Unclearable(() => LocalDate, { description: 'Serve by this date; the notice tells that it is the partner’s.' })
  deadlineDate?: string;
  @Unclearable(() => LocalDate, { description: 'Default of a new notice: today in UTC.' }) noticeDate?: string;
  @Optional(() => Decimal, { atLeast: 0 }) claimAmount?: string | null;
  @Optional(() => String, { max: 10000 }) description?: string | null;
}

@InputType({
  description:
    'What the research found. It becomes the project, jobsite, organizations, parties and draft notice of the caller’s account, ' +
    'and reported again it changes the same records. All of it is taken, or nothing.',
})
export class PartnerReturnFactsInput extends PartnerReportInput {
  @Optional(() => PartnerProjectFacts) project?: PartnerProjectFacts | null;
  @Optional(() => PartnerJobsiteFacts) jobsite?: PartnerJobsiteFacts | null;
  @Optional(() => [PartnerPartyFacts]) parties?: PartnerPartyFacts[] | null;
  @Optional(() => PartnerNoticeFacts) notice?: PartnerNoticeFacts | null;
  @Optional(() => JSONObject, { bag: 'free', description: 'What else was found; kept in the result.' })
  summary?: Record<string, unknown> | null;
}
