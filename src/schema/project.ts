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
import { Optional, Required, Unclearable } from '../validation/rules.js';
import { RecordFilter, RecordType, UpdateInput } from './common.js';
import { connectionOf, orderingOf } from './connection.js';
import {
  ClaimantRoleEnum,
  DeadlineKindEnum,
  ProjectSectorEnum,
  ProjectStatusEnum,
  ProjectUseEnum,
  RecordedNoticeKindEnum,
} from './enums.js';
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
  @Field(() => RecordedNoticeKindEnum) kind!: RecordedNoticeKind;
  @Field(() => LocalDate) recordedOn!: string;
  @Field(() => String, { nullable: true }) instrument?: string | null;
}

@InputType()
export class RecordedNoticeInput {
  @Required(() => RecordedNoticeKindEnum) kind!: RecordedNoticeKind;
  @Required(() => LocalDate, { years: deadlineYears }) recordedOn!: string;
  @Optional(() => String, { max: 255 }) instrument?: string | null;
}

@ObjectType({
  description: 'An act of the claimant’s course that is done, so that its deadline needs no reminder.',
  simpleResolvers: true,
})
export class ActDone {
  @Field(() => DeadlineKindEnum) kind!: DeadlineKind;
  @Field(() => LocalDate) doneOn!: string;
  @Field(() => String, { nullable: true }) month?: string | null;
  @Field(() => LocalDate, { nullable: true }) waiverSignedOn?: string | null;
}

@InputType()
export class ActDoneInput {
  @Required(() => DeadlineKindEnum) kind!: DeadlineKind;
  @Required(() => LocalDate, { years: deadlineYears }) doneOn!: string;
  @Optional(() => String, { size: 7, format: 'month' }) month?: string | null;
  @Optional(() => LocalDate, { years: deadlineYears }) waiverSignedOn?: string | null;
}

@ObjectType({ description: 'A job, with the division that claims on it and its role.', simpleResolvers: true })
export class Project extends RecordType {
  @Field(() => UUID) organizationId!: string;
  @Field(() => UUID) divisionId!: string;
  @Field(() => ClaimantRoleEnum) claimantRole!: ClaimantRole;
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true }) number!: string | null;
  @Field(() => String, { nullable: true }) externalId!: string | null;
  @Field(() => ProjectStatusEnum) status!: ProjectStatus;
  @Field(() => ProjectSectorEnum) sector!: ProjectSector;
  @Field(() => ProjectUseEnum, { nullable: true }) use!: ProjectUse | null;
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
  @Optional(() => ClaimantRoleEnum) claimantRole?: ClaimantRole | null;
  @Optional(() => ProjectStatusEnum) status?: ProjectStatus | null;
  @Optional(() => ProjectSectorEnum) sector?: ProjectSector | null;
  @Optional(() => String, { size: 2, format: 'state' }) state?: string | null;
  @Optional(() => String, { max: 255 }) externalId?: string | null;
  @Optional(() => String, { max: 255 }) search?: string | null;
}

@InputType()
export class CreateProjectInput {
  @Required(() => UUID) divisionId!: string;
  @Required(() => ClaimantRoleEnum) claimantRole!: ClaimantRole;
  @Required(() => String, { max: 255 }) name!: string;
  @Optional(() => String, { max: 255 }) number?: string | null;
  @Optional(() => String, { max: 255 }) externalId?: string | null;
  @Optional(() => ProjectStatusEnum) status?: ProjectStatus | null;
  @Optional(() => ProjectSectorEnum) sector?: ProjectSector | null;
  @Optional(() => ProjectUseEnum) use?: ProjectUse | null;
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
export class UpdateProjectInput extends UpdateInput {
  @Required(() => UUID) id!: string;
  @Unclearable(() => UUID) divisionId?: string;
  @Unclearable(() => ClaimantRoleEnum) claimantRole?: ClaimantRole;
  @Unclearable(() => String, { max: 255 }) name?: string;
  @Optional(() => String, { max: 255 }) number?: string | null;
  @Optional(() => String, { max: 255 }) externalId?: string | null;
  @Unclearable(() => ProjectStatusEnum) status?: ProjectStatus;
  @Unclearable(() => ProjectSectorEnum) sector?: ProjectSector;
  @Optional(() => ProjectUseEnum) use?: ProjectUse | null;
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
  @Unclearable(() => [RecordedNoticeInput]) recordedNotices?: RecordedNoticeInput[];
  @Unclearable(() => [ActDoneInput]) actsDone?: ActDoneInput[];
  @Optional(() => String, { max: 255 }) bondNumber?: string | null;
  @Optional(() => String, { max: 255 }) loanNumber?: string | null;
  @Optional(() => String, { size: 2, format: 'state' }) state?: string | null;
  @Optional(() => JSONObject, { json: 'object' }) metadata?: Record<string, unknown> | null;
}
