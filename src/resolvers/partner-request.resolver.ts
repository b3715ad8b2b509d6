import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { displayText } from '../domain/vocabulary.js';
import { type Ordering, PageArgs } from '../schema/connection.js';
import { Free } from '../schema/free.js';
import { PartnerReturnFactsInput } from '../schema/partner-facts.js';
import {
  PartnerAcceptInput,
  PartnerAttachFileInput,
  PartnerCancelInput,
  PartnerFailInput,
  PartnerFulfillInput,
  PartnerRejectInput,
  PartnerReport,
  PartnerReportMailedInput,
  PartnerReportRecipientsInput,
  PartnerRequest,
  PartnerRequestConnection,
  PartnerRequestFilter,
  PartnerRequestOrdering,
} from '../schema/partner-request.js';
import { ID } from '../schema/scalars.js';
import * as partnerService from '../services/partner-request/index.js';

/** The partner's side of fulfillment requests, for tokens with `role:partner`, which the operator grants. */
@Resolver(() => PartnerRequest)
export class PartnerRequestResolver {
  @Free()
  @Query(() => PartnerRequestConnection, { description: 'The queue of the fulfillment partner, of all accounts.' })
  partnerRequests(
    @Arg('filter', () => PartnerRequestFilter, { nullable: true }) filter: PartnerRequestFilter | null,
    @Arg('orderBy', () => PartnerRequestOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return partnerService.listPartnerRequests(ctx, { filter, orderBy, page }, info);
  }

  @Free()
  @Query(() => PartnerRequest, {
    nullable: true,
    description: 'For the fulfillment partner: a request of any account.',
  })
  partnerRequest(@Arg('id', () => ID) id: string, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return partnerService.showPartnerRequest(ctx, id, info);
  }

  @Free()
  @Mutation(() => PartnerReport, { description: 'For the partner: reports that work has begun.' })
  partnerAccept(@Arg('input', () => PartnerAcceptInput) input: PartnerAcceptInput, @Ctx() ctx: RequestContext) {
    return partnerService.accept(ctx, input);
  }

  @Free()
  @Mutation(() => PartnerReport, { description: 'For the partner: reports the number of recipients.' })
  partnerReportRecipients(
    @Arg('input', () => PartnerReportRecipientsInput) input: PartnerReportRecipientsInput,
    @Ctx() ctx: RequestContext,
  ) {
    return partnerService.reportRecipients(ctx, input);
  }

  @Free()
  @Mutation(() => PartnerReport, {
    description: 'For the partner: reports findings, which become records of the caller’s account.',
  })
  partnerReturnFacts(
    @Arg('input', () => PartnerReturnFactsInput) input: PartnerReturnFactsInput,
    @Ctx() ctx: RequestContext,
  ) {
    return partnerService.returnFacts(ctx, input);
  }

  @Free()
  @Mutation(() => PartnerReport, { description: 'For the partner: sends a file to the caller.' })
  partnerAttachFile(
    @Arg('input', () => PartnerAttachFileInput) input: PartnerAttachFileInput,
    @Ctx() ctx: RequestContext,
  ) {
    return partnerService.attachReportFile(ctx, input);
  }

  @Free()
  @Mutation(() => PartnerReport, { description: 'For the partner: reports that the notice was mailed.' })
  partnerReportMailed(
    @Arg('input', () => PartnerReportMailedInput) input: PartnerReportMailedInput,
    @Ctx() ctx: RequestContext,
  ) {
    return partnerService.reportMailed(ctx, input);
  }

  @Free()
  @Mutation(() => PartnerReport, { description: 'For the partner: reports completion.' })
  partnerFulfill(@Arg('input', () => PartnerFulfillInput) input: PartnerFulfillInput, @Ctx() ctx: RequestContext) {
    return partnerService.fulfill(ctx, input);
  }

  @Free()
  @Mutation(() => PartnerReport, { description: 'For the partner: rejects the request.' })
  partnerReject(@Arg('input', () => PartnerRejectInput) input: PartnerRejectInput, @Ctx() ctx: RequestContext) {
    return partnerService.reject(ctx, input);
  }

  @Free()
  @Mutation(() => PartnerReport, {
    description: 'For the partner: cancels the request and decides the refund of the fee.',
  })
  partnerCancel(@Arg('input', () => PartnerCancelInput) input: PartnerCancelInput, @Ctx() ctx: RequestContext) {
    return partnerService.cancel(ctx, input);
  }

  @Free()
  @Mutation(() => PartnerReport, { description: 'For the partner: reports a failure. The caller may retry.' })
  partnerFail(@Arg('input', () => PartnerFailInput) input: PartnerFailInput, @Ctx() ctx: RequestContext) {
    return partnerService.fail(ctx, input);
  }

  @FieldResolver(() => String)
  statusLabel(@Root() partnerRequest: PartnerRequest) {
    return displayText(partnerRequest.status);
  }
}
