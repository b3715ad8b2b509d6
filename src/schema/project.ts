import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { deadlineYears } from '../domain/deadlines/facts.js';
import type {
  ClaimantRole,
  DeadlineKind,
  ProjectSector,
  ProjectStatus,
  ProjectUse,
  RecordedNoticeKind,
} from '../domain/vocabulary.js';
import { Optional, Required } from '../validation/rules.js';
import { RecordFilter, RecordType, updateOf } from './common.js';
import { connectionOf, orderingOf } from './connection.js';
import { enums } from './enums.js';
import { Decimal, JSONObject, LocalDate, UUID } from './scalars.js';

@ObjectType({ description: 'The recorded notice of commencement of a project.', simpleResolvers: true })
export class NoticeOfCommencement {
  @Field(() => LocalDate, { nullable: true }) recordedOn!: string | null;
  @Field(() => String, { nullable: true }) instrument!: string | null;
}

@InputType()
export class NoticeOfCommencementInput {
  @Optional(() => LocalDate, { years: deadlineYears }) recordedOn?: string | null;
  @Optional(() => String, { max: 255 }) instrument?: string | null;
}

@ObjectType({
  description: 'A notice that the owner or contractor recorded and that can shorten the claimants’ periods.',
  simpleResolvers: true,
})
export class RecordedNotice {
  @Field(() => enums.RecordedNoticeKind) kind!: RecordedNoticeKind;
  @Field(() => LocalDate) recordedOn!: string;
  @Field(() => String, { nullable: true }) instrument?: string | null;
}

@InputType()
export class RecordedNoticeInput {
  @Required(() => enums.RecordedNoticeKind) kind!: RecordedNoticeKind;
  @Required(() => LocalDate, { years: deadlineYears }) recordedOn!: string;
  @Optional(() => String, { max: 255 }) instrument?: string | null;
}

@ObjectType({
  description: 'An act of the claimant’s course that is done, so that its deadline needs no reminder.',
  simpleResolvers: true,
})
export class ActDone {
  @Field(() => enums.DeadlineKind) kind!: DeadlineKind;
  @Field(() => LocalDate) doneOn!: string;
  @Field(() => String, { nullable: true }) month?: string | null;
  @Field(() => LocalDate, { nullable: true }) waiverSignedOn?: string | null;
}

@InputType()
export class ActDoneInput {
  @Required(() => enums.DeadlineKind) kind!: DeadlineKind;
  @Required(() => LocalDate, { years: deadlineYears }) doneOn!: string;
  @Optional(() => String, { size: 7, format: 'month' }) month?: string | null;
  @Optional(() => LocalDate, { years: deadlineYears }) waiverSignedOn?: string | null;
}

@ObjectType({ description: 'A job, with the division that claims on it and its role.', simpleResolvers: true })
export class Project extends RecordType {
  @Field(() => UUID) organizationId!: string;
  @Field(() => UUID) divisionId!: string;
  @Field(() => enums.ClaimantRole) claimantRole!: ClaimantRole;
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true }) number!: string | null;
  @Field(() => String, { nullable: true }) externalId!: string | null;
  @Field(() => enums.ProjectStatus) status!: ProjectStatus;
  @Field(() => enums.ProjectSector) sector!: ProjectSector;
  @Field(() => enums.ProjectUse, { nullable: true }) use!: ProjectUse | null;
  @Field(() => Boolean, { nullable: true }) ownerOccupied!: boolean | null;
  @Field(() => Int, { nullable: true }) units!: number | null;
  @Field(() => Boolean, { nullable: true }) newConstruction!: boolean | null;
  @Field(() => Boolean, { nullable: true }) paymentBond!: boolean | null;
  @Field(() => Boolean, { nullable: true }) publicFunds!: boolean | null;
  @Field(() => Decimal, { nullable: true }) contractAmount!: string | null;
  @Field(() => Decimal, { nullable: true }) retainagePercent!: string | null;
  @Field(() => LocalDate, { nullable: true }) dateContract!: string | null;
  @Field(() => LocalDate, { nullable: true }) originalContractDate!: string | null;
  @Field(() => LocalDate, { nullable: true }) firstFurnishingDate!: string | null;
  @Field(() => LocalDate, { nullable: true }) lastFurnishingDate!: string | null;
  @Field(() => LocalDate, { nullable: true }) completionDate!: string | null;
  @Field(() => String, { nullable: true }) furnishedDescription!: string | null;
  @Field(() => String, { nullable: true }) legalDescription!: string | null;
  @Field(() => String, { nullable: true }) parcelNumber!: string | null;
  @Field(() => String, { nullable: true }) permitNumber!: string | null;
  @Field(() => NoticeOfCommencement, { nullable: true }) noticeOfCommencement!: NoticeOfCommencement | null;
  @Field(() => [RecordedNotice]) recordedNotices!: RecordedNotice[];
  @Field(() => [ActDone]) actsDone!: ActDone[];
  @Field(() => String, { nullable: true }) bondNumber!: string | null;
  @Field(() => String, { nullable: true }) loanNumber!: string | null;
  @Field(() => String, { nullable: true }) state!: string | null;
}

