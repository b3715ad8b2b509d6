import { type Cents, sum } from '../../shared/money.js';
import type { Row } from './row.js';

interface Repeated {
  row: Row;
}

/** The rows that repeat others, without which the lines add up to the expected sum; none where no reading of the file does. */
export function repeatedRows(rows: readonly Row[], expected: Cents): Repeated[] {
  const total = worth(rows);
  const upwards = [...rows].reverse();
  const readings = [totalsBelow(rows, 2), totalsBelow(rows, 1), totalsBelow(upwards, 2), totalsBelow(upwards, 1)];
  if (total === 2n * expected) readings.push(recapitulation(rows, expected));
  const found = readings.find((reading) => reading.length > 0 && total - worth(reading) === expected);
  return (found ?? []).map((row) => ({ row }));
}

/** The rows that are each the sum of all rows since the one before, of at least so many. */
function totalsBelow(rows: readonly Row[], atLeast: number): Row[] {
  const found: Row[] = [];
  let section = 0n;
  let size = 0;
  for (const row of rows) {
    const amount = row.amount ?? 0n;
    if (amount !== 0n && size >= atLeast && amount === section) {
      found.push(row);
      section = 0n;
      size = 0;
    } else if (amount !== 0n) {
      section += amount;
      size += 1;
    }
  }
  return found;
}

/** The fewest last rows that have the whole sum once more: a summary by divisions below the lines. */
function recapitulation(rows: readonly Row[], expected: Cents): Row[] {
  let last = 0n;
  for (let index = rows.length - 1; index > rows.length / 2; index -= 1) {
    last += rows[index]!.amount ?? 0n;
    if (last === expected) return rows.slice(index);
  }
  return [];
}

/** The rows without a number of a numbered file, if each has the sum of the numbered rows below it: sections with their sums. */
export function headsSections(rows: readonly Row[]): Repeated[] {
  const heads = rows.flatMap((row, index) => (row.text('item_number') === '' && row.amount ? [{ row, index }] : []));
  const sections = heads.map(({ index }, at) => rows.slice(index + 1, heads[at + 1]?.index));
  const isSummed = heads.every(({ row }, at) => row.amount === worth(sections[at]!));
  return isSummed && sections.some((section) => section.length > 1) ? heads.map(({ row }) => ({ row })) : [];
}

function worth(rows: readonly Row[]): Cents {
  return sum(rows.map(({ amount }) => amount ?? 0n));
}
