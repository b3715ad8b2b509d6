import { Project } from '../../entities/project.js';
import type { Project as ProjectRow } from '../../schema/project.js';
import { begunNotices } from './deadline.loader.js';
import { readDeadlineFacts } from './deadline-facts.js';
import { doneFacts } from './done-acts.js';
import { byNextDeadline, byStatus, byUnpaid, hasStatus, storedRights, unpaidOfProjects } from './lien-rights.js';
import { hasTaskFor } from './of-project.js';
import { recordsOfProjects } from './records-of-project.js';
import { dayFilters, defineTable, equals, matches } from './table.js';

export const projects = defineTable<ProjectRow>({
  type: 'Project',
  entity: Project,
  name: 'projects',
  one: {
    organization: 'Organization',
    division: { type: 'Division', description: 'The claimant of the project.' },
  },
  many: {
    parties: 'Party',
    jobsites: 'Jobsite',
    notices: 'Notice',
    documents: 'Document',
    escalations: 'Escalation',
    fulfillmentRequests: 'FulfillmentRequest',
    waivers: 'Waiver',
    waiverRequests: { type: 'WaiverRequest', description: 'The waivers that payees were asked for.' },
    sovs: { type: 'Sov', description: 'Its schedules of values, newest first.' },
    payApplications: 'PayApplication',
    receivedNotices: { type: 'ReceivedNotice', description: 'The notices that arrived for it.' },
    projectNotes: { type: 'ProjectNote', description: 'Its notes and tasks.' },
    orders: { type: 'DocumentOrder', description: 'The orders of its documents.' },
  },
  derived: { history: [], lienRights: [], unpaidAmount: [] },
  facts: [
    readDeadlineFacts('id', 'deadlines', 'nextAct'),
    doneFacts('id', 'deadlines', 'nextAct'),
    begunNotices.facts('id', 'nextAct'),
    storedRights.facts('id', 'lienRights'),
    unpaidOfProjects.facts('id', 'unpaidAmount'),
    recordsOfProjects.facts('id', 'history'),
  ],
  filters: {
    organizationId: equals('organization_id'),
    divisionId: equals('division_id'),
    claimantRole: equals('claimant_role'),
    status: equals('status'),
    sector: equals('sector'),
    state: equals('state'),
    externalSource: equals('external_source'),
    externalId: equals('external_id'),
    lienRights: hasStatus,
    taskAssigneeId: hasTaskFor('id'),
    search: matches('name', 'number', 'external_id'),
    ...dayFilters('first_furnishing_date'),
  },
  orders: {
    NAME: 'name',
    NUMBER: 'number',
    STATE: 'state',
    FIRST_FURNISHING_DATE: 'first_furnishing_date',
    CONTRACT_AMOUNT: 'contract_amount',
    STATUS: 'status',
    LIEN_RIGHTS: byStatus,
    NEXT_DEADLINE: byNextDeadline,
    UNPAID_AMOUNT: byUnpaid,
  },
});
