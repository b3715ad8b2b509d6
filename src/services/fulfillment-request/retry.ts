import { addTask } from '../../background/tasks/queue.js';
import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import type { FulfillmentRequest } from '../../entities/fulfillment-request.js';
import { holdPostage } from './holds.js';
import { lockRequest, moveRequest } from './move.js';

/**
 * Submits a failed request to the partner again, with a new ticket if the last one is known. Otherwise its answer may have been
 * lost: the same submission then gets that ticket, and the partner never has two for one request. The fee was charged when the
 * request was made; its postage was returned when it failed, and is held again.
 */
export async function retryFulfillmentRequest(ctx: RequestContext, id: string): Promise<FulfillmentRequest> {
  authorize(ctx, 'records');
  const request = await lockRequest(ctx, id);
  const queued = await moveRequest(ctx, request, 'queued', {
    retryCount: request.retryCount + 1,
    sameTicketRetries: request.sameTicketRetries + (request.partnerResourceId === null ? 1 : 0),
    requiredRecipients: null,
    mailedRecipients: null,
    partnerResourceType: null,
    partnerResourceId: null,
    statusReason: null,
    lastError: null,
    failedAt: null,
    submittedAt: null,
  });
  if (queued.authorizedRecipients) await holdPostage(ctx, queued, queued.authorizedRecipients);
  await addTask(ctx, { kind: 'partner.submit', subjectId: id, dueAt: ctx.now() });
  return queued;
}
