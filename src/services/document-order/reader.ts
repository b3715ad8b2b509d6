import { isStaff } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { accountOfMailroomOrder } from '../../loaders/mailroom.loader.js';

/** Who reads an order: staff for its account where the order is theirs to carry out, and anybody else for himself. */
export async function orderReader(ctx: RequestContext, orderId: string): Promise<RequestContext> {
  if (!isStaff(ctx)) return ctx;
  const accountId = await accountOfMailroomOrder(ctx, orderId);
  return accountId && accountId !== ctx.account.id ? ctx.actAs(accountId, true) : ctx;
}
