import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { type PostageFacts, paymentDueOf, postageOf } from '../domain/fulfillment-request/postage.js';
import { displayText } from '../domain/vocabulary.js';
import { filesOf } from '../loaders/attached-file.loader.js';
import { fulfillmentRequests } from '../loaders/fulfillment-request.loader.js';
import { notices } from '../loaders/notice.loader.js';
import { organizations } from '../loaders/organization.loader.js';
import { projects } from '../loaders/project.loader.js';
import { list, one, show } from '../loaders/read.js';
import { Alone } from '../schema/alone.js';
import { AttachedFile } from '../schema/attached-file.js';
import { RecordInput } from '../schema/common.js';
import { type Ordering, PageArgs } from '../schema/connection.js';
import {
  CancelFulfillmentRequestInput,
  CreateFulfillmentRequestInput,
  FulfillmentPaymentDue,
  FulfillmentPostage,
  FulfillmentRequest,
  FulfillmentRequestConnection,
  FulfillmentRequestFilter,
  FulfillmentRequestOrdering,
} from '../schema/fulfillment-request.js';
import { Notice } from '../schema/notice.js';
import { Organization } from '../schema/organization.js';
import { Project } from '../schema/project.js';
import { UUID } from '../schema/scalars.js';
import * as approveCharges from '../services/fulfillment-request/approve-charges.js';
import * as cancelRequest from '../services/fulfillment-request/cancel.js';
import * as createRequest from '../services/fulfillment-request/create.js';
import * as retryRequest from '../services/fulfillment-request/retry.js';

@Resolver(() => FulfillmentRequest)
export class FulfillmentRequestResolver {
  @Query(() => FulfillmentRequestConnection)
  fulfillmentRequests(
    @Arg('filter', () => FulfillmentRequestFilter, { nullable: true }) filter: FulfillmentRequestFilter | null,
    @Arg('orderBy', () => FulfillmentRequestOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return list(ctx, fulfillmentRequests, { filter, orderBy, page }, info);
  }

  @Query(() => FulfillmentRequest)
  fulfillmentRequest(@Arg('id', () => UUID) id: string, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return show(ctx, fulfillmentRequests, id, info);
  }

  @Mutation(() => FulfillmentRequest)
  createFulfillmentRequest(
    @Arg('input', () => CreateFulfillmentRequestInput) input: CreateFulfillmentRequestInput,
    @Ctx() ctx: RequestContext,
  ) {
    return createRequest.createFulfillmentRequest(ctx, input);
  }

  @Alone()
  @Mutation(() => FulfillmentRequest, {
    description: 'Holds the missing postage and lets the partner continue. A repeated approval holds nothing twice.',
  })
  approveFulfillmentCharges(@Arg('input', () => RecordInput) input: RecordInput, @Ctx() ctx: RequestContext) {
    return approveCharges.approveFulfillmentCharges(ctx, input.id);
  }

  @Mutation(() => FulfillmentRequest, {
    description: 'Cancels the request and releases its held credits. The fee is not refunded.',
  })
  cancelFulfillmentRequest(
    @Arg('input', () => CancelFulfillmentRequestInput) input: CancelFulfillmentRequestInput,
    @Ctx() ctx: RequestContext,
  ) {
    return cancelRequest.cancelFulfillmentRequest(ctx, input);
  }

  @Mutation(() => FulfillmentRequest, { description: 'Submits a failed request to the partner again.' })
  retryFulfillmentRequest(@Arg('input', () => RecordInput) input: RecordInput, @Ctx() ctx: RequestContext) {
    return retryRequest.retryFulfillmentRequest(ctx, input.id);
  }

  @FieldResolver(() => String)
  statusLabel(@Root() fulfillmentRequest: FulfillmentRequest) {
    return displayText(fulfillmentRequest.status);
  }

  @FieldResolver(() => FulfillmentPostage, { nullable: true })
  postage(@Root() fulfillmentRequest: FulfillmentRequest & PostageFacts) {
    return postageOf(fulfillmentRequest);
  }

  @FieldResolver(() => FulfillmentPaymentDue, { nullable: true })
  paymentDue(@Root() fulfillmentRequest: FulfillmentRequest & PostageFacts) {
    return paymentDueOf(fulfillmentRequest);
  }

  @FieldResolver(() => [AttachedFile], { description: 'Oldest first.' })
  files(@Root() fulfillmentRequest: FulfillmentRequest, @Ctx() ctx: RequestContext) {
    return filesOf(ctx, 'fulfillment_request', fulfillmentRequest.id);
  }

  @FieldResolver(() => Organization, { nullable: true })
  organization(
    @Root() fulfillmentRequest: FulfillmentRequest,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return one(ctx, organizations, fulfillmentRequest.organizationId, info);
  }

  @FieldResolver(() => Project, {
    nullable: true,
    description: 'The record created or completed from the partner’s findings.',
  })
  project(
    @Root() fulfillmentRequest: FulfillmentRequest,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return one(ctx, projects, fulfillmentRequest.projectId, info);
  }

  @FieldResolver(() => Notice, {
    nullable: true,
    description: 'The record created or completed from the partner’s findings.',
  })
  notice(@Root() fulfillmentRequest: FulfillmentRequest, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return one(ctx, notices, fulfillmentRequest.noticeId, info);
  }
}
