import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import type { FulfillmentRequest } from '../../entities/fulfillment-request.js';
import type { CancelFulfillmentRequestInput } from '../../schema/fulfillment-request.js';
import { addTask, dropTasks } from '../../tasks/queue.js';
import { releaseHolds } from './holds.js';
import { lockRequest, moveRequest } from './move.js';

/**
 * Takes a request back that has not ended: what is held is given back, the fee is not, and a partner that
 * has a ticket is told. A task that is submitting it stays: it finds the request cancelled, and takes the ticket back that it
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
  await dropTasks(ctx, id, ['partner.step']);
  if (cancelled.partnerResourceId) await addTask(ctx, { kind: 'partner.cancel', subjectId: id, dueAt: ctx.now() });
  return cancelled;
}
