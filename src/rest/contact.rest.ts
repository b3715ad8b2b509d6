import {
  CreateContactDocument,
  DeleteContactDocument,
  ListContactsDocument,
  ShowContactDocument,
  UpdateContactDocument,
} from '../generated/operations.js';
import { collection, type Route } from './adapter/route.js';

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
