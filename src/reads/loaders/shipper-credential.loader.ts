import { ShipperCredential } from '../../entities/shipper-credential.js';
import type { ShipperCredential as ShipperCredentialRow } from '../../schema/shipper-credential.js';
import { defineTable, equals, matches } from './table.js';

export const shipperCredentials = defineTable<ShipperCredentialRow>({
  type: 'ShipperCredential',
  entity: ShipperCredential,
  name: 'shipper_credentials',
  one: {
    organization: 'Organization',
  },
  filters: {
    provider: equals('provider'),
    mode: equals('mode'),
    status: equals('status'),
    search: matches('label'),
  },
});
