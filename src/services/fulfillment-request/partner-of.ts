import type { RequestContext } from '../../context/request-context.js';
import { type FulfillmentPartner, PartnerUnreachable } from '../../providers/partner/fulfillment-partner.js';
import { credentialFor } from '../credential/open-for-account.js';

/**
 * Who works on the requests of the context's account and mode: the account's own partner if it has one, otherwise the
 * operator's.
 *
 * @param ticketType of a request that was submitted already: the partner that has its ticket continues with it
 * @throws PartnerUnreachable when the partner that has the ticket is no longer configured
 */
export async function findPartner(ctx: RequestContext, ticketType: string | null = null): Promise<FulfillmentPartner> {
  const { live, queue, simulated, of: ofAccount } = ctx.infrastructure.partner!;
  if (!ctx.livemode) return simulated;
  if (ticketType === 'queue') return queue;
  if (ticketType === 'ticket') {
    if (live !== queue) return live;
    throw new PartnerUnreachable('The partner that holds the ticket is no longer set up.');
  }
  const accountPartner = await ownPartner(ctx, ctx.account.id);
  if (accountPartner) return ofAccount(accountPartner);
  if (!ticketType) return live;
  throw new PartnerUnreachable('The organization no longer has an active credential for its partner.');
}

/** Where an account's own partner accepts tickets, and the secrets that both sides sign with. */
export async function ownPartner(
  ctx: RequestContext,
  accountId: string,
): Promise<{ url: string; secret: string } | null> {
  const { db, webhooks } = ctx.infrastructure;
  const credential = await credentialFor(db, webhooks!.keyring, { accountId, livemode: true }, 'partner');
  return credential && { url: String(credential.settings.url).replace(/\/+$/, ''), secret: credential.secret };
}
