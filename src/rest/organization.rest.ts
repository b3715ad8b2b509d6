import { collection, type Route } from '../api/rest/route.js';
import {
  CreateOrganizationDocument,
  DeleteOrganizationDocument,
  ListOrganizationsDocument,
  ShowOrganizationDocument,
  UpdateOrganizationDocument,
  UpsertOrganizationDocument,
} from './generated/operations.js';

export const organizationRoutes: Route[] = [
  ...collection({
    path: '/organizations',
    tag: 'Organizations',
    noun: 'organization',
    list: ListOrganizationsDocument,
    show: ShowOrganizationDocument,
    create: CreateOrganizationDocument,
    update: UpdateOrganizationDocument,
    upsert: UpsertOrganizationDocument,
    remove: DeleteOrganizationDocument,
  }),
];
