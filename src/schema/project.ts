import type { HomePurpose } from 'lien-deadlines';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { deadlineYears } from '../domain/deadlines/facts.js';
import type { LienRightsStatus } from '../domain/deadlines/rights-status.js';
import type {
  ClaimantRole,
  DeadlineKind,
  Duty,
  ProjectSector,
  ProjectStatus,
  ProjectUse,
  RecordedNoticeKind,
} from '../domain/vocabulary.js';
import { defineUpdate, KeyedInput, KeyedRecordType, RecordFilter } from './common.js';
import { defineConnection, defineOrdering } from './connection.js';
import { enums } from './enums.js';
import { printedDescription } from './printed-description.js';
import { Decimal, ID, JSONObject, LocalDate } from './scalars.js';
import { Optional, Printed, Required } from './validation/rules.js';

@ObjectType({ description: 'The recorded notice of commencement of a project.', simpleResolvers: true })
class NoticeOfCommencement {
  @Field(() => LocalDate, { nullable: true, description: 'The day that it was recorded.' }) recordedOn!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The instrument number, or the book and page, of its recording.',
  })
  instrument!: string | null;
}

@InputType()
@Printed()
export class NoticeOfCommencementInput {
  @Optional(() => LocalDate, { years: deadlineYears }) recordedOn?: string | null;
  @Optional(() => String, { max: 255 }) instrument?: string | null;
}

@ObjectType({
  description: 'A notice that the owner or contractor recorded and that can shorten the claimants’ periods.',
  simpleResolvers: true,
})
class RecordedNotice {
  @Field(() => enums.RecordedNoticeKind, { description: 'What the notice says.' }) kind!: RecordedNoticeKind;
  @Field(() => LocalDate, { description: 'The day of its recording.' }) recordedOn!: string;
  @Field(() => String, { nullable: true, description: 'The number or book and page of its recording.' }) instrument?:
    | string
    | null;
}

@InputType()
@Printed()
class RecordedNoticeInput {
  @Required(() => enums.RecordedNoticeKind) kind!: RecordedNoticeKind;
  @Required(() => LocalDate, { years: deadlineYears }) recordedOn!: string;
  @Optional(() => String, { max: 255 }) instrument?: string | null;
}

@ObjectType({
  description: 'An act of the claimant’s course that is done, so that its deadline needs no reminder.',
  simpleResolvers: true,
})
class ActDone {
  @Field(() => enums.DeadlineKind, { description: 'The act.' }) kind!: DeadlineKind;
  @Field(() => LocalDate, { description: 'The day on which it was done.' }) doneOn!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The month of furnishing (`YYYY-MM`), where each month has its own deadline.',
  })
  month?: string | null;
  @Field(() => enums.Duty, {
    nullable: true,
    description: 'Which of several duties of its kind it was; null: the ordinary one.',
  })
  duty?: Duty | null;
  @Field(() => LocalDate, {
    nullable: true,
    description:
      'For an affidavit of nonpayment: the day on which the waiver that it answers was signed. Needed where several waivers were signed.',
  })
  waiverSignedOn?: string | null;
}

@InputType()
class ActDoneInput {
  @Required(() => enums.DeadlineKind) kind!: DeadlineKind;
  @Required(() => LocalDate, { years: deadlineYears }) doneOn!: string;
  @Optional(() => String, { size: 7, format: 'month' }) month?: string | null;
  @Optional(() => enums.Duty) duty?: Duty | null;
  @Optional(() => LocalDate, { years: deadlineYears }) waiverSignedOn?: string | null;
}

