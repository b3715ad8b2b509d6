import { Escalation } from '../../entities/escalation.js';
import type { Escalation as EscalationRow } from '../../schema/escalation.js';
import { readDeadlineFacts } from './deadline-facts.js';
import { doneFacts } from './done-acts.js';
import { byStage, isAtStage, stagesOfDrafts } from './escalation-stage.js';
import { byProject, hasTaskFor, matchesWithProject } from './of-project.js';
import { dayFilters, defineTable, equals } from './table.js';

export const escalations = defineTable<EscalationRow>({
  type: 'Escalation',
  entity: Escalation,
  name: 'escalations',
  one: {
    organization: 'Organization',
    project: 'Project',
    division: 'Division',
    notice: { type: 'Notice', description: 'The notice that this escalation follows from.' },
  },
  many: {
    documents: { type: 'Document', on: 'documentableId', filter: { documentableType: 'escalation' } },
    orders: { type: 'DocumentOrder', on: 'documentableId' },
  },
  derived: {
    typeLabel: ['type'],
    statusLabel: ['status'],
    stage: ['status'],
    suggestedDeadlines: ['type', 'state', 'claimAmount'],
  },
  facts: [
    readDeadlineFacts('project_id', 'suggestedDeadlines'),
    doneFacts('project_id', 'suggestedDeadlines'),
    stagesOfDrafts.facts('id', 'stage'),
  ],
  filters: {
    projectId: equals('project_id'),
    organizationId: equals('organization_id'),
    divisionId: equals('division_id'),
    type: equals('type'),
    status: equals('status'),
    stage: isAtStage,
    state: equals('state'),
    taskAssigneeId: hasTaskFor('project_id'),
    search: matchesWithProject('description', 'partner_reference_id'),
    ...dayFilters('escalation_date'),
  },
  orders: {
    ESCALATION_DATE: 'escalation_date',
    DEADLINE_DATE: 'deadline_date',
    CLAIM_AMOUNT: 'claim_amount',
    TYPE: 'type',
    STATE: 'state',
    PROJECT: byProject(),
    STAGE: byStage,
  },
});
