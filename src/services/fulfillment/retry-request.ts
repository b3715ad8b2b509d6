import { authorize } from '../../auth/permission.js';
import type { RequestContext } from '../../context.js';
import type { FulfillmentRequest } from '../../entities/fulfillment-request.js';
import { addErrand } from '../../errands/queue.js';
import { holdPostage } from './holds.js';
import { lockRequest, moveRequest } from './move-request.js';

/**
 * Hands a failed request to the partner anew, with a new ticket. The fee was charged when it was made; its postage, which was
 * given back when it failed, is held again.
 */
export async function retryFulfillmentRequest(ctx: RequestContext, id: string): Promise<FulfillmentRequest> {
  authorize(ctx, 'records');
  const request = await lockRequest(ctx, id);
  const queued = await moveRequest(ctx, request, 'queued', {
    retryCount: request.retryCount + 1,
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
  await addErrand(ctx, { kind: 'partner.submit', subjectId: id, dueAt: ctx.now() });
  return queued;
}
