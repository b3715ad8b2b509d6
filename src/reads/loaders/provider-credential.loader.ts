import { ProviderCredential } from '../../entities/provider-credential.js';
import type { ProviderCredential as ProviderCredentialRow } from '../../schema/provider-credential.js';
import { defineTable, equals, matches } from './table.js';

export const providerCredentials = defineTable<ProviderCredentialRow>({
  type: 'ProviderCredential',
  entity: ProviderCredential,
  name: 'provider_credentials',
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
