import { sql } from 'kysely';
import { openWaiverRequests } from '../../domain/waiver-request/transitions.js';
import { WaiverRequest } from '../../entities/waiver-request.js';
import type { WaiverRequest as WaiverRequestRow } from '../../schema/waiver-request.js';
import { byProject, hasTaskFor, isOfDivision, matchesWithProject } from './of-project.js';
import { checked } from './scope.js';
import { computed, dayFilters, defineTable, equals, oneOf } from './table.js';

/** The order by the name of the company that is to sign. */
const byPayee = computed(
  'payee_name',
  'text',
  (ctx) =>
    sql`(select name from organizations o where o.id = organization_id and ${checked(ctx, 'organizations', 'any')})`,
);

export const waiverRequests = defineTable<WaiverRequestRow>({
  type: 'WaiverRequest',
  entity: WaiverRequest,
  name: 'waiver_requests',
  one: {
    organization: 'Organization',
    project: 'Project',
    party: { type: 'Party', description: 'The party of the project that is to sign.' },
    payApplication: 'PayApplication',
    namedByRequest: { type: 'WaiverRequest', description: 'The request on whose page the payee was named.' },
    supersededBy: { type: 'WaiverRequest', description: 'The request that replaced it.' },
  },
  many: {
    named: {
      type: 'WaiverRequest',
      on: 'namedByRequestId',
      description: 'The requests to those whom its payee named as companies below it.',
    },
    supersedes: {
      type: 'WaiverRequest',
      on: 'supersededById',
      description: 'The requests that this one replaced.',
    },
  },
  derived: {
    number: ['id'],
    typeLabel: ['type'],
    stage: ['type'],
    statusLabel: ['status'],
    legalForm: ['formCode'],
    notices: ['state', 'type', 'formCode', 'paymentReceivedOn', 'throughDate'],
  },
  filters: {
    projectId: equals('project_id'),
    organizationId: equals('organization_id'),
    partyId: equals('party_id'),
    payApplicationId: equals('pay_application_id'),
    namedByRequestId: equals('named_by_request_id'),
    supersededById: equals('superseded_by_id'),
    type: equals('type'),
    status: equals('status'),
    isOpen: (isOpen: boolean) => {
      const open = oneOf('status', openWaiverRequests);
      return isOpen ? open : sql`not ${open}`;
    },
    divisionId: isOfDivision,
    state: equals('state'),
    taskAssigneeId: hasTaskFor('project_id'),
    search: matchesWithProject('email', 'invoice_number', 'message'),
    ...dayFilters('due_date'),
  },
  orders: {
    DUE_DATE: 'due_date',
    AMOUNT: 'amount',
    TYPE: 'type',
    EMAIL: 'email',
    STATUS: 'status',
    PROJECT: byProject(),
    PAYEE: byPayee,
  },
});
