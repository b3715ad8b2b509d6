import { SearchDocument } from '../generated/operations.js';
import type { Route } from './adapter/route.js';

export const searchRoutes: Route[] = [
  {
    method: 'GET',
    path: '/search',
    operation: SearchDocument,
    answer: 'groups',
    tag: 'Search',
    summary: 'Search all types of records',
  },
];
