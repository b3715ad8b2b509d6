import { asSeen } from '../../shared/legible.js';
import { type Cents, divideHalfUp, largestAmount, parseRate, type Rate } from '../../shared/money.js';

export type NumberProblem = 'not_a_number' | 'too_precise' | 'out_of_range';

/**
 * An amount as spreadsheets write it: `$1,234.50`, `(1,234.50)`, `1,234.50-`, `-` for zero. Blank is zero. Commas only group
 * thousands: `10000,50` is refused, because it could be read as a hundred times the amount.
 */
export function readMoney(cell: string): Cents | NumberProblem {
  const text = cell
    .normalize('NFKC')
    .replace(/\s+/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/^([(+-]?)(?:US\$|USD|\$)/i, '$1')
    .replace(/USD([)-]?)$/i, '$1');
  if (text === '' || text === '-') return 0n;
  const match = /^(\()?([+-])?(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d*))?(-)?(\))?$/.exec(text);
  if (!match || (match[3] === undefined && !match[4])) return 'not_a_number';
  const [, open, sign, whole = '0', fraction = '', trailing, close] = match;
  if ((open === undefined) !== (close === undefined)) return 'not_a_number';
  const marks = [open, sign, trailing].filter((mark) => mark !== undefined);
  if (marks.length > 1) return 'not_a_number';
  const places = fraction.replace(/0+$/, '');
  if (places.length > 2) return 'too_precise';
  const digits = whole.replaceAll(',', '').replace(/^0+(?=\d)/, '');
  const cents = digits.length > 18 ? largestAmount + 1n : BigInt(digits + places.padEnd(2, '0'));
  if (cents > largestAmount) return 'out_of_range';
  return open !== undefined || trailing !== undefined || sign === '-' ? -cents : cents;
}

export interface Percent {
  rate: Rate;
  /** Whether the cell itself has a percent sign. */
  marked: boolean;
  /** Decimal places as written. */
  places: number;
}

/** `10%`, `10`, `0.1`; null for blank and for a sheet's division-by-zero error. */
export function readPercent(cell: string): Percent | null | NumberProblem {
  const text = cell
    .normalize('NFKC')
    .replace(/\s+/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-');
  if (text === '' || text === '-' || /^#(DIV\/0!|N\/A)$/i.test(text)) return null;
  const match = /^(-?)(\d*)(?:\.(\d*))?(%)?$/.exec(text);
  if (!match || !(match[2] || match[3])) return 'not_a_number';
  const [, sign, whole, fraction = ''] = match;
  const rate = parseRate(`${sign}${whole || '0'}${fraction ? `.${fraction}` : ''}`);
  if (rate === null) return fraction.length > 6 ? 'too_precise' : 'out_of_range';
  return { rate, marked: match[4] !== undefined, places: fraction.length };
}

/** The text of a cell, without the apostrophe that protects a formula sign (see the export), and with uniform line ends. */
export function readText(cell: string | undefined): string {
  const text = asSeen(cell ?? '').replace(/\r\n?/g, '\n');
  return /^'['=+\-@＝＋－＠]/.test(text) ? text.slice(1) : text;
}

/** A quantity or unit price, with up to six places; null when it is not a number. */
export function readQuantity(cell: string): Rate | null {
  return parseRate(cell.replace(/[\s,$]/g, '').replace(/^\((.*)\)$/, '-$1'));
}

/** Quantity × unit price, half-up to the cent. */
export function extend(quantity: Rate, unitPrice: Rate): Cents {
  return divideHalfUp(quantity * unitPrice, 10_000_000_000n);
}
