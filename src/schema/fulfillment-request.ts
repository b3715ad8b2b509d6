import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { FulfillmentPayload } from '../domain/fulfillment-request/payload.js';
import type {
  FulfillmentRequestType,
  FulfillmentSource,
  FulfillmentStatus,
} from '../domain/fulfillment-request/states.js';
import { Optional, RefusesPrices, Required } from '../validation/rules.js';
import { RecordFilter, RecordType } from './common.js';
import { connectionOf, orderingOf } from './connection.js';
import { FulfillmentRequestTypeEnum, FulfillmentSourceEnum, FulfillmentStatusEnum } from './enums.js';
import { fulfillmentPayload } from './fulfillment-payload.js';
import { Credits, DateTime, JSONObject, UUID } from './scalars.js';

@ObjectType({ description: 'Credits set aside for the postage of a request.', simpleResolvers: true })
export class FulfillmentHold {
  @Field(() => Credits, { description: 'What is held, was charged, or was given back, as the status says.' })
  amount!: string;
  @Field(() => String, { description: '`held`, `captured` or `released`.' }) status!: string;
}

@ObjectType({ description: 'The postage of a full service.', simpleResolvers: true })
export class FulfillmentPostage {
  @Field(() => Int, { description: 'How many are paid for: the partner mails to no more.' })
  authorizedRecipients!: number;
  @Field(() => FulfillmentHold) hold!: FulfillmentHold;
}

@ObjectType({ description: 'What has to be approved before the partner mails.', simpleResolvers: true })
export class FulfillmentPaymentDue {
  @Field(() => Int, { description: 'As many as the research found.' }) requiredRecipients!: number;
  @Field(() => Int) authorizedRecipients!: number;
  @Field(() => Credits, { description: 'For each recipient.' }) rate!: string;
  @Field(() => Credits) held!: string;
  @Field(() => Credits) requiredHold!: string;
  @Field(() => Credits, { description: 'What an approval holds more.' }) additionalCredits!: string;
}

@ObjectType({ description: 'Credits that the partner gave back when it cancelled.', simpleResolvers: true })
export class FulfillmentRefund {
  @Field(() => Credits) amount!: string;
  @Field(() => DateTime) refundedAt!: string;
  @Field(() => String) reason!: string;
}

@ObjectType({ description: 'Research handed to the fulfillment partner’s staff.', simpleResolvers: true })
export class FulfillmentRequest extends RecordType {
  @Field(() => UUID) organizationId!: string;
  @Field(() => UUID, { nullable: true }) requestedByUserId!: string | null;
  @Field(() => FulfillmentRequestTypeEnum) type!: FulfillmentRequestType;
  @Field(() => FulfillmentStatusEnum) status!: FulfillmentStatus;
  @Field(() => String) statusLabel!: string;
  @Field(() => String) idempotencyKey!: string;
  @Field(() => FulfillmentSourceEnum, { nullable: true }) sourceKind!: FulfillmentSource | null;
  @Field(() => UUID, { nullable: true, description: 'The record that the request came from.' })
  sourceId!: string | null;
  @Field(() => String, { nullable: true, description: 'What the partner calls a ticket.' })
  partnerResourceType!: string | null;
  @Field(() => String, { nullable: true, description: 'The partner’s ticket.' }) partnerResourceId!: string | null;
  @Field(() => String, { nullable: true, description: 'Why it was cancelled or rejected.' })
  statusReason!: string | null;
  @Field(() => String, { nullable: true }) lastError!: string | null;
  @Field(() => Int) retryCount!: number;
  @Field(() => JSONObject) payload!: Record<string, unknown>;
  @Field(() => JSONObject, { nullable: true }) meta!: Record<string, unknown> | null;
  @Field(() => JSONObject, { nullable: true, description: 'What the research brought.' })
  result!: Record<string, unknown> | null;
  @Field(() => FulfillmentRefund, { nullable: true }) refund!: FulfillmentRefund | null;
  @Field(() => UUID, { nullable: true }) projectId!: string | null;
  @Field(() => UUID, { nullable: true }) noticeId!: string | null;
  @Field(() => DateTime, { nullable: true }) submittedAt!: string | null;
  @Field(() => DateTime, { nullable: true }) fulfilledAt!: string | null;
  @Field(() => DateTime, { nullable: true }) failedAt!: string | null;
}

export const FulfillmentRequestConnection = connectionOf(FulfillmentRequest, 'FulfillmentRequest');
export const FulfillmentRequestOrdering = orderingOf('FulfillmentRequest', ['CREATED_AT', 'UPDATED_AT']);

@InputType({ description: 'Narrows a list of FulfillmentRequest records.' })
export class FulfillmentRequestFilter extends RecordFilter {
  @Optional(() => FulfillmentRequestTypeEnum) type?: FulfillmentRequestType | null;
  @Optional(() => FulfillmentStatusEnum) status?: FulfillmentStatus | null;
}

@RefusesPrices
@InputType({ description: 'Hands research to the fulfillment partner; it is paid for at once.' })
export class CreateFulfillmentRequestInput {
  @Required(() => FulfillmentRequestTypeEnum) type!: FulfillmentRequestType;
  @Required(() => String, {
    max: 255,
    description: 'Unique in the account: the same request under the same key is answered again and charged once.',
  })
  idempotencyKey!: string;
  @Required(() => JSONObject, {
    bag: 'free',
    shape: fulfillmentPayload,
    description: 'What is known of the job, with snake_case keys: FulfillmentPayload of the REST description.',
  })
  payload!: FulfillmentPayload;
  @Optional(() => FulfillmentSourceEnum) sourceKind?: FulfillmentSource | null;
  @Optional(() => UUID, { description: 'A project or notice of the account.' }) sourceId?: string | null;
  @Optional(() => JSONObject, { bag: 'free' }) meta?: Record<string, unknown> | null;
}

@InputType({ description: 'Takes a fulfillment request back.' })
export class CancelFulfillmentRequestInput {
  @Required(() => UUID) id!: string;
  @Optional(() => String, { max: 1000, description: 'Why; kept as the status reason.' }) statusReason?: string | null;
}
