import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { FulfillmentPayload } from '../domain/fulfillment-request/payload.js';
import type {
  FulfillmentRequestType,
  FulfillmentSource,
  FulfillmentStatus,
  HoldStatus,
} from '../domain/fulfillment-request/states.js';
import { describeAlias, RecordFilter, RecordType, UpdateInput } from './common.js';
import { defineConnection, defineOrdering } from './connection.js';
import { enums } from './enums.js';
import { fulfillmentPayload } from './fulfillment-payload.js';
import { Credits, DateTime, ID, JSONObject } from './scalars.js';
import { Optional, RefusesPrices, Required } from './validation/rules.js';

@ObjectType({ description: 'Credits set aside for the postage of a request.', simpleResolvers: true })
class FulfillmentHold {
  @Field(() => Credits, { description: 'The amount held, charged or released, depending on the status.' })
  amount!: string;
  @Field(() => enums.FulfillmentHoldStatus, { description: 'What became of the credits.' }) status!: HoldStatus;
}

@ObjectType({ description: 'The postage of a full service.', simpleResolvers: true })
export class FulfillmentPostage {
  @Field(() => Int, { description: 'The number of recipients paid for. The partner mails to no more than these.' })
  authorizedRecipients!: number;
  @Field(() => FulfillmentHold, { description: 'The credits held for the postage.' }) hold!: FulfillmentHold;
}

@ObjectType({ description: 'The charges to approve before the partner mails.', simpleResolvers: true })
export class FulfillmentPaymentDue {
  @Field(() => Int, { description: 'The number of recipients that the research found.' }) requiredRecipients!: number;
  @Field(() => Int, { description: 'The number of recipients paid for.' }) authorizedRecipients!: number;
  @Field(() => Credits, { description: 'The postage for each recipient.' }) rate!: string;
  @Field(() => Credits, { description: 'The amount already held for postage.' }) held!: string;
  @Field(() => Credits, { description: 'The amount to hold for all recipients.' }) requiredHold!: string;
  @Field(() => Credits, { description: 'The additional amount that the approval holds.' }) additionalCredits!: string;
}

@ObjectType({ description: 'The refund of the fee after the partner cancelled.', simpleResolvers: true })
class FulfillmentRefund {
  @Field(() => Credits, { description: 'The refunded credits.' }) amount!: string;
  @Field(() => DateTime, { description: 'When it was refunded.' }) refundedAt!: string;
  @Field(() => String) reason!: string;
}

@ObjectType({ description: 'Research submitted to the fulfillment partner’s staff.', simpleResolvers: true })
export class FulfillmentRequest extends RecordType {
  @Field(() => ID) organizationId!: string;
  @Field(() => ID, { nullable: true, description: 'The user who requested it.' }) requestedByUserId!: string | null;
  @Field(() => enums.FulfillmentRequestType) type!: FulfillmentRequestType;
  @Field(() => enums.FulfillmentStatus) status!: FulfillmentStatus;
  @Field(() => String) statusLabel!: string;
  @Field(() => String, { description: 'Your key for the request. It stays unique forever.' }) idempotencyKey!: string;
  @Field(() => enums.FulfillmentSource, {
    nullable: true,
    description: 'The type of record that the request was created from.',
  })
  sourceKind!: FulfillmentSource | null;
  @Field(() => ID, { nullable: true, description: 'The record that the request was created from.' })
  sourceId!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The type of the partner’s ticket, such as `ticket`. Null until the request is submitted.',
  })
  partnerResourceType!: string | null;
  @Field(() => String, { nullable: true, description: 'The id of the partner’s ticket.' }) partnerResourceId!:
    | string
    | null;
  @Field(() => String, { nullable: true, description: 'Why it was cancelled or rejected.' })
  statusReason!: string | null;
  @Field(() => String, { nullable: true }) lastError!: string | null;
  @Field(() => Int, { description: 'The number of resubmissions.' }) retryCount!: number;
  @Field(() => JSONObject, { description: 'The known facts of the job.' }) payload!: Record<string, unknown>;
  @Field(() => JSONObject, { nullable: true, description: 'A free-form metadata object.' }) meta!: Record<
    string,
    unknown
  > | null;
  @Field(() => JSONObject, { nullable: true, description: 'The results of the research.' })
  result!: Record<string, unknown> | null;
  @Field(() => FulfillmentRefund, { nullable: true, description: 'The part of the fee that the partner refunded.' })
  refund!: FulfillmentRefund | null;
  @Field(() => ID, {
    nullable: true,
    description: 'The project that the request was created from, or that was created from its findings.',
  })
  projectId!: string | null;
  @Field(() => ID, {
    nullable: true,
    description: 'The notice that the request was created from, or that was created from its findings.',
  })
  noticeId!: string | null;
  @Field(() => DateTime, { nullable: true, description: 'When the partner received it.' }) submittedAt!: string | null;
  @Field(() => DateTime, { nullable: true }) fulfilledAt!: string | null;
  @Field(() => DateTime, { nullable: true }) failedAt!: string | null;
}

