import { sql } from 'kysely';
import { Contact } from '../../entities/contact.js';
import type { Contact as ContactRow } from '../../schema/contact.js';
import { defineTable, equals, matches } from './table.js';

export const contacts = defineTable<ContactRow>({
  type: 'Contact',
  entity: Contact,
  name: 'contacts',
  one: {
    organization: 'Organization',
    division: {
      type: 'Division',
      description: 'The division that this person represents; null for the whole organization.',
    },
  },
  filters: {
    organizationId: equals('organization_id'),
    divisionId: equals('division_id'),
    isActive: equals('is_active'),
    search: matches('first_name', 'last_name', 'email', sql`concat_ws(' ', first_name, last_name)`),
  },
  orders: { LAST_NAME: 'last_name' },
});
