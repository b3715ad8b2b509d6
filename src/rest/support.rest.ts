import type { AnyOperation, Route } from '../api/rest/route.js';
import { SupportCreditsDocument, SupportHealthDocument, SupportUsageDocument } from './generated/operations.js';

const row = (path: string, operation: AnyOperation, summary: string): Route => ({
  method: 'GET',
  path,
  operation,
  answer: 'bare',
  tag: 'Support',
  summary,
});

export const supportRoutes: Route[] = [
  row('/support/health', SupportHealthDocument, 'Check the health of the service'),
  row('/support/credits', SupportCreditsDocument, 'Sum up the credits'),
  row('/support/usage', SupportUsageDocument, 'Sum up the usage by day and type of event'),
];
