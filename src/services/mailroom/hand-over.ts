import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { batchLimits } from '../../domain/document-order/batch.js';
import { invalid } from '../../errors/app-error.js';
import { toAppError } from '../../errors/to-app-error.js';
import { mailroomOrdersById } from '../../reads/loaders/mailroom.loader.js';
import type { MailroomOutcome } from '../../schema/mailroom.js';
import type { MailroomDispatchManyInput } from '../../schema/mailroom-input.js';
import { dispatchOrder } from './index.js';

/**
 * Hands over the pieces of a batch at one time. Each is committed on its own: one that was cancelled, has no number, or is locked by another
 * request does not keep the others at the counter, which has them already. What was handed over at that time before is done.
 */
export async function dispatchOrders(
  ctx: RequestContext,
  input: MailroomDispatchManyInput,
): Promise<MailroomOutcome[]> {
  authorize(ctx, 'staff');
  const ids = [...new Set(input.ids)];
  if (ids.length === 0 || ids.length > batchLimits.pieces) {
    throw invalid({ ids: [`The ids field must have 1 to ${batchLimits.pieces} ids.`] });
  }
  const shippedAt = input.shippedAt ?? ctx.now();
  const outcomes: MailroomOutcome[] = [];
  for (const id of ids) outcomes.push(await dispatchOne(ctx, id, shippedAt));
  return outcomes;
}

async function dispatchOne(ctx: RequestContext, orderId: string, shippedAt: Date): Promise<MailroomOutcome> {
  try {
    await ctx.separately((separateCtx) => dispatchOrder(separateCtx, { id: orderId, shippedAt }));
    return { orderId, isDone: true, message: null };
  } catch (thrown) {
    // The others were committed: an error that a caller may see ends none of their outcomes.
    const error = toAppError(thrown);
    if (!error) throw thrown;
    const isDone = error.code === 'ILLEGAL_TRANSITION' && (await isHandedOver(ctx, orderId, shippedAt));
    if (isDone) return { orderId, isDone, message: null };
    return { orderId, isDone, message: Object.values(error.errors ?? {})[0]?.[0] ?? error.message };
  }
}

/** Whether another attempt at the same request did it. */
async function isHandedOver(ctx: RequestContext, id: string, at: Date): Promise<boolean> {
  const [order] = await ctx.separately(async (separateCtx) => {
    await separateCtx.write();
    return mailroomOrdersById(separateCtx, [id]);
  });
  return order?.shippedAt ? new Date(order.shippedAt).getTime() === at.getTime() : false;
}
