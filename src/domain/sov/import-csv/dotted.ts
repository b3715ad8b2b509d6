import { hasCommaBeforeThree, hasDecimals, hasDotBeforeThree } from './cells.js';
import type { Column, Header } from './header.js';
import type { Delimiter } from './table.js';

const amounts: readonly Column[] = [
  'scheduled_value',
  'previous',
  'this_period',
  'stored',
  'total',
  'balance',
  'retainage_amount',
  'quantity',
  'unit_price',
];

/**
 * The columns in which the dot of `45.000` may group thousands: those of a file with semicolons or tabs, which programs write where
 * a comma is for decimals, and those in which every dot is before three digits.
 */
export function dottedColumns(
  records: readonly string[][],
  { columns, end }: Header,
  delimiter: Delimiter,
): ReadonlySet<Column> {
  return new Set(
    amounts.filter((column) => {
      const index = columns.get(column)?.index;
      if (index === undefined) return false;
      const cells = records.slice(end).map((cells) => cells[index] ?? '');
      return cells.some(hasDotBeforeThree) && (delimiter !== ',' || !cells.some(hasDecimals));
    }),
  );
}

/**
 * The columns of quantities and unit prices in which the comma of `1,500` may be for decimals: in a file with semicolons, unless a cell
 * has a dot for them. Amounts have two decimals there, and not three.
 */
export function commaColumns(
  records: readonly string[][],
  { columns, end }: Header,
  delimiter: Delimiter,
): ReadonlySet<Column> {
  if (delimiter !== ';') return new Set();
  return new Set(
    (['quantity', 'unit_price'] as const).filter((column) => {
      const index = columns.get(column)?.index;
      if (index === undefined) return false;
      const cells = records.slice(end).map((cells) => cells[index] ?? '');
      return cells.some(hasCommaBeforeThree) && !cells.some(hasDecimals);
    }),
  );
}
