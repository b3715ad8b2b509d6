import { Party } from '../entities/party.js';
import type { Party as PartyRow } from '../schema/party.js';
import { defineTable, equals } from './table.js';

export const parties = defineTable<PartyRow>({
  type: 'Party',
  entity: Party,
  name: 'parties',
  one: {
    organization: { type: 'Organization', description: 'The organization.' },
    project: 'Project',
    hiredBy: {
      type: 'Party',
      by: 'hiredByPartyId',
      description: 'The party that hired this one; null if not recorded.',
    },
  },
  many: {
    jobsites: { type: 'Jobsite', on: 'projectId', key: 'projectId' },
    notices: { type: 'Notice', on: 'projectId', key: 'projectId' },
  },
  filters: {
    projectId: equals('project_id'),
    organizationId: equals('organization_id'),
    role: equals('role'),
    isClaimant: equals('is_claimant'),
    isActive: equals('is_active'),
  },
});
