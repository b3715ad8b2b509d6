import { authorize } from '../../auth/permission.js';
import type { RequestContext } from '../../context.js';
import type { FulfillmentRequest } from '../../entities/fulfillment-request.js';
import { addErrand, dropErrands } from '../../errands/queue.js';
import type { CancelFulfillmentRequestInput } from '../../schema/fulfillment-request.js';
import { releaseHolds } from './holds.js';
import { lockRequest, moveRequest } from './move-request.js';

/**
 * Takes a request back that has not ended: what is held is given back, the fee is not (spec, money flow 5), and a partner that
 * has a ticket is told. An errand that is submitting it stays: it finds the request cancelled, and takes the ticket back that it
 * may have made.
 */
export async function cancelFulfillmentRequest(
  ctx: RequestContext,
  { id, statusReason }: CancelFulfillmentRequestInput,
): Promise<FulfillmentRequest> {
  authorize(ctx, 'records');
  const request = await lockRequest(ctx, id);
  const cancelled = await moveRequest(ctx, request, 'cancelled', {
    statusReason: statusReason ?? 'Cancelled by the organization.',
  });
  await releaseHolds(ctx, cancelled);
  await dropErrands(ctx, id, ['partner.step']);
  if (cancelled.partnerResourceId) await addErrand(ctx, { kind: 'partner.cancel', subjectId: id, dueAt: ctx.now() });
  return cancelled;
}
