import { Jobsite } from '../../entities/jobsite.js';
import type { Jobsite as JobsiteRow } from '../../schema/jobsite.js';
import { defineTable, equals, matches } from './table.js';

export const jobsites = defineTable<JobsiteRow>({
  type: 'Jobsite',
  entity: Jobsite,
  name: 'jobsites',
  one: {
    organization: 'Organization',
    project: 'Project',
  },
  many: {
    parties: {
      type: 'Party',
      on: 'projectId',
      key: 'projectId',
      description: 'The parties of its project: they work at all of its jobsites.',
    },
    notices: {
      type: 'Notice',
      on: 'projectId',
      key: 'projectId',
      description: 'The notices of its project: the document of each names all jobsites.',
    },
  },
  filters: {
    externalSource: equals('external_source'),
    externalId: equals('external_id'),
    projectId: equals('project_id'),
    organizationId: equals('organization_id'),
    state: equals('state'),
    isPrimary: equals('is_primary'),
    search: matches('name', 'address_line_1', 'city', 'external_id'),
  },
  orders: { CITY: 'city' },
});
