import type { Route } from '../api/rest/route.js';
import { SearchDocument } from './generated/operations.js';

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
