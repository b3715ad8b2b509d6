import { Division } from '../../entities/division.js';
import type { Division as DivisionRow } from '../../schema/division.js';
import { defineTable, equals, matches } from './table.js';

export const divisions = defineTable<DivisionRow>({
  type: 'Division',
  entity: Division,
  name: 'divisions',
  one: {
    organization: { type: 'Organization', description: 'The organization that it is part of.' },
  },
  many: {
    contacts: 'Contact',
    projects: 'Project',
    notices: 'Notice',
    documents: 'Document',
    escalations: 'Escalation',
    waivers: 'Waiver',
    payApplications: 'PayApplication',
  },
  filters: {
    organizationId: equals('organization_id'),
    isActive: equals('is_active'),
    state: equals('state'),
    search: matches('name', 'code'),
  },
  orders: { NAME: 'name' },
});
