import type { RequestContext } from '../../context/request-context.js';
import { type FulfillmentScope, statutoryMail, total } from '../../domain/credit/pricing.js';
import { postageFor } from '../../domain/fulfillment-request/postage.js';
import type { Shortage } from '../../errors/app-error.js';
import { type Part, readPrice } from '../../ledger/index.js';

/** What a request costs in credits, as decimal strings. */
interface RequestQuote {
  fee: string;
  /** The rate of the postage for each recipient; null if nothing is mailed. */
  rate: string | null;
  /** The fee and the postage. */
  parts: Part[];
  /** The total, as a 402 states it. */
  quote?: Shortage['quote'];
}

/** @param recipients of a full service; null for the other scopes, which cost only their fee */
export async function quoteRequest(
  ctx: RequestContext,
  scope: FulfillmentScope,
  state: string,
  recipients: number | null,
): Promise<RequestQuote> {
  const eventType = 'fulfillment_notice_research';
  const accountId = ctx.account.id;
  const fee = await readPrice(ctx.db, accountId, { eventType, variant: scope });
  const feePart = { eventType, credits: fee } as const;
  if (recipients === null) return { fee, rate: null, parts: [feePart] };
  const rate = await readPrice(ctx.db, accountId, { eventType: 'mail_sending', variant: statutoryMail(state) });
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
  return { fee, rate, parts: [feePart, { eventType: 'mail_sending', credits: postage, held: true }], quote };
}
