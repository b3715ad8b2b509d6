import type { Route } from '../api/rest/route.js';
import { ShowCreditStatementDocument } from './generated/operations.js';

export const creditStatementRoutes: Route[] = [
  {
    method: 'GET',
    path: '/credits/statement',
    operation: ShowCreditStatementDocument,
    answer: 'download',
    types: ['application/pdf', 'text/csv'],
    tag: 'Credits',
    summary: 'Download a statement of credits',
  },
];
