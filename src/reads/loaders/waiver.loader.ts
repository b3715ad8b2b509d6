import { sql } from 'kysely';
import { type WaiverReleaseState, waiverStatuses, waiverTypes } from '../../domain/vocabulary.js';
import { releaseState } from '../../domain/waiver/transitions.js';
import { Waiver } from '../../entities/waiver.js';
import type { Waiver as WaiverRow } from '../../schema/waiver.js';
import { byProject, hasTaskFor, matchesWithProject } from './of-project.js';
import { dayFilters, defineTable, equals, oneOf } from './table.js';

export const waivers = defineTable<WaiverRow>({
  type: 'Waiver',
  entity: Waiver,
  name: 'waivers',
  one: {
    organization: 'Organization',
    project: 'Project',
    division: 'Division',
    customerParty: {
      type: 'Party',
      description: 'The claimant’s customer; by default, the party that hired the claimant.',
    },
    ownerParty: { type: 'Party', description: 'The owner printed on the form, if there are several.' },
    gcParty: { type: 'Party', description: 'The general contractor printed on the form.' },
    lenderParty: { type: 'Party', description: 'The lender printed on the form.' },
    payApplication: 'PayApplication',
  },
  many: {
    documents: { type: 'Document', on: 'documentableId', filter: { documentableType: 'waiver' } },
    orders: { type: 'DocumentOrder', on: 'documentableId' },
  },
  derived: {
    number: ['id'],
    typeLabel: ['type'],
    stage: ['type'],
    statusLabel: ['status'],
    releaseState: ['type', 'status'],
    legalForm: ['formCode'],
    notaryRequired: ['formCode'],
    witnessRequired: ['formCode'],
    notices: ['state', 'type', 'formCode', 'paymentReceivedOn', 'throughDate'],
  },
  filters: {
    externalSource: equals('external_source'),
    externalId: equals('external_id'),
    projectId: equals('project_id'),
    organizationId: equals('organization_id'),
    divisionId: equals('division_id'),
    customerPartyId: equals('customer_party_id'),
    payApplicationId: equals('pay_application_id'),
    type: equals('type'),
    status: equals('status'),
    releaseState: (state: WaiverReleaseState) => {
      const types = waiverTypes.filter((type) => waiverStatuses.some((status) => releaseState(type, status) === state));
      const statuses = waiverStatuses.filter((status) => types.some((type) => releaseState(type, status) === state));
      return sql`(${oneOf('type', types)} and ${oneOf('status', statuses)})`;
    },
    state: equals('state'),
    taskAssigneeId: hasTaskFor('project_id'),
    search: matchesWithProject('invoice_number', 'work_description', 'external_id'),
    ...dayFilters('through_date'),
  },
  orders: {
    THROUGH_DATE: 'through_date',
    AMOUNT: 'amount',
    TYPE: 'type',
    STATE: 'state',
    STATUS: 'status',
    PROJECT: byProject(),
  },
});
