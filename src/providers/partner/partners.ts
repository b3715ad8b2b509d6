import type { FulfillmentPartner } from './fulfillment-partner.js';
import { HttpPartner, type PartnerConnection } from './http-partner.js';

/** What tickets are called on our requests, by who works on them. */
export const ticketTypes = ['ticket', 'account_ticket', 'queue', 'simulated'] as const;
export type TicketType = (typeof ticketTypes)[number];

/** Who fulfills requests. */
export interface Partners {
  /** Of live requests: the operator's partner, or the queue that its staff work off here. */
  live: FulfillmentPartner;
  /** Of live requests that were handed over while there was no other. */
  queue: FulfillmentPartner;
  /** Of sandbox requests. */
  simulated: FulfillmentPartner;
  /** The partner of an account's own. */
  of(connection: { url: string; secret: string }): FulfillmentPartner;
  /** With which the operator's partner signs; undefined: it has none that would report over HTTPS. */
  secret: string | undefined;
  close(): Promise<void>;
}

export function createPartners(
  settings: { partnerUrl: string | undefined; partnerSecret: string | undefined },
  guard: NonNullable<PartnerConnection['guard']>,
): Partners {
  const { partnerUrl: url, partnerSecret: secret } = settings;
  const operators = url && secret ? new HttpPartner({ url, secret, resourceType: 'ticket' }) : undefined;
  const own = new Map<string, HttpPartner>();
  const queue = inHouse('queue');
  return {
    live: operators ?? queue,
    queue,
    simulated: inHouse('simulated'),
    secret,
    of(connection) {
      const key = JSON.stringify([connection.url, connection.secret]);
      let partner = own.get(key);
      if (!partner) {
        // Idle connections close by themselves; a partner that is forgotten needs no goodbye.
        if (own.size >= mostKept) own.clear();
        own.set(key, (partner = new HttpPartner({ ...connection, resourceType: 'account_ticket', guard })));
      }
      return partner;
    },
    async close() {
      await Promise.all([operators, ...own.values()].map((partner) => partner?.close()));
    },
  };
}

/** Partners of accounts' own whose connections are kept for the next ticket. */
const mostKept = 100;

/**
 * One whose tickets are the requests themselves: staff find them in the queue, and simulated work is done by tasks. Nobody
 * outside is told anything.
 */
function inHouse(resourceType: TicketType): FulfillmentPartner {
  return {
    name: resourceType,
    createTicket: async ({ requestId }) => ({ resourceType, resourceId: requestId }),
    releaseTicket: async () => undefined,
    cancelTicket: async () => undefined,
  };
}
