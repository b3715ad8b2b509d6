import { FulfillmentRequest } from '../../entities/fulfillment-request.js';
import type { FulfillmentRequest as FulfillmentRequestRow } from '../../schema/fulfillment-request.js';
import { filesOf } from './attached-file.loader.js';
import { byProjectOfSome, hasTaskFor, isInState, isOfDivision } from './of-project.js';
import { createdFilters, defineTable, equals, unindexed } from './table.js';

const description = 'The record created or completed from the partner’s findings.';
const postageFacts = ['status', 'postageRate', 'authorizedRecipients', 'requiredRecipients', 'mailedRecipients'];

export const fulfillmentRequests = defineTable<FulfillmentRequestRow>({
  type: 'FulfillmentRequest',
  entity: FulfillmentRequest,
  name: 'fulfillment_requests',
  one: {
    organization: 'Organization',
    project: { type: 'Project', by: 'projectId', description: description },
    notice: { type: 'Notice', by: 'noticeId', description: description },
  },
  derived: {
    statusLabel: ['status'],
    postage: postageFacts,
    paymentDue: postageFacts,
    files: [],
    requestedBy: ['requestedByUserId'],
    source: ['sourceKind', 'sourceId'],
  },
  facts: [filesOf.fulfillment_request.facts('id', 'files')],
  filters: {
    projectId: equals('project_id'),
    type: equals('type'),
    status: equals('status'),
    divisionId: isOfDivision,
    state: isInState,
    taskAssigneeId: hasTaskFor('project_id'),
    ...createdFilters,
  },
  orders: { STATUS: 'status', PROJECT: byProjectOfSome, SCOPE: unindexed('scope', 'text') },
});
