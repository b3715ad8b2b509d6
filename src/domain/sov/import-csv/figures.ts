import { readMoney, readPercent } from './cells.js';
import type { Column } from './header.js';
import type { Row } from './row.js';

/** The columns of amounts. */
export const numeric: readonly Column[] = [
  'scheduled_value',
  'quantity',
  'unit_price',
  'previous',
  'this_period',
  'stored',
  'total',
  'balance',
  'percent',
  'retainage_amount',
];

/**
 * Whether a row has amounts. Zero counts in the scheduled value of a line (`lineLike`) alone: sheets calculate zeros beside headings,
 * too.
 */
export function hasFigures(row: Row, lineLike = false): boolean {
  if (lineLike && row.text('scheduled_value') !== '') return true;
  return numeric.some((column) => {
    const text = row.text(column);
    if (text === '') return false;
    if (readMoney(text) === 0n) return false;
    const percent = column === 'percent' ? readPercent(text) : undefined;
    return !(percent === null || (typeof percent === 'object' && percent.rate === 0n)) && !/^[_\s]+$/.test(text);
  });
}

/** Whether a row has an amount that can be read. The date beside a signature and the number of a page are none. */
export function hasAmount(row: Row): boolean {
  return numeric.some((column) => {
    const amount = row.text(column) === '' ? 0n : readMoney(row.text(column));
    return typeof amount === 'bigint' && amount !== 0n;
  });
}

/** A numbered row whose amounts are still to come. */
export function isOpenFigure(row: Row): boolean {
  return row.text('item_number') !== '' && !numeric.some((column) => row.text(column) !== '');
}
