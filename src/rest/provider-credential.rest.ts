import { collection, type Route } from '../api/rest/route.js';
import {
  CreateProviderCredentialDocument,
  DeleteProviderCredentialDocument,
  ListProviderCredentialsDocument,
  ShowProviderCredentialDocument,
  UpdateProviderCredentialDocument,
  VerifyProviderCredentialDocument,
} from './generated/operations.js';

const tag = 'Provider credentials';

export const providerCredentialRoutes: Route[] = [
  ...collection({
    path: '/provider-auth',
    tag,
    noun: 'provider credential',
    list: ListProviderCredentialsDocument,
    show: ShowProviderCredentialDocument,
    create: CreateProviderCredentialDocument,
    update: UpdateProviderCredentialDocument,
    remove: DeleteProviderCredentialDocument,
  }),
  {
    method: 'POST',
    path: '/provider-auth/{uuid}/verify',
    operation: VerifyProviderCredentialDocument,
    answer: 'record',
    tag,
    summary: 'Verify a credential with the provider',
  },
];
