import { Field, InputType, ObjectType } from 'type-graphql';
import { deadlineYears } from '../domain/deadlines/facts.js';
import type { AmendmentReason, DeadlineSource, Duty, NoticeStatus, NoticeType } from '../domain/vocabulary.js';
import { defineUpdate, KeyedInput, KeyedRecordType, UpdateInput } from './common.js';
import { defineConnection, defineOrdering } from './connection.js';
import { DeadlineRule } from './deadline.js';
import { enums } from './enums.js';
import { OfProjectFilter } from './of-project.js';
import { printedDescription } from './printed-description.js';
import { RecordDate, recordDates, TransitionDate } from './record-dates.js';
import { DateTime, Decimal, ID, JSONObject, LocalDate } from './scalars.js';
import { Optional, Printed, Required, Unclearable } from './validation/rules.js';

@ObjectType({ description: 'A preliminary notice, stop payment notice, lien or bond claim.', simpleResolvers: true })
export class Notice extends KeyedRecordType {
  @Field(() => ID, { description: 'The organization that issues it.' }) organizationId!: string;
  @Field(() => ID) projectId!: string;
  @Field(() => ID) divisionId!: string;
  @Field(() => enums.NoticeType) type!: NoticeType;
  @Field(() => String) typeLabel!: string;
  @Field(() => enums.Duty, {
    nullable: true,
    description: 'Which of several notices of its type that the state asks for; null: the ordinary one.',
  })
  duty!: Duty | null;
  @Field(() => enums.NoticeStatus) status!: NoticeStatus;
  @Field(() => String) statusLabel!: string;
  @Field(() => String, { description: 'The state whose law and form apply.' }) state!: string;
  @Field(() => String, { description: 'Issued at creation; never changes.' }) noticeNumber!: string;
  @Field(() => LocalDate, { description: 'The date of the notice. It is part of the notice number.' })
  noticeDate!: string;
  @Field(() => Decimal, { nullable: true }) claimAmount!: string | null;
  @Field(() => Decimal, { nullable: true, description: 'The amount that the amended notice claimed.' })
  originalClaimAmount!: string | null;
  @Field(() => LocalDate, { nullable: true }) firstFurnishingDate!: string | null;
  @Field(() => LocalDate, { nullable: true }) lastFurnishingDate!: string | null;
  @Field(() => LocalDate, {
    nullable: true,
    description: 'The date to serve by: the one that was sent, or the calculated date of a preliminary notice.',
  })
  deadlineDate!: string | null;
  @Field(() => DeadlineRule, { description: 'The statutory deadline, whatever date was sent.' })
  deadlineRule!: DeadlineRule;
  @Field(() => enums.DeadlineSource, { description: '`calculated`, unless the caller or the partner sent a date.' })
  deadlineSource!: DeadlineSource;
  @Field(() => ID, { nullable: true, description: 'The notice that this one amends.' }) parentNoticeId!: string | null;
  @Field(() => enums.AmendmentReason, { nullable: true, description: 'The reason for the amendment.' })
  amendmentReason!: AmendmentReason | null;
  @Field(() => String, { nullable: true, description: 'The labor or material furnished, as printed on the document.' })
  description!: string | null;
  @Field(() => DateTime, { nullable: true, description: 'When it was served: when the carrier first accepted it.' })
  servedAt!: string | null;
  @Field(() => LocalDate, { nullable: true, description: recordDates.filedOn }) filedOn!: string | null;
  @Field(() => LocalDate, { nullable: true, description: recordDates.recordedOn }) recordedOn!: string | null;
  @Field(() => LocalDate, { nullable: true, description: recordDates.releasedOn }) releasedOn!: string | null;
}

export const NoticeConnection = defineConnection(Notice, 'Notice');
export const NoticeOrdering = defineOrdering('Notice', [
  'CREATED_AT',
  'UPDATED_AT',
  'NOTICE_DATE',
  'NOTICE_NUMBER',
  'TYPE',
  'STATE',
  'PROJECT',
  'STATUS',
]);

