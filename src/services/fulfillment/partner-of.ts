import type { RequestContext } from '../../context.js';
import type { FulfillmentPartner } from '../../providers/partner/fulfillment-partner.js';

/**
 * Who works on the requests of the context's account and mode.
 *
 * @param ticketType of a request that is handed over already: who has its ticket goes on with it
 */
export async function partnerOf(ctx: RequestContext, ticketType: string | null = null): Promise<FulfillmentPartner> {
  const partner = ctx.infrastructure.partner!;
  if (!ctx.livemode) return partner.simulated;
  return ticketType === 'queue' ? partner.queue : partner.live;
}
