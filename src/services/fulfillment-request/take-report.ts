import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { RequestContext } from '../../context/request-context.js';
import { isOver } from '../../domain/fulfillment-request/states.js';
import type { FulfillmentRequest } from '../../entities/fulfillment-request.js';
import { emit } from '../../events/outbox.js';
import { scoped } from '../../loaders/scope.js';
import type { PartnerReportInput } from '../../schema/partner-request.js';
import { lockRequest, moveRequest } from './move.js';

/** What the partner can tell of a ticket. */
export type ReportKind =
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
  /** Why it changed nothing; null where it did what it says. */
  disregarded: string | null;
}

/**
 * Takes a report on a request of the context's account: one at a time, and each once. The work answers why it does nothing, or
 * null; what it refuses is not kept, so that the partner can send it again. Reports that come too late change nothing.
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
  const own = uuidv7();
  await sql`
    insert into partner_reports (id, account_id, livemode, fulfillment_request_id, report_id, kind, disregarded, created_at)
    values (${own}, ${ctx.account.id}, ${ctx.livemode}, ${id}, ${reportId ?? own}, ${kind}, ${disregarded},
      ${ctx.now().toISOString()})`.execute(ctx.db);
  return { request, disregarded };
}

/** Reports of work, which may come before the acceptance that they follow from. */
export async function underWay(ctx: RequestContext, request: FulfillmentRequest): Promise<void> {
  if (request.status === 'submitted') await moveRequest(ctx, request, 'in_progress');
}

/**
 * Reports of what a partner does only once it may: they may come before the answer to an approval of charges that reached the
 * partner and was lost on its way back. Other reports do not say that it did, and leave the caller to approve again.
 */
export async function wentOn(ctx: RequestContext, request: FulfillmentRequest): Promise<void> {
  await underWay(ctx, request);
  if (!isHeldUntold(request)) return;
  await moveRequest(ctx, request, 'in_progress');
  emit(ctx, { type: 'fulfillment_request.charges_approved', record: request });
}

/** The charges are approved and held, and whether the partner knows of it is not known. */
export function isHeldUntold(request: FulfillmentRequest): boolean {
  const { status, requiredRecipients: required, authorizedRecipients: authorized } = request;
  return status === 'payment_required' && required! <= authorized!;
}

/** Files may still come in when all else is done: a mailing receipt, a recorded copy. */
function lateFor({ status }: FulfillmentRequest, kind: ReportKind): string | null {
  if (status === 'fulfilled' && kind === 'file') return null;
  if (isOver(status)) return `The request is ${status}: the report is too late and changes nothing.`;
  return status === 'queued'
    ? 'The request is waiting to be submitted again: the report is for an earlier ticket.'
    : null;
}

async function isKnown(ctx: RequestContext, id: string, reportId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from partner_reports where fulfillment_request_id = ${id}::uuid and report_id = ${reportId}
      and ${scoped(ctx, 'partner_reports')}`.execute(ctx.db);
  return rows.length > 0;
}