@ObjectType({ description: 'A job, with the division that claims on it and its role.', simpleResolvers: true })
export class Project extends KeyedRecordType {
  @Field(() => ID) organizationId!: string;
  @Field(() => ID, { description: 'The claimant of the project.' }) divisionId!: string;
  @Field(() => enums.ClaimantRole, { description: 'The role in which the division claims.' })
  claimantRole!: ClaimantRole;
  @Field(() => String, { description: 'The name, as printed on documents.' }) name!: string;
  @Field(() => String, { nullable: true, description: 'A number of your own.' }) number!: string | null;
  @Field(() => enums.ProjectStatus) status!: ProjectStatus;
  @Field(() => enums.ProjectSector) sector!: ProjectSector;
  @Field(() => enums.ProjectUse, { nullable: true }) use!: ProjectUse | null;
  @Field(() => Boolean, { nullable: true }) ownerOccupied!: boolean | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'The number of homes in the building, or in the largest of several. A single-family home or a townhome counts 1.',
  })
  units!: number | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'True for new construction, false for repair, remodeling or alteration.',
  })
  newConstruction!: boolean | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether a payment bond covers the project. Public work is taken to have one unless this is false.',
  })
  paymentBond!: boolean | null;
  @Field(() => Boolean, { nullable: true, description: 'Whether public funds finance the project.' }) publicFunds!:
    | boolean
    | null;
  @Field(() => enums.HomePurpose, { nullable: true, description: 'Whether the homes are to be sold or to be let.' })
  homesFor!: HomePurpose | null;
  @Field(() => Boolean, { nullable: true, description: 'Whether the homes are condominium units.' }) condominium!:
    | boolean
    | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the owner itself signed a written contract for the claimant’s work.',
  })
  writtenContract!: boolean | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether a notice of completion was published or recorded. False says that none was.',
  })
  completionNoticePublished!: boolean | null;
  @Field(() => LocalDate, {
    nullable: true,
    description: 'When the notice of the contract between the owner and its contractor was recorded.',
  })
  noticeOfContractDate!: string | null;
  @Field(() => LocalDate, {
    nullable: true,
    description:
      'When the contract between the owner and its contractor was terminated, or the work abandoned, before completion.',
  })
  terminationDate!: string | null;
  @Field(() => LocalDate, { nullable: true, description: 'When the public body accepted the work.' }) acceptanceDate!:
    | string
    | null;
  @Field(() => LocalDate, { nullable: true, description: 'When the public body settled finally with its contractor.' })
  finalSettlementDate!: string | null;
  @Field(() => LocalDate, { nullable: true, description: 'When the whole debt to the claimant became due.' })
  debtDueDate!: string | null;
  @Field(() => LocalDate, {
    nullable: true,
    description: 'When the claimant’s statement of account was recorded, where it follows another recording.',
  })
  statementRecordedDate!: string | null;
  @Field(() => LocalDate, {
    nullable: true,
    description: 'When the claimant filed or served the notice that by statute extends its time.',
  })
  extensionDate!: string | null;
  @Field(() => LocalDate, { nullable: true, description: 'When a demand to sue was served on the claimant.' })
  demandToSueDate!: string | null;
  @Field(() => LocalDate, {
    nullable: true,
    description:
      'When a notice that contests the claimant’s lien or bond claim was recorded; of its service if it was not recorded.',
  })
  contestDate!: string | null;
  @Field(() => Decimal, { nullable: true }) contractAmount!: string | null;
  @Field(() => Decimal, { nullable: true }) retainagePercent!: string | null;
  @Field(() => Decimal, { nullable: true }) waiverRequestThreshold!: string | null;
  @Field(() => LocalDate, { nullable: true }) dateContract!: string | null;
  @Field(() => LocalDate, {
    nullable: true,
    description: 'The date of the contract between the owner and its contractor.',
  })
  originalContractDate!: string | null;
  @Field(() => LocalDate, { nullable: true }) firstFurnishingDate!: string | null;
  @Field(() => LocalDate, { nullable: true }) lastFurnishingDate!: string | null;
  @Field(() => LocalDate, { nullable: true }) completionDate!: string | null;
  @Field(() => String, { nullable: true, description: 'The labor or material that the claimant furnishes.' })
  furnishedDescription!: string | null;
  @Field(() => String, { nullable: true }) legalDescription!: string | null;
  @Field(() => String, { nullable: true }) parcelNumber!: string | null;
  @Field(() => String, { nullable: true }) permitNumber!: string | null;
  @Field(() => NoticeOfCommencement, { nullable: true }) noticeOfCommencement!: NoticeOfCommencement | null;
  @Field(() => [RecordedNotice], {
    description: 'Notices of completion, cessation, termination or substantial completion that are on record.',
  })
  recordedNotices!: RecordedNotice[];
  @Field(() => [ActDone], {
    description:
      'Acts that are done and that no other record shows, such as a proof of service. Their deadlines need no reminder.',
  })
  actsDone!: ActDone[];
  @Field(() => String, { nullable: true }) bondNumber!: string | null;
  @Field(() => String, { nullable: true }) loanNumber!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The state whose law applies; by default the state of the primary jobsite.',
  })
  state!: string | null;
}

export const ProjectConnection = defineConnection(Project, 'Project');
export const ProjectOrdering = defineOrdering('Project', [
  'CREATED_AT',
  'UPDATED_AT',
  'NAME',
  'NUMBER',
  'STATE',
  'FIRST_FURNISHING_DATE',
  'CONTRACT_AMOUNT',
  'STATUS',
  'LIEN_RIGHTS',
  'NEXT_DEADLINE',
  'UNPAID_AMOUNT',
]);

