import { Organization } from '../entities/organization.js';
import type { Organization as OrganizationRow } from '../schema/organization.js';
import { defineTable, equals, matches } from './table.js';

export const organizations = defineTable<OrganizationRow>({
  type: 'Organization',
  entity: Organization,
  name: 'organizations',
  filters: {
    type: equals('type'),
    kind: equals('kind'),
    isActive: equals('is_active'),
    search: matches('name', 'legal_name', 'code'),
  },
  orders: { NAME: 'name' },
});
