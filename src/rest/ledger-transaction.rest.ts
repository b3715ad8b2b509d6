import type { Route } from '../api/rest/route.js';
import { ListLedgerTransactionsDocument } from './generated/operations.js';

export const ledgerTransactionRoutes: Route[] = [
  {
    method: 'GET',
    path: '/credits/ledger',
    operation: ListLedgerTransactionsDocument,
    answer: 'list',
    tag: 'Credits',
    summary: 'List the credit ledger, newest first',
  },
];
