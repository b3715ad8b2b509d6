import { ListLedgerTransactionsDocument } from '../generated/operations.js';
import type { Route } from './adapter/route.js';

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
