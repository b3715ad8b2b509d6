import { v7 as uuidv7 } from 'uuid';
import type { RequestContext } from '../../context/request-context.js';
import { isOver } from '../../domain/fulfillment-request/states.js';
import type { FulfillmentRequest } from '../../entities/fulfillment-request.js';
import { emit } from '../../events/outbox.js';
import { scoped } from '../../reads/loaders/scope.js';
import type { PartnerReportInput } from '../../schema/partner-request.js';
import { lockRequest, moveRequest } from './move.js';

/** What a partner can report about a ticket. */
type ReportKind =
  | 'accepted'
  | 'recipients_found'
  | 'facts'
  | 'file'
  | 'mailed'
  | 'fulfilled'
  | 'rejected'
  | 'cancelled'
  | 'failed';

export interface TakenReport {
  request: FulfillmentRequest;
  /** Why the report changed nothing; null if it took effect. */
  disregarded: string | null;
}

/**
 * Processes a report on a request of the context's account: one at a time, and each once. The work returns the reason when it
 * does nothing, otherwise null. A report that it refuses is not stored, so that the partner can send it again. Reports that
 * come too late change nothing.
 */
export async function takeReport(
  ctx: RequestContext,
  kind: ReportKind,
  { id, reportId }: PartnerReportInput,
  work: (request: FulfillmentRequest) => Promise<string | null>,
): Promise<TakenReport> {
  const request = await lockRequest(ctx, id);
  if (reportId && (await isKnown(ctx, id, reportId))) {
    return { request, disregarded: 'The report was already received: it changes nothing.' };
  }
  const disregarded = lateFor(request, kind) ?? (await work(request));
  const newId = uuidv7();
  await ctx.db
    .insertInto('partner_reports')
    .values({
      id: newId,
      account_id: ctx.account.id,
      livemode: ctx.livemode,
      fulfillment_request_id: id,
      report_id: reportId ?? newId,
      kind,
      disregarded,
      created_at: ctx.now().toISOString(),
    })
    .execute();
  return { request, disregarded };
}

/** For reports of work, which may arrive before the acceptance that they imply. */
export async function underWay(ctx: RequestContext, request: FulfillmentRequest): Promise<void> {
  if (request.status === 'submitted') await moveRequest(ctx, request, 'in_progress');
}

/**
 * For reports of steps that a partner takes only after an approval of charges: they may arrive when the approval reached the
 * partner but its answer was lost. Other reports do not prove that it arrived, so the caller has to approve again.
 */
export async function partnerContinued(ctx: RequestContext, request: FulfillmentRequest): Promise<void> {
  await underWay(ctx, request);
  if (!isHeldUnconfirmed(request)) return;
  await moveRequest(ctx, request, 'in_progress');
  emit(ctx, { type: 'fulfillment_request.charges_approved', record: request });
}

/** Whether the charges are approved and held, but the partner may not know it. */
export function isHeldUnconfirmed(request: FulfillmentRequest): boolean {
  const { status, requiredRecipients: required, authorizedRecipients: authorized } = request;
  return status === 'payment_required' && required! <= authorized!;
}

/** Files such as a mailing receipt or a recorded copy may still arrive when everything else is done. */
function lateFor({ status }: FulfillmentRequest, kind: ReportKind): string | null {
  if (status === 'fulfilled' && kind === 'file') return null;
  if (isOver(status)) return `The request is ${status}: the report is too late and changes nothing.`;
  return status === 'queued'
    ? 'The request is waiting to be submitted again: the report is for an earlier ticket.'
    : null;
}

async function isKnown(ctx: RequestContext, id: string, reportId: string): Promise<boolean> {
  const report = await ctx.db
    .selectFrom('partner_reports')
    .select('id')
    .where('fulfillment_request_id', '=', id)
    .where('report_id', '=', reportId)
    .where(scoped(ctx, 'partner_reports'))
    .executeTakeFirst();
  return report !== undefined;
}
