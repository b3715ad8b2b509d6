import { ListApiRequestsDocument, ShowApiRequestDocument } from '../generated/operations.js';
import { collection, type Route } from './adapter/route.js';

export const apiRequestRoutes: Route[] = [
  ...collection({
    path: '/requests',
    tag: 'Requests',
    noun: 'request',
    list: ListApiRequestsDocument,
    show: ShowApiRequestDocument,
  }),
];
