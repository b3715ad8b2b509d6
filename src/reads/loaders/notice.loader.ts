import { unservedStatuses } from '../../domain/deadlines/open.js';
import { noticeStatuses } from '../../domain/vocabulary.js';
import { Notice } from '../../entities/notice.js';
import type { Notice as NoticeRow } from '../../schema/notice.js';
import { readDeadlineFacts } from './deadline-facts.js';
import { noticesOfJobs } from './notices-of-job.js';
import { byProject, hasTaskFor, matchesWithProject } from './of-project.js';
import { piecesOf } from './proof-of-service.loader.js';
import { dayFilters, defineTable, equals, oneOf, unindexed } from './table.js';

/** The facts that determine a notice's deadline, in addition to its project's. */
const datedBy = ['type', 'duty', 'state', 'claimAmount', 'firstFurnishingDate', 'lastFurnishingDate'];

export const notices = defineTable<NoticeRow>({
  type: 'Notice',
  entity: Notice,
  name: 'notices',
  one: {
    organization: { type: 'Organization', description: 'The organization that issues it.' },
    project: 'Project',
    division: 'Division',
    parentNotice: { type: 'Notice', description: 'The notice that this one amends.' },
  },
  many: {
    amendments: { type: 'Notice', on: 'parentNoticeId', description: 'The notices that amend this one.' },
    jobsites: {
      type: 'Jobsite',
      on: 'projectId',
      key: 'projectId',
      description: 'The jobsites of its project: its document names all of them.',
    },
    escalations: 'Escalation',
    documents: { type: 'Document', on: 'documentableId', filter: { documentableType: 'notice' } },
    orders: { type: 'DocumentOrder', on: 'documentableId' },
  },
  derived: {
    typeLabel: ['type'],
    statusLabel: ['status'],
    deadlineDate: datedBy,
    deadlineRule: [...datedBy, 'deadlineDate', 'servedAt'],
    servedLate: [...datedBy, 'deadlineDate', 'servedAt'],
    proofOfService: ['noticeNumber'],
    parties: ['projectId'],
  },
  facts: [
    readDeadlineFacts('project_id', 'deadlineDate', 'deadlineRule', 'servedLate'),
    piecesOf.facts('id', 'proofOfService'),
    noticesOfJobs.facts('project_id', 'parties'),
  ],
  filters: {
    externalSource: equals('external_source'),
    externalId: equals('external_id'),
    projectId: equals('project_id'),
    organizationId: equals('organization_id'),
    divisionId: equals('division_id'),
    type: equals('type'),
    status: equals('status'),
    isToServe: (isWanted: boolean) =>
      oneOf(
        'status',
        noticeStatuses.filter((one) => unservedStatuses.includes(one) === isWanted),
      ),
    state: equals('state'),
    taskAssigneeId: hasTaskFor('project_id'),
    search: matchesWithProject('notice_number', 'description', 'external_id'),
    ...dayFilters('notice_date'),
  },
  orders: {
    NOTICE_DATE: 'notice_date',
    NOTICE_NUMBER: 'notice_number',
    TYPE: 'type',
    STATE: 'state',
    STATUS: unindexed('status', 'text'),
    PROJECT: byProject(),
  },
});
