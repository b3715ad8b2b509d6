import { collection, type Route } from '../api/rest/route.js';
import {
  CreateShipperCredentialDocument,
  DeleteShipperCredentialDocument,
  ListShipperCredentialsDocument,
  ShowShipperCredentialDocument,
  UpdateShipperCredentialDocument,
  VerifyShipperCredentialDocument,
} from './generated/operations.js';

const tag = 'Shipper credentials';

export const shipperCredentialRoutes: Route[] = [
  ...collection({
    path: '/shipper-auth',
    tag,
    noun: 'shipper credential',
    list: ListShipperCredentialsDocument,
    show: ShowShipperCredentialDocument,
    create: CreateShipperCredentialDocument,
    update: UpdateShipperCredentialDocument,
    remove: DeleteShipperCredentialDocument,
  }),
  {
    method: 'POST',
    path: '/shipper-auth/{uuid}/verify',
    operation: VerifyShipperCredentialDocument,
    answer: 'record',
    tag,
    summary: 'Verify a credential with the carrier',
  },
];
