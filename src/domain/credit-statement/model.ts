/** Credits by what they may be spent on, as decimal strings with two places; `total` is the sum of both. */
export interface CreditAmounts {
  free: string;
  partnerEligible: string;
  total: string;
}

/** Kinds of changes of the balance. Holding and releasing credits moves them, but does not change the balance. */
export const statementKinds = ['grant', 'purchase', 'refund', 'reinstatement', 'charge', 'reversal', 'expiry'] as const;
export type StatementKind = (typeof statementKinds)[number];

/** One line: what was added or deducted, and the balance after it. One of `added` and `deducted` is null. */
export interface StatementLine {
  /** YYYY-MM-DD in UTC. */
  date: string;
  kind: StatementKind;
  eventType: string | null;
  description: string;
  added: string | null;
  deducted: string | null;
  balance: string;
}

/**
 * The credits of an organization over a range of days, ready to be formatted. The balance includes credits that are held for
 * open requests: they are spent when the request is charged.
 */
export interface CreditStatementModel {
  organization: { name: string; addressLines: string[] };
  /** First and last day, YYYY-MM-DD in UTC, both inclusive. */
  from: string;
  to: string;
  opening: CreditAmounts;
  /** The signed total of the period's lines of each kind; kinds without a line are left out. */
  sums: { kind: StatementKind; amounts: CreditAmounts }[];
  closing: CreditAmounts;
  /** How much of the closing balance is held for open requests. */
  held: string;
  lines: StatementLine[];
}
