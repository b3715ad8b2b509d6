import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { FulfillmentRequestType, FulfillmentStatus, PartnerRefund } from '../domain/fulfillment-request/states.js';
import { Optional, Required } from '../validation/rules.js';
import { RecordFilter } from './common.js';
import { connectionOf, orderingOf } from './connection.js';
import { FulfillmentRequestTypeEnum, FulfillmentStatusEnum, PartnerRefundEnum } from './enums.js';
import { DateTime, Decimal, JSONObject, UUID } from './scalars.js';

@ObjectType({
  description: 'A fulfillment request as the partner’s staff see it, of whatever account.',
  simpleResolvers: true,
})
export class PartnerRequest {
  @Field(() => UUID) id!: string;
  @Field(() => UUID, { description: 'Whose request it is.' }) organizationId!: string;
  @Field(() => FulfillmentRequestTypeEnum) type!: FulfillmentRequestType;
  @Field(() => FulfillmentStatusEnum) status!: FulfillmentStatus;
  @Field(() => String) statusLabel!: string;
  @Field(() => String, { description: '`research`, `research_and_document` or `full_service`.' }) scope!: string;
  @Field(() => String, { description: 'The ticket it was handed over as.' }) partnerResourceId!: string;
  @Field(() => String, { nullable: true, description: 'Why it was cancelled or rejected.' })
  statusReason!: string | null;
  @Field(() => String, { nullable: true }) lastError!: string | null;
  @Field(() => JSONObject, { description: 'What the caller knows of the job, with snake_case keys.' })
  payload!: Record<string, unknown>;
  @Field(() => JSONObject, { nullable: true, description: 'What was reported so far.' })
  result!: Record<string, unknown> | null;
  @Field(() => Int, { nullable: true, description: 'Of a full service: as many are paid for, and no more are mailed.' })
  authorizedRecipients!: number | null;
  @Field(() => Int, { nullable: true, description: 'As many as the research found.' })
  requiredRecipients!: number | null;
  @Field(() => Int, { nullable: true, description: 'As many as were mailed.' }) mailedRecipients!: number | null;
  @Field(() => UUID, { nullable: true, description: 'The record made of the facts.' }) projectId!: string | null;
  @Field(() => UUID, { nullable: true, description: 'The record made of the facts.' }) noticeId!: string | null;
  @Field(() => DateTime, { nullable: true }) submittedAt!: string | null;
  @Field(() => DateTime, { nullable: true }) fulfilledAt!: string | null;
  @Field(() => DateTime, { nullable: true }) failedAt!: string | null;
  @Field(() => DateTime) createdAt!: string;
  @Field(() => DateTime) updatedAt!: string;
}

export const PartnerRequestConnection = connectionOf(PartnerRequest, 'PartnerRequest');
export const PartnerRequestOrdering = orderingOf('PartnerRequest', ['CREATED_AT', 'UPDATED_AT']);

@InputType({ description: 'Narrows a list of PartnerRequest records.' })
export class PartnerRequestFilter extends RecordFilter {
  @Optional(() => [FulfillmentStatusEnum], {
    description:
      'By default those that the partner has to work on or waits with: submitted, in progress, payment required.',
  })
  statuses?: FulfillmentStatus[] | null;
}

@ObjectType({ description: 'What became of a report of the partner.', simpleResolvers: true })
export class PartnerReport {
  @Field(() => PartnerRequest) request!: PartnerRequest;
  @Field(() => String, {
    nullable: true,
    description: 'Why the report changed nothing: it came twice, or too late. Null where it did what it says.',
  })
  disregarded!: string | null;
}

@InputType()
export abstract class PartnerReportInput {
  @Required(() => UUID) id!: string;
  @Optional(() => String, { max: 255, description: 'The partner’s name for the report: told twice, it is one report.' })
  reportId?: string | null;
}

@InputType({ description: 'The partner has begun to work on it.' })
export class PartnerAcceptInput extends PartnerReportInput {}

@InputType({ description: 'How many recipients the research found. More than are paid for have to be approved first.' })
export class PartnerReportRecipientsInput extends PartnerReportInput {
  @Required(() => Int, { atLeast: 0, atMost: 10_000 }) recipients!: number;
}

@InputType({ description: 'A file for the caller, such as a recorded document or a mailing receipt.' })
export class PartnerAttachFileInput extends PartnerReportInput {
  @Required(() => String, { max: 255 }) fileName!: string;
  @Required(() => String, { max: 100 }) mimeType!: string;
  @Required(() => String, { description: 'The bytes in base64.' }) contentBase64!: string;
  @Optional(() => String, { max: 1000 }) description?: string | null;
}

@InputType()
export class PartnerMailedRecipientInput {
  @Required(() => String, { max: 255 }) name!: string;
  @Optional(() => String, { max: 255 }) addressLine1?: string | null;
  @Optional(() => String, { max: 255 }) addressLine2?: string | null;
  @Optional(() => String, { max: 100 }) city?: string | null;
  @Optional(() => String, { size: 2, format: 'state' }) state?: string | null;
  @Optional(() => String, { max: 10, format: 'zip' }) zip?: string | null;
  @Optional(() => String, { max: 255 }) trackingNumber?: string | null;
}

@InputType({
  description: 'The notice was mailed: postage is charged for these recipients, and the rest is given back.',
})
export class PartnerReportMailedInput extends PartnerReportInput {
  @Required(() => [PartnerMailedRecipientInput]) recipients!: PartnerMailedRecipientInput[];
  @Optional(() => DateTime, { description: 'When the carrier took the mail. Default: now.' }) mailedAt?: Date | null;
}

@InputType({ description: 'All is done.' })
export class PartnerFulfillInput extends PartnerReportInput {
  @Optional(() => JSONObject, { bag: 'free', description: 'What else the caller is to know.' })
  result?: Record<string, unknown> | null;
}

@InputType({ description: 'The partner does not do it.' })
export class PartnerRejectInput extends PartnerReportInput {
  @Required(() => String, { max: 1000 }) reason!: string;
}

@InputType({
  description: 'The partner ends it and decides what of the fee is given back; what is held for postage always is.',
})
export class PartnerCancelInput extends PartnerReportInput {
  @Required(() => String, { max: 1000 }) reason!: string;
  @Required(() => PartnerRefundEnum) refund!: PartnerRefund;
  @Optional(() => Decimal, { greaterThan: 0, description: 'Credits; of a partial refund.' })
  refundAmount?: string | null;
}

@InputType({ description: 'It failed, and the caller may try again.' })
export class PartnerFailInput extends PartnerReportInput {
  @Required(() => String, { max: 2000 }) error!: string;
}
