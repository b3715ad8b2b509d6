import { sql } from 'kysely';
import { FulfillmentRequest } from '../entities/fulfillment-request.js';
import type { PartnerRequest } from '../schema/partner-request.js';
import { withPartner } from './scope.js';
import { defineTable } from './table.js';

/** Fulfillment requests from the other side: those of all accounts that the partner has a ticket of. */
export const partnerRequests = defineTable<PartnerRequest>({
  type: 'PartnerRequest',
  entity: FulfillmentRequest,
  name: 'fulfillment_requests',
  wall: withPartner,
  derived: { statusLabel: ['status'] },
  filters: { statuses: (statuses: string[]) => sql`status = any(${statuses}::text[])` },
});
