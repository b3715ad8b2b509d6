import { sql } from 'kysely';
import { dropTasks, type Task } from '../../background/tasks/queue.js';
import type { RequestContext } from '../../context/request-context.js';
import type { StateData } from '../../domain/sandbox/state-data.js';
import type { FulfillmentRequest } from '../../entities/fulfillment-request.js';
import { fulfillmentRequests } from '../../reads/loaders/fulfillment-request.loader.js';
import { rowsWhere } from '../../reads/loaders/read.js';
import type { PartnerCancelInput } from '../../schema/partner-request.js';
import { reportCancelled, reportFailed, reportRejected } from '../fulfillment-request/partner-endings.js';
import {
  reportAccepted,
  reportFulfilled,
  reportMailed,
  reportRecipients,
  returnFacts,
} from '../fulfillment-request/partner-reports.js';
import { retryFulfillmentRequest } from '../fulfillment-request/retry.js';
import { recipientsFound, simulatedRecipients, simulatedResearch } from '../fulfillment-request/simulate-partner.js';
import { submitRequest } from '../fulfillment-request/submit.js';
import type { DriveOrder } from '../shared/state-data.js';
import { type DriveStep, stepByStep } from './stepping.js';

/** Used when `state_data` gives no reason. */
const simulated = 'The sandbox simulation requested it.';

/**
 * Moves a fulfillment request to the status that `meta.state_data` asks for, through the partner's reports on the way. From
 * then on the request moves by hand only: the simulated partner's own steps are dropped. A request with more recipients than
 * are paid for stops at `payment_required`, and continues when its charges are approved.
 */
export async function driveRequest(ctx: RequestContext, task: Task, wish: DriveOrder): Promise<void> {
  const id = task.subjectId;
  const [row] = await rowsWhere(ctx, fulfillmentRequests, sql`id = ${id}::uuid`);
  const request = row as unknown as FulfillmentRequest | undefined;
  if (!request) return;
  const waits = request.status === 'queued' && wish.status !== 'queued';
  const handOver: DriveStep[] = waits ? [(stepCtx) => submitRequest(stepCtx, task)] : [];
  await stepByStep(ctx, [
    ...handOver,
    (stepCtx) => dropTasks(stepCtx, id, ['partner.step']),
    ...(request.status === wish.status ? [] : planReports(request, task, wish)),
  ]);
}

function planReports(request: FulfillmentRequest, task: Task, wish: DriveOrder): DriveStep[] {
  const { id, status, scope, authorizedRecipients: paid } = request;
  // Every report has its own id, so that a drive that is resumed reports nothing twice.
  const report = (kind: string) => ({ id, reportId: `state_data ${task.id} ${kind}` });
  const begin: DriveStep[] =
    status === 'queued' || status === 'submitted' ? [(stepCtx) => reportAccepted(stepCtx, report('accepted'))] : [];
  const find =
    (recipients: number): DriveStep =>
    (stepCtx) =>
      reportRecipients(stepCtx, { ...report('recipients'), recipients });
  switch (wish.status) {
    case 'in_progress':
      return status === 'payment_required' ? [find(paid!)] : begin;
    case 'payment_required':
      return [...begin, find(wish.recipients_found ?? (paid ?? 0) + 1)];
    case 'fulfilled': {
      const recipientCount = wish.recipients_found ?? recipientsFound(request);
      const research = [
        ...begin,
        find(recipientCount),
        async (stepCtx: RequestContext) =>
          returnFacts(stepCtx, { ...report('facts'), ...(await simulatedResearch(stepCtx, request)) }),
      ];
      if (scope !== 'full_service') return [...research, (stepCtx) => reportFulfilled(stepCtx, report('fulfilled'))];
      if (recipientCount > paid!) return research;
      const recipients = simulatedRecipients(request, recipientCount);
      return [
        ...research,
        (stepCtx) => reportMailed(stepCtx, { ...report('mailed'), recipients }),
        (stepCtx) => reportFulfilled(stepCtx, report('fulfilled')),
      ];
    }
    case 'rejected':
      return [
        (stepCtx) => reportRejected(stepCtx, { ...report('rejected'), reason: wish.refund?.reason ?? simulated }),
      ];
    case 'cancelled':
      return [
        (stepCtx) =>
          reportCancelled(stepCtx, {
            ...report('cancelled'),
            reason: wish.refund?.reason ?? simulated,
            ...toRefund(wish.refund),
          }),
      ];
    case 'failed':
      return [(stepCtx) => reportFailed(stepCtx, { ...report('failed'), error: wish.refund?.reason ?? simulated })];
    case 'queued':
      return [(stepCtx) => retryFulfillmentRequest(stepCtx, id)];
    default:
      return [];
  }
}

function toRefund(refund: StateData['refund']): Pick<PartnerCancelInput, 'refund' | 'refundAmount'> {
  if (!refund || refund.amount === 'none') return { refund: 'none' };
  return refund.amount === 'full' ? { refund: 'full' } : { refund: 'partial', refundAmount: refund.amount };
}
