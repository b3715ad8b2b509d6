import { FulfillmentRequest } from '../../entities/fulfillment-request.js';
import type { PartnerRequest } from '../../schema/partner-request.js';
import { partnerScope } from './scope.js';
import { defineTable, oneOf } from './table.js';

/** Fulfillment requests as the partner sees them: those of all accounts that the partner has a ticket for. */
export const partnerRequests = defineTable<PartnerRequest>({
  type: 'PartnerRequest',
  entity: FulfillmentRequest,
  name: 'fulfillment_requests',
  scope: partnerScope,
  derived: { statusLabel: ['status'] },
  filters: { statuses: (statuses: string[]) => oneOf('status', statuses) },
});
