import type { RequestContext } from '../../context.js';
import type { FulfillmentPartner } from '../../providers/partner/fulfillment-partner.js';

/** Who is told of the tickets of this mode; null: nobody has to be, the partner's staff find them in their queue here. */
export function partnerOf({ infrastructure: { partner }, livemode }: RequestContext): FulfillmentPartner | null {
  return (livemode ? partner?.live : partner?.simulated) ?? null;
}
