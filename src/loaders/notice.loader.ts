import { Notice } from '../entities/notice.js';
import type { Notice as NoticeRow } from '../schema/notice.js';
import { defineTable, equals, matches } from './table.js';

/** The facts that determine a notice's deadline, in addition to its project's. */
const deadlineFacts = ['type', 'state', 'claimAmount', 'firstFurnishingDate', 'lastFurnishingDate'];

export const notices = defineTable<NoticeRow>({
  type: 'Notice',
  entity: Notice,
  name: 'notices',
  derived: {
    typeLabel: ['type'],
    statusLabel: ['status'],
    deadlineDate: deadlineFacts,
    deadlineRule: [...deadlineFacts, 'deadlineDate', 'servedAt'],
    servedLate: [...deadlineFacts, 'deadlineDate', 'servedAt'],
    proofOfService: ['noticeNumber'],
  },
  filters: {
    projectId: equals('project_id'),
    organizationId: equals('organization_id'),
    divisionId: equals('division_id'),
    type: equals('type'),
    status: equals('status'),
    state: equals('state'),
    search: matches('notice_number', 'description'),
  },
  orders: { NOTICE_DATE: 'notice_date' },
});
