import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { batchLimits } from '../../domain/document-order/batch.js';
import { AppError, invalid } from '../../errors/app-error.js';
import type { MailroomOutcome } from '../../schema/mailroom.js';
import type { MailroomDispatchManyInput } from '../../schema/mailroom-input.js';
import { dispatchOrder } from './index.js';

/**
 * Hands over the pieces of a batch at one time. Each is committed on its own: one that was cancelled, or has no number, does not keep the
 * others at the counter, which has them already.
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
  for (const id of ids) {
    try {
      await ctx.separately((separateCtx) => dispatchOrder(separateCtx, { id, shippedAt }));
      outcomes.push({ orderId: id, isDone: true, message: null });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      outcomes.push({
        orderId: id,
        isDone: false,
        message: Object.values(error.errors ?? {})[0]?.[0] ?? error.message,
      });
    }
  }
  return outcomes;
}
