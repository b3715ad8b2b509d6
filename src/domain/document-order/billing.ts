import type { Violation } from '../shared/violation.js';
import type { DocumentOrderStatus, OrderBillingStatus, PaymentLineRecorder, PaymentLineType } from './states.js';

/** Amounts are whole cents. */
export interface PaymentLine {
  type: PaymentLineType;
  amountCents: number;
  /** The posting of the credit ledger that it records or refunds; null when no credits were moved. */
  ledgerReference: string | null;
  /** Null when an earlier release recorded the line. */
  recordedBy: PaymentLineRecorder | null;
  /** Whether it counts towards the paid amount, with its sign. A line that only the account reports does not. */
  settles: boolean;
}

/** The bill of an order. */
export interface Bill {
  amountCents: number;
  status: DocumentOrderStatus;
  invoicedAt: Date | null;
  acceptedAt: Date | null;
}

/** A part of a posting of the ledger. */
interface LedgerPosting {
  reference: string;
  cents: number;
}

/** How far an order is paid. An order that was not carried out costs nothing. */
export function computeBillingStatus(bill: Bill, lines: readonly PaymentLine[]): OrderBillingStatus {
  const settling = lines.filter(({ settles }) => settles);
  const paid = sumLines(settling);
  const anything = settling.some(({ amountCents }) => amountCents > 0);
  // Credits refunded while the order is active belong to a lower price: the order is still to be paid.
  const returned =
    wasNotCarriedOut(bill) || settling.some(({ type, ledgerReference }) => type === 'refund' && !ledgerReference);
  // Below zero if a correction had reduced credits that were all refunded later.
  if (anything && returned && paid <= 0) return 'refunded';
  if (wasNotCarriedOut(bill) && !anything) return 'void';
  if (paid >= getOwed(bill)) return 'paid';
  return bill.invoicedAt ? 'invoiced' : 'pending';
}

/** The amount still to be paid. */
export function sumOpen(bill: Bill, lines: readonly PaymentLine[]): number {
  return Math.max(getOwed(bill) - sumLines(lines.filter(({ settles }) => settles)), 0);
}

/**
 * How far an order's price exceeds what the service knows was received (negative: falls below it): credits and the lines of
 * staff. Payments that an earlier release accepted from the account as settled are unverified and do not count here.
 */
export function sumUncollected(bill: Bill, lines: readonly PaymentLine[]): number {
  const collected = sumLines(
    lines.filter(({ ledgerReference, recordedBy }) => ledgerReference || recordedBy === 'staff'),
  );
  return Math.min(getOwed(bill) - collected, getOwed(bill));
}

/** The parts of the ledger's postings that can be refunded, newest first, up to a number of cents. */
export function givenBack(
  lines: ReadonlyArray<Pick<PaymentLine, 'ledgerReference' | 'amountCents'>>,
  atMost = Number.MAX_SAFE_INTEGER,
): LedgerPosting[] {
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

/**
 * Why a line cannot be recorded. A line that an account reports is compared with all lines of the order,
 * a line of staff with those that settle.
 */
export function lineViolations(
  bill: Bill,
  lines: readonly PaymentLine[],
  { type, amountCents, recordedBy }: Pick<PaymentLine, 'type' | 'amountCents' | 'recordedBy'>,
): Violation[] {
  const wrong = (rule: string) => [{ field: 'amountCents', message: `The amount cents field must ${rule}` }];
  if ((type === 'charge' || type === 'credit_applied') && amountCents <= 0) {
    return wrong(`be greater than 0 when type is ${type}.`);
  }
  if (type === 'refund' && amountCents >= 0) return wrong('be less than 0 when type is refund.');
  if (type === 'adjustment' && amountCents === 0) return wrong('not be 0 when type is adjustment.');
  if (amountCents > 0 && wasNotCarriedOut(bill)) {
    return [{ field: 'type', message: `An order that is ${bill.status} accepts no further payment.` }];
  }
  if (type === 'credit_applied') {
    const open = sumOpen(bill, lines);
    return amountCents > open ? wrong(`not be greater than ${open}, the unpaid balance.`) : [];
  }
  const counted = recordedBy === 'account' ? lines : lines.filter(({ settles }) => settles);
  if (type === 'refund') {
    const received = sumReceived(counted);
    if (-amountCents > received) {
      return wrong(`not be less than ${-received}: a refund cannot exceed the charges that are not yet refunded.`);
    }
  }
  const paid = sumLines(counted);
  if (paid + amountCents < 0) return wrong(`not be less than ${-paid}: the total paid cannot become negative.`);
  return [];
}

/** Money that was received outside of the ledger and not refunded. */
function sumReceived(lines: readonly PaymentLine[]): number {
  return sumLines(
    lines.filter(({ type, ledgerReference }) => type === 'charge' || (type === 'refund' && ledgerReference === null)),
  );
}

function sumLines(lines: readonly PaymentLine[]): number {
  return lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

function getOwed(bill: Bill): number {
  return wasNotCarriedOut(bill) ? 0 : bill.amountCents;
}

/** An order that a carrier accepted and then lost was carried out, so it is owed. */
function wasNotCarriedOut({ status, acceptedAt }: Bill): boolean {
  return status === 'cancelled' || (status === 'failed' && !acceptedAt);
}
