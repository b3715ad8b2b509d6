import { isStaff } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { accountOfMailroomOrder } from '../../reads/loaders/mailroom.loader.js';

/**
 * Returns the context that may read an order: staff read on behalf of the account when they carry the order out, and all others
 * as themselves.
 */
export async function orderReader(ctx: RequestContext, orderId: string): Promise<RequestContext> {
  if (!isStaff(ctx)) return ctx;
  const accountId = await accountOfMailroomOrder(ctx, orderId);
  return accountId && accountId !== ctx.account.id ? ctx.actAs(accountId, true) : ctx;
}
