import { LockMode } from '@mikro-orm/core';
import type { RequestContext } from '../../context/request-context.js';
import { authorizedRecipients } from '../../domain/fulfillment-request/states.js';
import { isNoticeEditable } from '../../domain/notice/transitions.js';
import { withSnakeKeys } from '../../domain/shared/casing.js';
import { atField, wrong } from '../../domain/shared/field-rules.js';
import { timestamp } from '../../domain/shared/timestamp.js';
import type { FulfillmentRequest } from '../../entities/fulfillment-request.js';
import { Notice } from '../../entities/notice.js';
import { invalid } from '../../errors/app-error.js';
import type { PartnerReturnFactsInput } from '../../schema/partner-facts.js';
import type {
  PartnerAcceptInput,
  PartnerFulfillInput,
  PartnerReportMailedInput,
  PartnerReportRecipientsInput,
} from '../../schema/partner-request.js';
import { serveNotice } from '../notice/serve.js';
import { change } from '../shared/record.js';
import { captureMailed, releaseHolds } from './holds.js';
import { moveRequest } from './move.js';
import { notifyOfResearch } from './notify.js';
import { recordFacts } from './partner-facts.js';
import { requirePayment } from './require-payment.js';
import { isHeldUnconfirmed, partnerContinued, type TakenReport, takeReport, underWay } from './take-report.js';

/** The partner has begun the work. */
export function reportAccepted(ctx: RequestContext, input: PartnerAcceptInput): Promise<TakenReport> {
  return takeReport(ctx, 'accepted', input, async (request) => {
    if (request.status !== 'submitted') return 'The request is already in progress.';
    await underWay(ctx, request);
    return null;
  });
}

/**
 * How many recipients the notice has to be mailed to. A full service with more recipients than are paid for waits for an
 * approval.
 */
export function reportRecipients(ctx: RequestContext, input: PartnerReportRecipientsInput): Promise<TakenReport> {
  const { recipients } = input;
  return takeReport(ctx, 'recipients_found', input, async (request) => {
    await underWay(ctx, request);
    if (request.mailedRecipients !== null) return 'The notice is already mailed, so the number of recipients is final.';
    const { authorizedRecipients: authorized, requiredRecipients: requiredCount, status } = request;
    if (status === 'payment_required' && requiredCount === recipients)
      return 'The charges for this number of recipients are already waiting for approval.';
    if (authorized !== null && recipients > authorized) {
      await requirePayment(ctx, request, recipients);
    } else if (status === 'payment_required' && recipients <= recipientsKnownPaid(request)) {
      await moveRequest(ctx, request, 'in_progress', { requiredRecipients: recipients });
    } else await change(ctx, request, { requiredRecipients: recipients });
    return null;
  });
}

/** How many recipients the partner certainly knows to be paid for. */
function recipientsKnownPaid(request: FulfillmentRequest): number {
  return isHeldUnconfirmed(request)
    ? authorizedRecipients(request.payload.parties?.length ?? 0)
    : request.authorizedRecipients!;
}

/** Creates records of the account from the research results. */
export function returnFacts(ctx: RequestContext, input: PartnerReturnFactsInput): Promise<TakenReport> {
  return takeReport(ctx, 'facts', input, async (request) => {
    await underWay(ctx, request);
    const { projectId, jobsiteId, noticeId, parties } = await recordFacts(ctx, request, input);
    const findings = {
      projectId,
      jobsiteId,
      noticeId,
      parties: parties.map(({ id, ...party }) => withSnakeKeys({ partyId: id, ...party })),
      ...(input.summary && { summary: input.summary }),
    };
    await change(ctx, request, { projectId, noticeId, result: { ...request.result, ...withSnakeKeys(findings) } });
    return null;
  });
}

/** Charges postage for the mailed recipients, and marks the notice as served. */
export function reportMailed(ctx: RequestContext, input: PartnerReportMailedInput): Promise<TakenReport> {
  const { recipients, mailedAt = null } = input;
  return takeReport(ctx, 'mailed', input, async (request) => {
    await partnerContinued(ctx, request);
    if (request.mailedRecipients !== null) {
      return `The mailing to ${request.mailedRecipients} recipients was already reported.`;
    }
    rejectUnpaid(request, 'mailed');
    const at = mailedAt ? new Date(mailedAt) : ctx.now();
    if (at > ctx.now()) throw invalid({ mailedAt: ['The mailed at field must not be a time in the future.'] });
    if (recipients.length === 0)
      throw invalid({ recipients: [atField('recipients', wrong('min_items', { least: 1 }))] });
    await captureMailed(ctx, request, recipients.length);
    const mailed = { mailedAt: timestamp(at), recipients: recipients.map((recipient) => withSnakeKeys(recipient)) };
    await change(ctx, request, { result: { ...request.result, mailing: withSnakeKeys(mailed) } });
    await serve(ctx, request, at);
    return null;
  });
}

/** The work is complete. A full service is complete once its notice is mailed. */
export function reportFulfilled(ctx: RequestContext, input: PartnerFulfillInput): Promise<TakenReport> {
  return takeReport(ctx, 'fulfilled', input, async (request) => {
    await partnerContinued(ctx, request);
    rejectUnpaid(request, 'fulfilled');
    if (request.scope === 'full_service' && request.mailedRecipients === null) {
      throw invalid(
        {
          status: [
            'A full-service request can be fulfilled only after its notice is mailed: report the mailing first.',
          ],
        },
        'ILLEGAL_TRANSITION',
      );
    }
    await moveRequest(ctx, request, 'fulfilled', { result: { ...request.result, ...input.result } });
    await releaseHolds(ctx, request);
    await notifyOfResearch(ctx, request, null);
    return null;
  });
}

function rejectUnpaid({ status }: FulfillmentRequest, to: 'mailed' | 'fulfilled'): void {
  if (status !== 'payment_required') return;
  const sentence = `The request is waiting for approval of more postage and cannot be ${to} before that.`;
  throw invalid({ status: [sentence] }, 'ILLEGAL_TRANSITION');
}

/**
 * A notice is served when the carrier takes the mail. The partner has generated and ordered the document itself, so the states
 * in between do not apply.
 */
async function serve(ctx: RequestContext, { noticeId }: FulfillmentRequest, servedAt: Date): Promise<void> {
  if (!noticeId) return;
  const em = await ctx.write();
  const { livemode } = ctx;
  const where = { id: noticeId, accountId: ctx.account.id, livemode, deletedAt: null };
  const notice = await em.findOne(Notice, where, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (notice && isNoticeEditable(notice.status)) await serveNotice(ctx, notice, servedAt);
}
