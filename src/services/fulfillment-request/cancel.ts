import { addTask, dropTasks } from '../../background/tasks/queue.js';
import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import type { FulfillmentRequest } from '../../entities/fulfillment-request.js';
import type { CancelFulfillmentRequestInput } from '../../schema/fulfillment-request.js';
import { releaseHolds } from './holds.js';
import { lockRequest, moveRequest } from './move.js';

/**
 * Cancels a request that has not ended: held credits are returned, the fee is not, and a partner that has a ticket is notified.
 * A task that is submitting the request continues: it then finds the request cancelled, and cancels the ticket that it may have
 * created.
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
