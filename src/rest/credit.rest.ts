import type { Route } from '../api/rest/route.js';
import { PriceCreditsDocument, ShowCreditBalanceDocument } from './generated/operations.js';

export const creditRoutes: Route[] = [
  {
    method: 'GET',
    path: '/credits/balance',
    operation: ShowCreditBalanceDocument,
    answer: 'bare',
    additions: ['owed'],
    tag: 'Credits',
    summary: 'Retrieve the credit balance',
  },
  {
    method: 'POST',
    path: '/credits/price',
    operation: PriceCreditsDocument,
    answer: 'bare',
    tag: 'Credits',
    summary: 'Preview a price without charging',
  },
];
