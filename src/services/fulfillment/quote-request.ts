import type { RequestContext } from '../../context.js';
import { postageFor } from '../../domain/fulfillment-postage.js';
import { type FulfillmentScope, statutoryMail, total } from '../../domain/pricing.js';
import { priceOf, type Requirement } from '../../ledger/index.js';

/** What a request takes of credits, as decimal strings. */
export interface RequestQuote {
  fee: string;
  /** Of the postage of each recipient; null where nothing is mailed. */
  rate: string | null;
  /** Both together, as a 402 tells it. */
  required: Requirement;
}

/** @param recipients of a full service; null of the other scopes, which take their fee alone */
export async function quoteRequest(
  ctx: RequestContext,
  scope: FulfillmentScope,
  state: string,
  recipients: number | null,
): Promise<RequestQuote> {
  const eventType = 'fulfillment_notice_research';
  const accountId = ctx.account.id;
  const fee = await priceOf(ctx.db, accountId, { eventType, variant: scope });
  if (recipients === null) return { fee, rate: null, required: { eventType, credits: fee } };
  const rate = await priceOf(ctx.db, accountId, { eventType: 'mail_sending', variant: statutoryMail(state) });
  const postage = postageFor(rate, recipients);
  const credits = total([
    { times: 1, credits: fee },
    { times: 1, credits: postage },
  ]);
  const quote = {
    fee: Number(fee),
    postage: { recipients, rate: Number(rate), amount: Number(postage) },
    total: Number(credits),
  };
  return { fee, rate, required: { eventType, credits, quote } };
}
