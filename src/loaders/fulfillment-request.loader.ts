import { FulfillmentRequest } from '../entities/fulfillment-request.js';
import type { FulfillmentRequest as FulfillmentRequestRow } from '../schema/fulfillment-request.js';
import { defineTable, equals } from './table.js';

const postageFacts = ['status', 'postageRate', 'authorizedRecipients', 'requiredRecipients', 'mailedRecipients'];

export const fulfillmentRequests = defineTable<FulfillmentRequestRow>({
  type: 'FulfillmentRequest',
  entity: FulfillmentRequest,
  name: 'fulfillment_requests',
  derived: {
    statusLabel: ['status'],
    postage: postageFacts,
    paymentDue: postageFacts,
  },
  filters: { type: equals('type'), status: equals('status') },
});
