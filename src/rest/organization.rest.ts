import {
  CreateOrganizationDocument,
  DeleteOrganizationDocument,
  ListOrganizationsDocument,
  ShowOrganizationDocument,
  UpdateOrganizationDocument,
} from '../generated/operations.js';
import { collection, type Route } from './adapter/route.js';

export const organizationRoutes: Route[] = [
  ...collection({
    path: '/organizations',
    tag: 'Organizations',
    noun: 'organization',
    list: ListOrganizationsDocument,
    show: ShowOrganizationDocument,
    create: CreateOrganizationDocument,
    update: UpdateOrganizationDocument,
    remove: DeleteOrganizationDocument,
  }),
];