export const ProjectConnection = connectionOf(Project, 'Project');
export const ProjectOrdering = orderingOf('Project', ['CREATED_AT', 'UPDATED_AT', 'NAME']);

@InputType({ description: 'Filters a list of Project records.' })
export class ProjectFilter extends RecordFilter {
  @Optional(() => UUID) organizationId?: string | null;
  @Optional(() => UUID) divisionId?: string | null;
  @Optional(() => enums.ClaimantRole) claimantRole?: ClaimantRole | null;
  @Optional(() => enums.ProjectStatus) status?: ProjectStatus | null;
  @Optional(() => enums.ProjectSector) sector?: ProjectSector | null;
  @Optional(() => String, { size: 2, format: 'state' }) state?: string | null;
  @Optional(() => String, { max: 255 }) externalId?: string | null;
  @Optional(() => String, { max: 255 }) search?: string | null;
}

@InputType()
export class CreateProjectInput {
  @Required(() => UUID) divisionId!: string;
  @Required(() => enums.ClaimantRole) claimantRole!: ClaimantRole;
  @Required(() => String, { max: 255 }) name!: string;
  @Optional(() => String, { max: 255 }) number?: string | null;
  @Optional(() => String, { max: 255 }) externalId?: string | null;
  @Optional(() => enums.ProjectStatus) status?: ProjectStatus | null;
  @Optional(() => enums.ProjectSector) sector?: ProjectSector | null;
  @Optional(() => enums.ProjectUse) use?: ProjectUse | null;
  @Optional(() => Boolean) ownerOccupied?: boolean | null;
  @Optional(() => Int, { atLeast: 1, atMost: 100000 }) units?: number | null;
  @Optional(() => Boolean) newConstruction?: boolean | null;
  @Optional(() => Boolean) paymentBond?: boolean | null;
  @Optional(() => Boolean) publicFunds?: boolean | null;
  @Optional(() => Decimal, { atLeast: 0 }) contractAmount?: string | null;
  @Optional(() => Decimal, { atLeast: 0, atMost: 100 }) retainagePercent?: string | null;
  @Optional(() => LocalDate, { years: deadlineYears }) dateContract?: string | null;
  @Optional(() => LocalDate, { years: deadlineYears }) originalContractDate?: string | null;
  @Optional(() => LocalDate, { years: deadlineYears }) firstFurnishingDate?: string | null;
  @Optional(() => LocalDate, { years: deadlineYears }) lastFurnishingDate?: string | null;
  @Optional(() => LocalDate, { years: deadlineYears }) completionDate?: string | null;
  @Optional(() => String, { max: 10000 }) furnishedDescription?: string | null;
  @Optional(() => String, { max: 10000 }) legalDescription?: string | null;
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
export class UpdateProjectInput extends updateOf(CreateProjectInput, {
  unclearable: ['status', 'sector', 'recordedNotices', 'actsDone'],
}) {}