export const FulfillmentRequestConnection = defineConnection(FulfillmentRequest, 'FulfillmentRequest');
export const FulfillmentRequestOrdering = defineOrdering('FulfillmentRequest', [
  'CREATED_AT',
  'UPDATED_AT',
  'STATUS',
  'PROJECT',
  'SCOPE',
]);

@InputType({ description: 'Approves the charges of a request.' })
export class ApproveFulfillmentChargesInput extends UpdateInput {
  @Required(() => ID) id!: string;
}

@InputType({ description: 'Filters a list of FulfillmentRequest records.' })
export class FulfillmentRequestFilter extends RecordFilter {
  @Optional(() => enums.FulfillmentRequestType) type?: FulfillmentRequestType | null;
  @Optional(() => enums.FulfillmentStatus) status?: FulfillmentStatus | null;
  @Optional(() => ID, { graphqlOnly: true }) projectId?: string | null;
  @Optional(() => ID, { graphqlOnly: true, description: 'Only those of projects of this division.' }) divisionId?:
    | string
    | null;
  @Optional(() => String, {
    size: 2,
    format: 'state',
    graphqlOnly: true,
    description: 'Only those of projects in this state.',
  })
  state?: string | null;
  @Optional(() => DateTime, { description: 'Only those requested at or after this time.' }) createdFrom?: Date | null;
  @Optional(() => DateTime, { description: 'Only those requested before this time.' }) createdUntil?: Date | null;
  @Optional(() => ID, { graphqlOnly: true, description: 'Who has a task on its project.' }) taskAssigneeId?:
    | string
    | null;
}

@RefusesPrices
@InputType({ description: 'Submits research to the fulfillment partner. The fee is charged immediately.' })
export class CreateFulfillmentRequestInput {
  @Required(() => enums.FulfillmentRequestType) type!: FulfillmentRequestType;
  @Required(() => String, {
    max: 255,
    description:
      'Unique in the account. A repeated request with the same key returns the same result and is charged once.',
  })
  idempotencyKey!: string;
  @Required(() => JSONObject, {
    json: 'object',
    shape: fulfillmentPayload,
    description: 'The known facts of the job, with snake_case keys: see FulfillmentPayload in the REST API reference.',
  })
  payload!: FulfillmentPayload;
  @Optional(() => enums.FulfillmentSource) sourceKind?: FulfillmentSource | null;
  @Optional(() => ID, { description: 'A project or notice of the account.' }) sourceId?: string | null;
  @Optional(() => JSONObject, { json: 'object' }) meta?: Record<string, unknown> | null;
  @Optional(() => JSONObject, { json: 'object', description: describeAlias('meta') }) metadata?: Record<
    string,
    unknown
  > | null;
}

@InputType({ description: 'Cancels a fulfillment request.' })
export class CancelFulfillmentRequestInput {
  @Required(() => ID) id!: string;
  @Optional(() => String, { max: 1000, description: 'The reason; stored as `status_reason`.' }) statusReason?:
    | string
    | null;
}
