import { type Cents, divideHalfUp, magnitude } from '../../shared/money.js';
import type { Row } from './row.js';

interface TieRules {
  /** The percent column holds fractions: 0.1 for ten percent. */
  fractions: boolean;
  allowOverbilling: boolean;
  /** The retainage column holds amounts, not rates. */
  retainageIsAmount: boolean;
}

/**
 * The billed columns of a takeover sheet are not imported, but must agree with the scheduled value: nothing billed beyond it,
 * no amount with the wrong sign, and total, percent and balance as calculated from the row. Null means that it could not be
 * read, and only the cells themselves are checked.
 */
export function checkTies(
  row: Row,
  scheduled: Cents | null,
  { fractions, allowOverbilling, retainageIsAmount }: TieRules,
): void {
  const [previous, current, stored] = [row.money('previous'), row.money('this_period'), row.money('stored')];
  const [total, balance] = [row.money('total'), row.money('balance')];
  const retained = retainageIsAmount ? row.money('retainage_amount') : null;
  const percent = row.percent('percent');
  if (row.unreadable || scheduled === null) return;
  const deductive = scheduled < 0n;
  const wrongSign = (amount: Cents | null) => amount !== null && (deductive ? amount > 0n : amount < 0n);
  const signCode = deductive ? 'exceeds_scheduled' : 'negative';

  if (stored !== null && stored < 0n) row.reject('stored', 'negative');
  if (wrongSign(previous)) row.reject('previous', signCode);
  else if (wrongSign((previous ?? 0n) + (current ?? 0n))) row.reject('this_period', signCode);
  if (wrongSign(retained)) row.reject('retainage_amount', signCode);

  const worked = previous !== null || current !== null;
  const billed = worked || stored !== null ? (previous ?? 0n) + (current ?? 0n) + (stored ?? 0n) : null;
  const completed = worked ? billed : has(row, 'total') ? total : billed;
  if (completed === null) return;
  if (!allowOverbilling && magnitude(completed) > magnitude(scheduled)) {
    const billing = (['this_period', 'previous', 'stored', 'total'] as const).find(
      (column) => has(row, column) && row.money(column) !== 0n,
    );
    row.reject(billing ?? 'total', 'exceeds_scheduled');
  }
  if (worked && has(row, 'total') && total !== completed) row.reject('total', 'does_not_tie');
  if (has(row, 'balance') && balance !== scheduled - completed) row.reject('balance', 'does_not_tie');
  if (percent === null || scheduled === 0n) return;
  const exact = divideHalfUp(completed * 100_000_000n, scheduled);
  const scale = fractions && !percent.marked ? 100n : 1n;
  // Sheets round or truncate the percent they show: a difference of less than one unit of the last place is ignored.
  const unit = scale * 10n ** BigInt(6 - Math.min(percent.places, 5));
  if (magnitude(percent.rate * scale - exact) >= unit) row.reject('percent', 'does_not_tie');
}

function has(row: Row, column: 'this_period' | 'previous' | 'stored' | 'total' | 'balance'): boolean {
  return row.text(column) !== '';
}
