import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { FulfillmentScope } from '../domain/credit/pricing.js';
import type { FulfillmentRequestType, FulfillmentStatus, PartnerRefund } from '../domain/fulfillment-request/states.js';
import { RecordFilter } from './common.js';
import { defineConnection, defineOrdering } from './connection.js';
import { enums } from './enums.js';
import { DateTime, Decimal, ID, JSONObject } from './scalars.js';
import { Optional, Required } from './validation/rules.js';

@ObjectType({
  description: 'A fulfillment request of any account, as the partner’s staff see it.',
  simpleResolvers: true,
})
export class PartnerRequest {
  @Field(() => ID) id!: string;
  @Field(() => ID, { description: 'The account that made the request.' }) organizationId!: string;
  @Field(() => enums.FulfillmentRequestType) type!: FulfillmentRequestType;
  @Field(() => enums.FulfillmentStatus) status!: FulfillmentStatus;
  @Field(() => String) statusLabel!: string;
  @Field(() => enums.FulfillmentScope, { description: 'How much the partner does.' }) scope!: FulfillmentScope;
  @Field(() => String, { description: 'The partner’s ticket for the request.' }) partnerResourceId!: string;
  @Field(() => String, { nullable: true, description: 'Why it was cancelled or rejected.' })
  statusReason!: string | null;
  @Field(() => String, { nullable: true }) lastError!: string | null;
  @Field(() => JSONObject, { description: 'The facts of the job that the caller sent, with snake_case keys.' })
  payload!: Record<string, unknown>;
  @Field(() => JSONObject, { nullable: true, description: 'The reports so far.' })
  result!: Record<string, unknown> | null;
  @Field(() => Int, {
    nullable: true,
    description: 'For a full service, the number of recipients paid for. No more are mailed.',
  })
  authorizedRecipients!: number | null;
  @Field(() => Int, { nullable: true, description: 'The number of recipients that the research found.' })
  requiredRecipients!: number | null;
  @Field(() => Int, { nullable: true, description: 'The number of recipients that were mailed to.' }) mailedRecipients!:
    | number
    | null;
  @Field(() => ID, { nullable: true, description: 'The project created from the facts.' }) projectId!: string | null;
  @Field(() => ID, { nullable: true, description: 'The notice created from the facts.' }) noticeId!: string | null;
  @Field(() => DateTime, { nullable: true, description: 'When the partner received it.' }) submittedAt!: string | null;
  @Field(() => DateTime, { nullable: true }) fulfilledAt!: string | null;
  @Field(() => DateTime, { nullable: true }) failedAt!: string | null;
  @Field(() => DateTime) createdAt!: string;
  @Field(() => DateTime) updatedAt!: string;
}

export const PartnerRequestConnection = defineConnection(PartnerRequest, 'PartnerRequest');
export const PartnerRequestOrdering = defineOrdering('PartnerRequest', ['CREATED_AT', 'UPDATED_AT']);

@InputType({ description: 'Filters a list of PartnerRequest records.' })
export class PartnerRequestFilter extends RecordFilter {
  @Optional(() => [enums.FulfillmentStatus], {
    description: 'By default, the open requests: submitted, in progress and payment required.',
  })
  statuses?: FulfillmentStatus[] | null;
}

@ObjectType({ description: 'The outcome of a partner’s report.', simpleResolvers: true })
export class PartnerReport {
  @Field(() => PartnerRequest, { description: 'The request.' }) request!: PartnerRequest;
  @Field(() => String, {
    nullable: true,
    description: 'Why the report changed nothing: it was a duplicate, or too late. Null if it was applied.',
  })
  disregarded!: string | null;
}

@InputType()
export abstract class PartnerReportInput {
  @Required(() => ID) id!: string;
  @Optional(() => String, {
    max: 255,
    description: 'The partner’s key for the report. A repeated report with the same key counts once.',
  })
  reportId?: string | null;
}

@InputType({ description: 'Reports that the partner has started work.' })
export class PartnerAcceptInput extends PartnerReportInput {}

@InputType({
  description:
    'Reports how many recipients the research found. If there are more than were paid for, the caller must approve the postage first.',
})
export class PartnerReportRecipientsInput extends PartnerReportInput {
  @Required(() => Int, { atLeast: 0, atMost: 10_000, description: 'The number of recipients to mail to.' })
  recipients!: number;
}

@InputType({ description: 'Sends the caller a file, such as a recorded document or a mailing receipt.' })
export class PartnerAttachFileInput extends PartnerReportInput {
  @Required(() => String, { max: 255 }) fileName!: string;
  @Required(() => String, { max: 100 }) mimeType!: string;
  @Required(() => String, { description: 'The bytes in base64.' }) contentBase64!: string;
  @Optional(() => String, { max: 1000 }) description?: string | null;
}

@InputType({ description: 'A mail recipient.' })
export class PartnerMailedRecipientInput {
  @Required(() => String, { max: 255 }) name!: string;
  @Optional(() => String, { max: 255 }) addressLine1?: string | null;
  @Optional(() => String, { max: 255 }) addressLine2?: string | null;
  @Optional(() => String, { max: 100 }) city?: string | null;
  @Optional(() => String, { max: 100, format: 'region' }) state?: string | null;
  @Optional(() => String, { max: 10, format: 'postal' }) zip?: string | null;
  @Optional(() => String, { size: 2, format: 'country' }) countryCode?: string | null;
  @Optional(() => String, { max: 255 }) trackingNumber?: string | null;
}

@InputType({
  description: 'Reports that the notice was mailed. Postage is charged for these recipients, and the rest is released.',
})
export class PartnerReportMailedInput extends PartnerReportInput {
  @Required(() => [PartnerMailedRecipientInput], { description: 'The recipients that were mailed to.' })
  recipients!: PartnerMailedRecipientInput[];
  @Optional(() => DateTime, { description: 'When the carrier accepted the mail; now by default.' })
  mailedAt?: Date | null;
}

@InputType({ description: 'Reports completion.' })
export class PartnerFulfillInput extends PartnerReportInput {
  @Optional(() => JSONObject, { json: 'object', description: 'Further information for the caller.' })
  result?: Record<string, unknown> | null;
}

@InputType({ description: 'Rejects the request.' })
export class PartnerRejectInput extends PartnerReportInput {
  @Required(() => String, { max: 1000 }) reason!: string;
}

@InputType({
  description: 'Cancels the request and decides how much of the fee is refunded. Held postage is always released.',
})
export class PartnerCancelInput extends PartnerReportInput {
  @Required(() => String, { max: 1000 }) reason!: string;
  @Required(() => enums.PartnerRefund, { description: 'How much of the fee is refunded.' }) refund!: PartnerRefund;
  @Optional(() => Decimal, { greaterThan: 0, description: 'The credits of a partial refund.' })
  refundAmount?: string | null;
}

@InputType({ description: 'Reports a failure. The caller may try again.' })
export class PartnerFailInput extends PartnerReportInput {
  @Required(() => String, { max: 2000, description: 'The error, as shown to the caller.' }) error!: string;
}
