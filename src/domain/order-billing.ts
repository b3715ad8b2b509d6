import type { DocumentOrderStatus, OrderBillingStatus, PaymentLineType } from './order-states.js';
import type { Violation } from './preflight/notice-facts.js';

/** Amounts are whole cents; every line counts towards what is paid, with its sign. */
export interface PaymentLine {
  type: PaymentLineType;
  amountCents: number;
  /** The posting of the credit ledger that it tells of or gives back; null where no credits were moved. */
  ledgerReference: string | null;
}

/** What is asked for an order. */
export interface Bill {
  amountCents: number;
  status: DocumentOrderStatus;
  invoicedAt: Date | null;
}

/** A part of a posting of the ledger. */
export interface Posting {
  reference: string;
  cents: number;
}

/** How far an order is paid (decisions §5). An order that came to nothing costs nothing. */
export function billingStatusOf(bill: Bill, lines: readonly PaymentLine[]): OrderBillingStatus {
  const paid = paidOf(lines);
  const anything = lines.some(({ amountCents }) => amountCents > 0);
  // Below zero where a correction had taken something away of the credits that all came back.
  if (anything && paid <= 0) return 'refunded';
  if (cameToNothing(bill) && !anything) return 'void';
  if (paid >= owedOf(bill)) return 'paid';
  return bill.invoicedAt ? 'invoiced' : 'pending';
}

export function paidOf(lines: readonly PaymentLine[]): number {
  return lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

/** What is still to be paid. */
export function openOf(bill: Bill, lines: readonly PaymentLine[]): number {
  return Math.max(owedOf(bill) - paidOf(lines), 0);
}

/** What of the ledger's postings can be given back, the newest first, at most so many cents of it. */
export function givenBack(lines: readonly PaymentLine[], atMost = Number.MAX_SAFE_INTEGER): Posting[] {
  const postings = new Map<string, number>();
  for (const { ledgerReference, amountCents } of lines) {
    if (ledgerReference) postings.set(ledgerReference, (postings.get(ledgerReference) ?? 0) + amountCents);
  }
  let left = atMost;
  return [...postings].reverse().flatMap(([reference, standing]) => {
    const cents = Math.min(standing, left);
    if (cents <= 0) return [];
    left -= cents;
    return [{ reference, cents }];
  });
}

/** Why a line cannot be recorded (spec, Document orders: pay). */
export function lineViolations(
  bill: Bill,
  lines: readonly PaymentLine[],
  { type, amountCents }: Pick<PaymentLine, 'type' | 'amountCents'>,
): Violation[] {
  const wrong = (rule: string) => [{ field: 'amountCents', message: `The amount cents field must ${rule}` }];
  if ((type === 'charge' || type === 'credit_applied') && amountCents <= 0) {
    return wrong(`be greater than 0 when type is ${type}.`);
  }
  if (type === 'refund' && amountCents >= 0) return wrong('be less than 0 when type is refund.');
  if (type === 'adjustment' && amountCents === 0) return wrong('not be 0 when type is adjustment.');
  if (amountCents > 0 && cameToNothing(bill)) {
    return [{ field: 'type', message: `An order that is ${bill.status} takes no further payment.` }];
  }
  if (type === 'credit_applied') {
    const open = openOf(bill, lines);
    if (amountCents > open) return wrong(`not be greater than ${open}, which is what is open.`);
  }
  if (type === 'refund') {
    const received = receivedOf(lines);
    if (-amountCents > received) {
      return wrong(`not be less than ${-received}: that is what charges have brought and was not refunded.`);
    }
  }
  const paid = paidOf(lines);
  if (paid + amountCents < 0) return wrong(`not be less than ${-paid}: no more than that is paid.`);
  return [];
}

/** Money that was received outside of the ledger and not given back. */
function receivedOf(lines: readonly PaymentLine[]): number {
  return paidOf(
    lines.filter(({ type, ledgerReference }) => type === 'charge' || (type === 'refund' && ledgerReference === null)),
  );
}

function owedOf(bill: Bill): number {
  return cameToNothing(bill) ? 0 : bill.amountCents;
}

function cameToNothing({ status }: Bill): boolean {
  return status === 'cancelled' || status === 'failed';
}
