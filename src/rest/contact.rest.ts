import { collection, type Route } from '../api/rest/route.js';
import {
  CreateContactDocument,
  DeleteContactDocument,
  ListContactsDocument,
  ShowContactDocument,
  UpdateContactDocument,
} from './generated/operations.js';

export const contactRoutes: Route[] = [
  ...collection({
    path: '/contacts',
    tag: 'Contacts',
    noun: 'contact',
    list: ListContactsDocument,
    show: ShowContactDocument,
    create: CreateContactDocument,
    update: UpdateContactDocument,
    remove: DeleteContactDocument,
  }),
];
