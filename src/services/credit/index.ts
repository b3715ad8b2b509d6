import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { quote } from '../../ledger/index.js';
import type { CreditPrice, CreditPriceInput } from '../../schema/credit.js';

/** Calculates what a request would be charged, without charging it. */
export async function creditPrice(ctx: RequestContext, input: CreditPriceInput): Promise<CreditPrice> {
  authorize(ctx, 'read');
  const { credits, partnerBillable } = await quote(ctx.db, ctx.account.id, input);
  return { eventType: input.eventType, credits, partnerBillable };
}
