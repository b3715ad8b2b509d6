import type { FulfillmentPartner } from './fulfillment-partner.js';
import { HttpPartner, type PartnerConnection } from './http-partner.js';

/** The types of tickets on requests, by the partner that works on them. */
const ticketTypes = ['ticket', 'account_ticket', 'queue', 'simulated'] as const;
type TicketType = (typeof ticketTypes)[number];

/** The partners that fulfill requests. */
export interface Partners {
  /** For live requests: the operator's partner, or the queue that its own staff work on. */
  live: FulfillmentPartner;
  /** For live requests that were submitted while there was no other partner. */
  queue: FulfillmentPartner;
  /** For sandbox requests. */
  simulated: FulfillmentPartner;
  /** The partner of an account's own. */
  of(connection: { url: string; secret: string }): FulfillmentPartner;
  /** The secret with which the operator's partner signs; undefined if no such partner reports over HTTPS. */
  secret: string | undefined;
  close(): Promise<void>;
}

export function createPartners(
  settings: { partnerUrl: string | undefined; partnerSecret: string | undefined },
  guard: NonNullable<PartnerConnection['guard']>,
): Partners {
  const { partnerUrl: url, partnerSecret: secret } = settings;
  const operators = url && secret ? new HttpPartner({ url, secret, resourceType: 'ticket' }) : undefined;
  const accountPartners = new Map<string, HttpPartner>();
  const queue = internalPartner('queue');
  return {
    live: operators ?? queue,
    queue,
    simulated: internalPartner('simulated'),
    secret,
    of(connection) {
      const key = JSON.stringify([connection.url, connection.secret]);
      let partner = accountPartners.get(key);
      if (!partner) {
        // Idle connections close by themselves, so a discarded partner needs no close.
        if (accountPartners.size >= maxKept) accountPartners.clear();
        accountPartners.set(key, (partner = new HttpPartner({ ...connection, resourceType: 'account_ticket', guard })));
      }
      return partner;
    },
    async close() {
      await Promise.all([operators, ...accountPartners.values()].map((partner) => partner?.close()));
    },
  };
}

/** How many accounts' own partners keep their connections for the next ticket. */
const maxKept = 100;

/**
 * A partner whose tickets are the requests themselves: staff find them in the queue, and tasks do the simulated work. No outside
 * party is notified.
 */
function internalPartner(resourceType: TicketType): FulfillmentPartner {
  return {
    name: resourceType,
    createTicket: async ({ requestId }) => ({ resourceType, resourceId: requestId }),
    releaseTicket: async () => undefined,
    cancelTicket: async () => undefined,
  };
}
