import { asSeen } from '../../shared/legible.js';
import { type Cents, divideHalfUp, largestAmount, parseRate, type Rate } from '../../shared/money.js';

export type NumberProblem = 'not_a_number' | 'too_precise' | 'out_of_range' | 'ambiguous_number';

/**
 * An amount as spreadsheets write it: `$1,234.50`, `(1,234.50)`, `1,234.50-`, `-` for zero. Blank is zero. Commas only group
 * thousands: `10000,50` is refused, because it could be read as a hundred times the amount. What a sheet's calculation leaves
 * behind the cents, such as `30000.100000000002`, is rounded.
 */
export function readMoney(cell: string): Cents | NumberProblem {
  const text = cell
    .normalize('NFKC')
    .replace(/\s+/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/^([(+-]?)(?:US\$|USD|\$)/i, '$1')
    .replace(/USD([)-]?)$/i, '$1');
  if (text === '' || text === '-') return cell.trim() === '$' ? 'not_a_number' : 0n;
  if (nearZero.test(text)) return 0n;
  const match = /^(\()?([+-])?(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d*))?(-)?(\))?$/.exec(text);
  if (!match || (match[3] === undefined && !match[4])) return 'not_a_number';
  const [, open, sign, whole = '0', fraction = '', trailing, close] = match;
  if ((open === undefined) !== (close === undefined)) return 'not_a_number';
  const marks = [open, sign, trailing].filter((mark) => mark !== undefined);
  if (marks.length > 1) return 'not_a_number';
  const places = fraction.replace(/0+$/, '');
  const digits = whole.replaceAll(',', '').replace(/^0+(?=\d)/, '');
  const cents = digits.length > 18 ? largestAmount + 1n : rounded(digits, places, 2, 3);
  if (cents === null) return 'too_precise';
  if (cents > largestAmount) return 'out_of_range';
  return open !== undefined || trailing !== undefined || sign === '-' ? -cents : cents;
}

/** What a calculation leaves of zero: `1.4551915228366852E-11`. */
const nearZero = /^[+-]?\d(?:\.\d+)?e-0*(?:[6-9]|\d{2,3})$/i;

/**
 * A decimal number in units of its last place, rounded if the difference is below a thousandth (`slack` 3) of that unit; null
 * if it is not.
 */
function rounded(whole: string, fraction: string, places: number, slack: number): bigint | null {
  const roundedDigits = BigInt(whole + fraction.slice(0, places).padEnd(places, '0'));
  const rest = fraction.slice(places);
  if (rest === '' || /^0+$/.test(rest.slice(0, slack).padEnd(slack, '0'))) return roundedDigits;
  return /^9+$/.test(rest.slice(0, slack)) && rest.length > slack ? roundedDigits + 1n : null;
}

/**
 * `45.000`: three digits after a single dot, which is 45,000 where dots group thousands. A group of thousands does not begin with
 * a zero.
 */
export function hasDotBeforeThree(cell: string): boolean {
  return /^[^\d.,%]*[1-9]\d{0,2}\.\d{3}[^\d.,%]*$/.test(cell.normalize('NFKC').replace(/\s+/g, ''));
}

/** `1,500`: a single comma before three digits, which is one and a half where commas are for decimals. */
export function hasCommaBeforeThree(cell: string): boolean {
  return /^[^\d.,%]*\d{1,3},\d{3}[^\d.,%]*$/.test(cell.normalize('NFKC').replace(/\s+/g, ''));
}

/**
 * Whether it is an amount, and the digits after its dot can only be decimals: `1,234.5`, `80.25`. A date such as 11.28.2026 is none, and
 * `0.000` says nothing, because a sheet writes it beside thousands, too.
 */
export function hasDecimals(cell: string): boolean {
  return /\d\.\d/.test(cell) && /[1-9]/.test(cell) && typeof readMoney(cell) === 'bigint' && !hasDotBeforeThree(cell);
}

export interface PercentCell {
  rate: Rate;
  /** Whether the cell itself has a percent sign. */
  marked: boolean;
  /** Decimal places as written. */
  places: number;
}

/** `10%`, `10`, `0.1`; null for blank and for a sheet's division-by-zero error. */
export function readPercent(cell: string): PercentCell | null | NumberProblem {
  const text = cell
    .normalize('NFKC')
    .replace(/\s+/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-');
  if (text === '' || text === '-' || /^#(DIV\/0!|N\/A)$/i.test(text)) return null;
  const match = /^(-?)(\d*)(?:\.(\d*))?(%)?$/.exec(text);
  if (!match || !(match[2] || match[3])) return 'not_a_number';
  const [, sign, whole, fraction = ''] = match;
  if (whole!.length > 20) return 'out_of_range';
  const size = rounded(whole || '0', fraction.slice(0, 40), 6, 2);
  if (size === null) return 'too_precise';
  return { rate: sign === '-' ? -size : size, marked: match[4] !== undefined, places: fraction.length };
}

/** A percentage that is shown and only compared: its places beyond the sixth are cut off. */
export function readShownPercent(cell: string): PercentCell | null | NumberProblem {
  return readPercent(cell.replace(/(\.\d{6})\d+/, '$1'));
}

/** The text of a cell, without the apostrophe that protects a formula sign (see the export), and with uniform line ends. */
export function readText(cell: string | undefined): string {
  const text = asSeen(cell ?? '').replace(/\r\n?/g, '\n');
  return /^'['=+\-@＝＋－＠]/.test(text) ? text.slice(1) : text;
}

/** `="00310"`, which keeps a spreadsheet from reading a number, is `00310`. */
export function withoutGuard(cell: string): string {
  const guarded = /^\s*=\s*"((?:[^"]|"")*)"\s*$/.exec(cell);
  return guarded ? guarded[1]!.replaceAll('""', '"') : cell;
}

/** A quantity or unit price, with up to six places; null when it is not a number. Commas only group thousands. */
export function readQuantity(cell: string): Rate | null {
  const cellText = cell
    .normalize('NFKC')
    .replace(/[\s$]/g, '')
    .replace(/^\((.*)\)$/, '-$1');
  if (cellText.includes(',') && !/^-?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(cellText)) return null;
  const text = cellText.replaceAll(',', '');
  const match = /^(-?)(\d{1,20})\.(\d{7,40})$/.exec(text);
  if (!match) return parseRate(text);
  const size = rounded(match[2]!, match[3]!, 6, 3);
  return size !== null && match[1] ? -size : size;
}

/** Quantity × unit price, half-up to the cent. */
export function extend(quantity: Rate, unitPrice: Rate): Cents {
  return divideHalfUp(quantity * unitPrice, 10_000_000_000n);
}
