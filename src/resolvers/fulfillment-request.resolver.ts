import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, Info, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { computePaymentDue, computePostage, type PostageFacts } from '../domain/fulfillment-request/postage.js';
import { displayText } from '../domain/vocabulary.js';
import { filesOf } from '../reads/loaders/attached-file.loader.js';
import { fulfillmentRequests } from '../reads/loaders/fulfillment-request.loader.js';
import { recordNamed } from '../reads/loaders/node.loader.js';
import { usersOf } from '../reads/loaders/user.loader.js';
import { Alone } from '../schema/alone.js';
import { AttachedFile } from '../schema/attached-file.js';
import { RecordInput } from '../schema/common.js';
import {
  ApproveFulfillmentChargesInput,
  CancelFulfillmentRequestInput,
  CreateFulfillmentRequestInput,
  FulfillmentPaymentDue,
  FulfillmentPostage,
  FulfillmentRequest,
} from '../schema/fulfillment-request.js';
import { Node } from '../schema/node.js';
import {
  ApproveFulfillmentChargesPayload,
  CancelFulfillmentRequestPayload,
  CreateFulfillmentRequestPayload,
  RetryFulfillmentRequestPayload,
} from '../schema/payload.js';
import { User } from '../schema/user.js';
import * as approveCharges from '../services/fulfillment-request/approve-charges.js';
import * as cancelRequest from '../services/fulfillment-request/cancel.js';
import * as createRequest from '../services/fulfillment-request/create.js';
import * as retryRequest from '../services/fulfillment-request/retry.js';
import { answered } from '../services/shared/answered.js';
import { RelatedRecords, RootFields } from './declared.js';

const requestAnswered = (ctx: RequestContext, work: () => Promise<object>) =>
  answered(ctx, async () => ({ fulfillmentRequest: await work() }));

@RootFields(fulfillmentRequests)
@RelatedRecords(fulfillmentRequests)
@Resolver(() => FulfillmentRequest)
export class FulfillmentRequestResolver {
  @Mutation(() => CreateFulfillmentRequestPayload, {
    description: 'Submits research to the fulfillment partner. The fee is charged immediately, and postage is held.',
  })
  createFulfillmentRequest(
    @Arg('input', () => CreateFulfillmentRequestInput) input: CreateFulfillmentRequestInput,
    @Ctx() ctx: RequestContext,
  ) {
    return answered(ctx, () => createRequest.createFulfillmentRequest(ctx, input));
  }

  @Alone()
  @Mutation(() => ApproveFulfillmentChargesPayload, {
    description: 'Holds the missing postage and lets the partner continue. A repeated approval holds nothing twice.',
  })
  approveFulfillmentCharges(
    @Arg('input', () => ApproveFulfillmentChargesInput) input: ApproveFulfillmentChargesInput,
    @Ctx() ctx: RequestContext,
  ) {
    return requestAnswered(ctx, () => approveCharges.approveFulfillmentCharges(ctx, input.id));
  }

  @Mutation(() => CancelFulfillmentRequestPayload, {
    description: 'Cancels the request and releases its held credits. The fee is not refunded.',
  })
  cancelFulfillmentRequest(
    @Arg('input', () => CancelFulfillmentRequestInput) input: CancelFulfillmentRequestInput,
    @Ctx() ctx: RequestContext,
  ) {
    return requestAnswered(ctx, () => cancelRequest.cancelFulfillmentRequest(ctx, input));
  }

  @FieldResolver(() => User, { nullable: true, description: 'Who requested it; null if no user did.' })
  requestedBy(@Root() { requestedByUserId }: FulfillmentRequest, @Ctx() ctx: RequestContext) {
    return requestedByUserId ? usersOf.of(ctx, requestedByUserId) : null;
  }

  @FieldResolver(() => Node, {
    nullable: true,
    description: 'The record that the request was created from; null if there is none that the caller may read.',
  })
  source(
    @Root() { sourceKind, sourceId }: FulfillmentRequest,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return recordNamed(ctx, sourceKind, sourceId, info);
  }

  @Mutation(() => RetryFulfillmentRequestPayload, { description: 'Submits a failed request to the partner again.' })
  retryFulfillmentRequest(@Arg('input', () => RecordInput) input: RecordInput, @Ctx() ctx: RequestContext) {
    return requestAnswered(ctx, () => retryRequest.retryFulfillmentRequest(ctx, input.id));
  }

  @FieldResolver(() => String)
  statusLabel(@Root() fulfillmentRequest: FulfillmentRequest) {
    return displayText(fulfillmentRequest.status);
  }

  @FieldResolver(() => FulfillmentPostage, {
    nullable: true,
    description: 'For a full service, the recipients paid for and the credits held for their postage.',
  })
  postage(@Root() fulfillmentRequest: FulfillmentRequest & PostageFacts) {
    return computePostage(fulfillmentRequest);
  }

  @FieldResolver(() => FulfillmentPaymentDue, {
    nullable: true,
    description: 'The charges to approve before mailing; null if there are none.',
  })
  paymentDue(@Root() fulfillmentRequest: FulfillmentRequest & PostageFacts) {
    return computePaymentDue(fulfillmentRequest);
  }

  @FieldResolver(() => [AttachedFile], { description: 'Oldest first.' })
  files(@Root() fulfillmentRequest: FulfillmentRequest, @Ctx() ctx: RequestContext) {
    return filesOf.fulfillment_request.of(ctx, fulfillmentRequest.id);
  }
}