@InputType({ description: 'Filters a list of Notice records.' })
export class NoticeFilter extends OfProjectFilter {
  @Optional(() => ID) organizationId?: string | null;
  @Optional(() => ID) divisionId?: string | null;
  @Optional(() => enums.NoticeType) type?: NoticeType | null;
  @Optional(() => enums.NoticeStatus) status?: NoticeStatus | null;
  @Optional(() => Boolean, { description: 'Whether it is still to be served: a draft, generated or ordered.' })
  isToServe?: boolean | null;
  @Optional(() => String, { size: 2, format: 'state' }) state?: string | null;
  @Optional(() => String, {
    max: 255,
    description: 'A part of the number, of the description or of the name of the project.',
  })
  search?: string | null;
  @Optional(() => LocalDate, { description: 'Only those dated on or after this day.' }) dateFrom?: string | null;
  @Optional(() => LocalDate, { description: 'Only those dated on or before this day.' }) dateUntil?: string | null;
  @Optional(() => String, { max: 64 }) externalSource?: string | null;
  @Optional(() => String, { max: 255 }) externalId?: string | null;
}

@InputType()
@Printed('externalSource', 'externalId')
export class CreateNoticeInput extends KeyedInput {
  @Optional(() => ID, { requiredWithout: 'parentNoticeId' }) projectId?: string | null;
  @Optional(() => ID, { requiredWithout: 'parentNoticeId', description: 'The organization that issues it.' })
  organizationId?: string | null;
  @Optional(() => ID) divisionId?: string | null;
  @Optional(() => enums.NoticeType, { requiredWithout: 'parentNoticeId' }) type?: NoticeType | null;
  @Optional(() => enums.Duty, {
    description: 'Where the state asks for several notices of this type: which one it is. Null: the ordinary one.',
  })
  duty?: Duty | null;
  @Optional(() => String, { size: 2, format: 'state', requiredWithout: 'parentNoticeId' }) state?: string | null;
  @Required(() => LocalDate, { years: deadlineYears }) noticeDate!: string;
  @Optional(() => Decimal, { atLeast: 0 }) claimAmount?: string | null;
  @Optional(() => Decimal, { atLeast: 0, description: 'For an amendment, the claim of its parent by default.' })
  originalClaimAmount?: string | null;
  @Optional(() => LocalDate, { years: deadlineYears }) firstFurnishingDate?: string | null;
  @Optional(() => LocalDate, { years: deadlineYears }) lastFurnishingDate?: string | null;
  @Optional(() => LocalDate, { years: deadlineYears, description: 'Overrides the calculated date.' }) deadlineDate?:
    | string
    | null;
  @Optional(() => ID, {
    description: 'Makes the notice an amendment of this one and copies every field that you omit.',
  })
  parentNoticeId?: string | null;
  @Optional(() => enums.AmendmentReason) amendmentReason?: AmendmentReason | null;
  @Optional(() => String, printedDescription) description?: string | null;
  @Optional(() => JSONObject, { json: 'document' }) metadata?: Record<string, unknown> | null;
}

@InputType()
@Printed('externalSource', 'externalId')
export class UpdateNoticeInput extends defineUpdate(CreateNoticeInput, {
  fixed: ['projectId', 'organizationId', 'parentNoticeId', 'amendmentReason'],
}) {
  @Unclearable(() => enums.NoticeType) type?: NoticeType;
  @Unclearable(() => String, { size: 2, format: 'state' }) state?: string;
  @Optional(() => Decimal, { atLeast: 0 }) originalClaimAmount?: string | null;
  @Optional(() => LocalDate, { years: deadlineYears, description: 'Null restores the calculated deadline.' })
  deadlineDate?: string | null;
  @RecordDate('filedOn') filedOn?: string | null;
  @RecordDate('recordedOn') recordedOn?: string | null;
  @RecordDate('releasedOn') releasedOn?: string | null;
}

@InputType({ description: 'Moves a notice to another status.' })
export class TransitionNoticeInput extends UpdateInput {
  @Required(() => ID) id!: string;
  @Required(() => enums.NoticeStatus) status!: NoticeStatus;
  @TransitionDate('filedOn', 'RECORDED') filedOn?: string | null;
  @TransitionDate('recordedOn', 'RECORDED') recordedOn?: string | null;
  @TransitionDate('releasedOn', 'RELEASED') releasedOn?: string | null;
}
