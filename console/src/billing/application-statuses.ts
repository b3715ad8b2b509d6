import type { PayApplicationStatus } from './billing.documents';

/** In the order in which an application goes through them. */
export const applicationStatuses: PayApplicationStatus[] = [
  'DRAFT',
  'SUBMITTED',
  'UNDER_REVIEW',
  'APPROVED',
  'PARTIALLY_PAID',
  'PAID',
  'REJECTED',
  'VOID',
];
