import { type Cents, formatCents, parseCents, spellCents, sum } from '../shared/money.js';
import type { Violation } from '../shared/violation.js';

interface PaymentState {
  paid: string;
  /** The certified amount that is not paid yet. */
  outstanding: string;
  status: 'approved' | 'partially_paid' | 'paid';
}

/** The state of an approved application after its recorded payments. Amounts are decimal strings. */
export function paymentState(certifiedAmount: string, payments: readonly string[]): PaymentState {
  const certified = cents(certifiedAmount);
  const paid = sum(payments.map(cents));
  const status = payments.length === 0 ? 'approved' : paid >= certified ? 'paid' : 'partially_paid';
  return { paid: formatCents(paid), outstanding: formatCents(certified - paid), status };
}

/** Why this payment cannot be recorded: it must be positive and at most the outstanding amount. */
export function paymentViolations(certifiedAmount: string, payments: readonly string[], amount: string): Violation[] {
  const paying = parseCents(amount);
  if (paying === null || paying <= 0n) {
    return [{ field: 'amount', message: 'A payment must be an amount greater than 0 with at most two decimals.' }];
  }
  const outstanding = cents(paymentState(certifiedAmount, payments).outstanding);
  if (paying <= outstanding) return [];
  return [{ field: 'amount', message: `Only ${spellCents(outstanding)} of the certified amount is outstanding.` }];
}

/** Whether payments that covered an amount no longer cover it. A waiver without an amount is for the whole certified amount. */
export function isUncovered(
  amount: string | null,
  certifiedAmount: string,
  before: readonly string[],
  after: readonly string[],
): boolean {
  const needed = cents(amount ?? certifiedAmount);
  return sum(before.map(cents)) >= needed && sum(after.map(cents)) < needed;
}

/** Why this amount cannot be certified: the certifier may reduce the amount applied for (line 8), but not raise it. */
export function certificationViolations(currentPaymentDue: string, certifiedAmount: string): Violation[] {
  const due = cents(currentPaymentDue);
  const certified = parseCents(certifiedAmount);
  const least = due < 0n ? due : 0n;
  if (certified !== null && certified >= least && certified <= due) return [];
  const message =
    due < 0n
      ? `The certified amount must be the current payment due of ${spellCents(due)}.`
      : `The certified amount must be between 0.00 and the current payment due of ${spellCents(due)}.`;
  return [{ field: 'certifiedAmount', message }];
}

/**
 * What the next application deducts on line 7: earlier certificates plus this one. It equals line 6 unless the certifier reduced the
 * amount. A certificate below zero is not paid back, so it changes nothing: the next application deducts it still. Stored once, at
 * approval.
 */
export function certifiedToDate(lessPreviousCertificates: string, certifiedAmount: string): string {
  const certified = cents(certifiedAmount);
  return formatCents(cents(lessPreviousCertificates) + (certified > 0n ? certified : 0n));
}

function cents(amount: string): Cents {
  const value = parseCents(amount);
  if (value === null) throw new RangeError(`Not a stored amount: ${amount}`);
  return value;
}