@InputType({ description: 'Filters a list of Project records.' })
export class ProjectFilter extends RecordFilter {
  @Optional(() => ID) organizationId?: string | null;
  @Optional(() => ID) divisionId?: string | null;
  @Optional(() => enums.ClaimantRole) claimantRole?: ClaimantRole | null;
  @Optional(() => enums.ProjectStatus) status?: ProjectStatus | null;
  @Optional(() => enums.ProjectSector) sector?: ProjectSector | null;
  @Optional(() => String, { size: 2, format: 'state' }) state?: string | null;
  @Optional(() => String, { max: 64 }) externalSource?: string | null;
  @Optional(() => String, { max: 255 }) externalId?: string | null;
  @Optional(() => enums.LienRightsStatus, {
    graphqlOnly: true,
    description: 'How the lien or bond rights stand today.',
  })
  lienRights?: LienRightsStatus | null;
  @Optional(() => ID, { graphqlOnly: true, description: 'Who has a task there.' }) taskAssigneeId?: string | null;
  @Optional(() => String, { max: 255 }) search?: string | null;
  @Optional(() => LocalDate, { description: 'First furnished to on or after this day.' }) dateFrom?: string | null;
  @Optional(() => LocalDate, { description: 'First furnished to on or before this day.' }) dateUntil?: string | null;
}

@InputType()
@Printed('externalSource', 'externalId')
export class CreateProjectInput extends KeyedInput {
  @Required(() => ID) divisionId!: string;
  @Required(() => enums.ClaimantRole) claimantRole!: ClaimantRole;
  @Required(() => String, { max: 255 }) name!: string;
  @Optional(() => String, { max: 255 }) number?: string | null;
  @Optional(() => enums.ProjectStatus) status?: ProjectStatus | null;
  @Optional(() => enums.ProjectSector) sector?: ProjectSector | null;
  @Optional(() => enums.ProjectUse) use?: ProjectUse | null;
  @Optional(() => Boolean) ownerOccupied?: boolean | null;
  @Optional(() => Int, { atLeast: 1, atMost: 100000 }) units?: number | null;
  @Optional(() => Boolean) newConstruction?: boolean | null;
  @Optional(() => Boolean) paymentBond?: boolean | null;
  @Optional(() => Boolean) publicFunds?: boolean | null;
  @Optional(() => enums.HomePurpose) homesFor?: HomePurpose | null;
  @Optional(() => Boolean) condominium?: boolean | null;
  @Optional(() => Boolean) writtenContract?: boolean | null;
  @Optional(() => Boolean) completionNoticePublished?: boolean | null;
  @Optional(() => LocalDate, { years: deadlineYears }) noticeOfContractDate?: string | null;
  @Optional(() => LocalDate, { years: deadlineYears }) terminationDate?: string | null;
  @Optional(() => LocalDate, { years: deadlineYears }) acceptanceDate?: string | null;
  @Optional(() => LocalDate, { years: deadlineYears }) finalSettlementDate?: string | null;
  @Optional(() => LocalDate, { years: deadlineYears }) debtDueDate?: string | null;
  @Optional(() => LocalDate, { years: deadlineYears }) statementRecordedDate?: string | null;
  @Optional(() => LocalDate, { years: deadlineYears }) extensionDate?: string | null;
  @Optional(() => LocalDate, { years: deadlineYears }) demandToSueDate?: string | null;
  @Optional(() => LocalDate, { years: deadlineYears }) contestDate?: string | null;
  @Optional(() => Decimal, { atLeast: 0 }) contractAmount?: string | null;
  @Optional(() => Decimal, { atLeast: 0, atMost: 100 }) retainagePercent?: string | null;
  @Optional(() => Decimal, { atLeast: 0 }) waiverRequestThreshold?: string | null;
  @Optional(() => LocalDate, { years: deadlineYears }) dateContract?: string | null;
  @Optional(() => LocalDate, { years: deadlineYears }) originalContractDate?: string | null;
  @Optional(() => LocalDate, { years: deadlineYears }) firstFurnishingDate?: string | null;
  @Optional(() => LocalDate, { years: deadlineYears }) lastFurnishingDate?: string | null;
  @Optional(() => LocalDate, { years: deadlineYears }) completionDate?: string | null;
  @Optional(() => String, printedDescription) furnishedDescription?: string | null;
  @Optional(() => String, printedDescription) legalDescription?: string | null;
  @Optional(() => String, { max: 255 }) parcelNumber?: string | null;
  @Optional(() => String, { max: 255 }) permitNumber?: string | null;
  @Optional(() => NoticeOfCommencementInput) noticeOfCommencement?: NoticeOfCommencementInput | null;
  @Optional(() => [RecordedNoticeInput]) recordedNotices?: RecordedNoticeInput[] | null;
  @Optional(() => [ActDoneInput]) actsDone?: ActDoneInput[] | null;
  @Optional(() => String, { max: 255 }) bondNumber?: string | null;
  @Optional(() => String, { max: 255 }) loanNumber?: string | null;
  @Optional(() => String, { size: 2, format: 'state' }) state?: string | null;
  @Optional(() => JSONObject, { json: 'object' }) metadata?: Record<string, unknown> | null;
}

@InputType()
@Printed('externalSource', 'externalId')
export class UpdateProjectInput extends defineUpdate(CreateProjectInput, {
  unclearable: ['status', 'sector', 'recordedNotices', 'actsDone'],
}) {}
