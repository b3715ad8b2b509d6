import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { countryName, isAbroad } from '../../domain/address/countries.js';
import { isMailed, mailClassFault } from '../../domain/credit/pricing.js';
import { atField, wrong } from '../../domain/shared/field-rules.js';
import { invalid } from '../../errors/app-error.js';
import { quote } from '../../ledger/index.js';
import type { CreditPrice, CreditPriceInput } from '../../schema/credit.js';

/** Calculates what a request would be charged, without charging it. */
export async function creditPrice(ctx: RequestContext, input: CreditPriceInput): Promise<CreditPrice> {
  authorize(ctx, 'read');
  const { countryCode, ...request } = input;
  const priceRequest = isAbroad(countryCode) ? abroad(request, countryCode!) : request;
  const fault = isMailed(priceRequest) && mailClassFault(priceRequest);
  if (fault) {
    const hint = priceRequest.documentType ? '' : ' For another document, send its document type.';
    throw invalid({ mailClass: [`The mail class field ${fault}${hint}`] });
  }
  const { credits, partnerBillable } = await quote(ctx.db, ctx.account.id, priceRequest);
  return { eventType: input.eventType, credits, partnerBillable };
}

/** Mail to other countries is first class, whichever class the state of the document demands: there is no other. */
function abroad(request: Omit<CreditPriceInput, 'countryCode'>, countryCode: string) {
  const isMail = request.eventType === 'mail_sending' || request.eventType === 'document_order';
  if (!isMail) return request;
  if (request.mailClass && request.mailClass !== 'first_class') {
    const to = countryName(countryCode);
    throw invalid({
      mailClass: [atField('mailClass', wrong('first_class', { places: to, mailClass: request.mailClass }))],
    });
  }
  return { ...request, state: null, mailClass: 'first_class' as const };
}
