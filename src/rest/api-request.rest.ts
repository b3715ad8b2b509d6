import { collection, type Route } from '../api/rest/route.js';
import { ListApiRequestsDocument, ShowApiRequestDocument } from './generated/operations.js';

export const apiRequestRoutes: Route[] = [
  ...collection({
    path: '/requests',
    tag: 'Requests',
    noun: 'request',
    list: ListApiRequestsDocument,
    show: ShowApiRequestDocument,
  }),
];
