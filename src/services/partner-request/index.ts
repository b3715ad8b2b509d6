import type { GraphQLResolveInfo } from 'graphql';
import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { partnerRequests } from '../../reads/loaders/partner-request.loader.js';
import { list, rejectMissing, show } from '../../reads/loaders/read.js';
import { partnerScope } from '../../reads/loaders/scope.js';
import type { Ordering, PageArgs } from '../../schema/connection.js';
import type { PartnerReturnFactsInput } from '../../schema/partner-facts.js';
import type * as inputs from '../../schema/partner-request.js';
import * as endings from '../fulfillment-request/partner-endings.js';
import { attachPartnerFile } from '../fulfillment-request/partner-file.js';
import * as reports from '../fulfillment-request/partner-reports.js';
import type { TakenReport } from '../fulfillment-request/take-report.js';

/** The partner's queue across all accounts; by default the requests that it has to work on or that wait. */
export function listPartnerRequests(
  ctx: RequestContext,
  args: { filter: inputs.PartnerRequestFilter | null; orderBy: Ordering | null; page: PageArgs },
  info: GraphQLResolveInfo,
) {
  authorize(ctx, 'partner');
  const statuses = args.filter?.statuses ?? ['submitted', 'in_progress', 'payment_required'];
  return list(ctx, partnerRequests, { ...args, filter: { ...args.filter, statuses } }, info);
}

export function showPartnerRequest(ctx: RequestContext, id: string, info: GraphQLResolveInfo) {
  authorize(ctx, 'partner');
  return show(ctx, partnerRequests, id, info);
}

export function accept(ctx: RequestContext, input: inputs.PartnerAcceptInput) {
  return report(ctx, input, reports.reportAccepted);
}

export function reportRecipients(ctx: RequestContext, input: inputs.PartnerReportRecipientsInput) {
  return report(ctx, input, reports.reportRecipients);
}

export function returnFacts(ctx: RequestContext, input: PartnerReturnFactsInput) {
  return report(ctx, input, reports.returnFacts);
}

export function attachReportFile(ctx: RequestContext, input: inputs.PartnerAttachFileInput) {
  return report(ctx, input, attachPartnerFile);
}

export function reportMailed(ctx: RequestContext, input: inputs.PartnerReportMailedInput) {
  return report(ctx, input, reports.reportMailed);
}

export function fulfill(ctx: RequestContext, input: inputs.PartnerFulfillInput) {
  return report(ctx, input, reports.reportFulfilled);
}

export function reject(ctx: RequestContext, input: inputs.PartnerRejectInput) {
  return report(ctx, input, endings.reportRejected);
}

export function cancel(ctx: RequestContext, input: inputs.PartnerCancelInput) {
  return report(ctx, input, endings.reportCancelled);
}

export function fail(ctx: RequestContext, input: inputs.PartnerFailInput) {
  return report(ctx, input, endings.reportFailed);
}

/** Processes a report in the account of its request: these operations are the only way for the partner into other accounts. */
async function report<Input extends inputs.PartnerReportInput>(
  ctx: RequestContext,
  input: Input,
  take: (acting: RequestContext, input: Input) => Promise<TakenReport>,
): Promise<TakenReport> {
  authorize(ctx, 'partner');
  const requestRow = await ctx.db
    .selectFrom('fulfillment_requests')
    .select('account_id as accountId')
    .where('id', '=', input.id)
    .where(partnerScope(ctx))
    .executeTakeFirst();
  if (!requestRow) return rejectMissing(ctx, partnerRequests, input.id);
  return take(ctx.actAs(requestRow.accountId, ctx.livemode), input);
}
