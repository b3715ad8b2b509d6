export const creditBuckets = ['free', 'partner_eligible'] as const;
export type CreditBucket = (typeof creditBuckets)[number];

export const creditLotKinds = ['plan', 'roll_over', 'grant', 'purchase', 'refund'] as const;

/** The types of records that credits are spent on or held for. */
export const creditSubjectTypes = ['document', 'document_order', 'fulfillment_request', 'waiver_request'] as const;
export type CreditSubjectType = (typeof creditSubjectTypes)[number];

export const creditHoldStatuses = ['open', 'closed'] as const;

/** What a line of the credit ledger records. */
export const ledgerKinds = [
  'grant',
  'purchase',
  'charge',
  'hold',
  'capture',
  'release',
  'refund',
  'roll_over',
  'expiry',
  'reversal',
  'reinstatement',
] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

/** The sides of a line: the account's balances, and the sources and destinations of credits. */
export const ledgerAccounts = [
  'free_available',
  'free_held',
  'partner_available',
  'partner_held',
  'granted',
  'purchased',
  'spent',
  'refunded',
  'expired',
] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

/** The processor's reports of money that it takes back. */
export const paymentReversalKinds = ['refund', 'dispute', 'refunded_total'] as const;
export type PaymentReversalKind = (typeof paymentReversalKinds)[number];

export const planKeys = ['starter', 'growth', 'scale'] as const;
export type PlanKey = (typeof planKeys)[number];

export const billingIntervals = ['monthly', 'annual'] as const;
export type BillingInterval = (typeof billingIntervals)[number];
