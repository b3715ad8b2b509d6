import type { RequestContext } from '../../context.js';
import type { FulfillmentPartner } from '../../providers/partner/fulfillment-partner.js';

/** Who works on the requests of the context's account and mode. */
export async function partnerOf(ctx: RequestContext): Promise<FulfillmentPartner> {
  const partner = ctx.infrastructure.partner!;
  return ctx.livemode ? partner.live : partner.simulated;
}
