import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { isMailed, mailClassFault } from '../../domain/credit/pricing.js';
import { invalid } from '../../errors/app-error.js';
import { quote } from '../../ledger/index.js';
import type { CreditPrice, CreditPriceInput } from '../../schema/credit.js';

/** Calculates what a request would be charged, without charging it. */
export async function creditPrice(ctx: RequestContext, input: CreditPriceInput): Promise<CreditPrice> {
  authorize(ctx, 'read');
  const fault = isMailed(input) && mailClassFault(input);
  if (fault) {
    const hint = input.documentType ? '' : ' For another document, send its document type.';
    throw invalid({ mailClass: [`The mail class field ${fault}${hint}`] });
  }
  const { credits, partnerBillable } = await quote(ctx.db, ctx.account.id, input);
  return { eventType: input.eventType, credits, partnerBillable };
}
