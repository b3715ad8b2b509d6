import type { RequestContext } from '../../context/request-context.js';
import { formatCents, parseCents } from '../../domain/shared/money.js';
import { timestamp } from '../../domain/shared/timestamp.js';
import type { FulfillmentRequest } from '../../entities/fulfillment-request.js';
import { invalid } from '../../errors/app-error.js';
import { refund as refundCharge } from '../../ledger/index.js';
import type { PartnerCancelInput, PartnerFailInput, PartnerRejectInput } from '../../schema/partner-request.js';
import { feeReference } from './create.js';
import { releaseHolds, requestSubject } from './holds.js';
import { moveRequest } from './move.js';
import { notifyOfResearch } from './notify.js';
import { type TakenReport, takeReport } from './take-report.js';

/** The partner declines the request: held credits are returned, the fee is not. */
export function reportRejected(ctx: RequestContext, input: PartnerRejectInput): Promise<TakenReport> {
  return takeReport(ctx, 'rejected', input, async (request) => {
    await moveRequest(ctx, request, 'rejected', { statusReason: input.reason });
    await releaseHolds(ctx, request);
    await notifyOfResearch(ctx, request, input.reason);
    return null;
  });
}

/** The partner ends the request: held credits are returned, and as much of the fee as the partner decides. */
export function reportCancelled(ctx: RequestContext, input: PartnerCancelInput): Promise<TakenReport> {
  return takeReport(ctx, 'cancelled', input, async (request) => {
    const { reason } = input;
    const amount = computeRefund(request, input);
    const refund = { amount, refundedAt: timestamp(ctx.now()) as string, reason };
    await moveRequest(ctx, request, 'cancelled', { statusReason: reason, refund });
    await releaseHolds(ctx, request);
    await refundCharge(ctx, {
      charge: feeReference(request.id),
      credits: amount,
      reason,
      subject: { type: requestSubject, id: request.id },
      reference: `${requestSubject}:${request.id}:refund`,
    });
    await notifyOfResearch(ctx, request, reason);
    return null;
  });
}

/** The attempt failed: held credits are returned, and the caller may try again. */
export function reportFailed(ctx: RequestContext, input: PartnerFailInput): Promise<TakenReport> {
  return takeReport(ctx, 'failed', input, async (request) => {
    await moveRequest(ctx, request, 'failed', { lastError: input.error });
    await releaseHolds(ctx, request);
    await notifyOfResearch(ctx, request, input.error);
    return null;
  });
}

/** How much of the fee is refunded. */
function computeRefund({ fee }: FulfillmentRequest, { refund, refundAmount }: PartnerCancelInput): string {
  if (refund !== 'partial') {
    if (!refundAmount) return refund === 'full' ? formatCents(parseCents(fee)!) : '0.00';
    throw invalid({ refundAmount: [`The refund amount field is not accepted with a ${refund} refund.`] });
  }
  if (!refundAmount) throw invalid({ refundAmount: ['The refund amount field is required with a partial refund.'] });
  if (parseCents(refundAmount)! > parseCents(fee)!) {
    throw invalid({ refundAmount: [`The refund amount field must not be greater than ${fee}, which is the fee.`] });
  }
  return refundAmount;
}
