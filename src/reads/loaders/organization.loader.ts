import { sql } from 'kysely';
import { Organization } from '../../entities/organization.js';
import type { Organization as OrganizationRow } from '../../schema/organization.js';
import { computed, defineTable, equals, matches, unindexed } from './table.js';

/** The fields of an organization that another account can read: its name, its address and its identifiers. */
const shownToOthers = [
  'id',
  'accountId',
  'type',
  'kind',
  'name',
  'legalName',
  'addressLine1',
  'addressLine2',
  'city',
  'state',
  'zip',
  'countryCode',
  'county',
  // The id, a UUIDv7, contains this time anyway.
  'createdAt',
];

export const organizations = defineTable<OrganizationRow>({
  type: 'Organization',
  entity: Organization,
  name: 'organizations',
  one: {
    mergedInto: {
      type: 'Organization',
      description: 'The company of the directory that it was merged into; null for any other organization.',
    },
  },
  many: {
    divisions: 'Division',
    contacts: 'Contact',
    projects: 'Project',
    parties: 'Party',
    notices: 'Notice',
    escalations: 'Escalation',
    waivers: 'Waiver',
    waiverRequests: { type: 'WaiverRequest', description: 'The waivers that it was asked for, as a payee.' },
    jobsites: 'Jobsite',
    documents: 'Document',
    orders: { type: 'DocumentOrder', description: 'The orders that it is billed for.' },
    sovs: 'Sov',
    fulfillmentRequests: 'FulfillmentRequest',
  },
  derived: { updatedAt: ['createdAt'] },
  filters: {
    externalSource: equals('external_source'),
    externalId: equals('external_id'),
    type: equals('type'),
    kind: equals('kind'),
    state: equals('state'),
    isActive: equals('is_active'),
    search: matches('name', 'legal_name', 'code', 'external_id'),
  },
  orders: {
    NAME: 'name',
    KIND: 'kind',
    CITY: 'city',
    PHONE: unindexed('phone', 'text'),
    EMAIL: unindexed('email', 'text'),
    IS_ACTIVE: computed('order_of_is_active', 'integer', () => sql`case when is_active then 0 else 1 end`),
  },
  forOthers: { ...Object.fromEntries(shownToOthers.map((field) => [field, field])), updatedAt: 'createdAt' },
});
