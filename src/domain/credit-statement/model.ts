/** Credits by who may spend them, as decimal strings with two places; `total` is the sum of both. */
export interface CreditAmounts {
  free: string;
  partnerEligible: string;
  total: string;
}

/** What changes how many credits there are. Holding and releasing credits moves them and changes nothing. */
export const statementKinds = ['grant', 'purchase', 'refund', 'reinstatement', 'charge', 'reversal', 'expiry'] as const;
export type StatementKind = (typeof statementKinds)[number];

/** One line: what came in or went out, and what there was afterwards. Of `added` and `deducted` one is null. */
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
 * The credits of an organization over some days, ready to be written down. The balance counts credits that are held for open
 * requests: they are spent when the request is charged.
 */
export interface CreditStatementModel {
  organization: { name: string; addressLines: string[] };
  /** First and last day, YYYY-MM-DD in UTC; both count in full. */
  from: string;
  to: string;
  opening: CreditAmounts;
  /** What the period's lines of each kind add up to, signed; kinds without a line are left out. */
  sums: { kind: StatementKind; amounts: CreditAmounts }[];
  closing: CreditAmounts;
  /** What of the closing balance is held for open requests. */
  held: string;
  lines: StatementLine[];
}
