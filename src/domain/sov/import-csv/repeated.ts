import { type Cents, sum } from '../../shared/money.js';
import type { Row } from './row.js';

/** The rows that repeat others, without which the lines add up to the expected sum; none where no reading of the file does. */
export function repeatedRows(rows: readonly Row[], expected: Cents): readonly Row[] {
  const total = worth(rows);
  const upwards = [...rows].reverse();
  const readings = [
    ...[totalsBelow(rows, 2), totalsBelow(rows, 1), totalsBelow(upwards, 2), totalsBelow(upwards, 1)],
    ...[findHeads(rows), nestedTotals(rows).found, nestedTotals(upwards).found],
  ];
  if (total === 2n * expected) readings.push(recapitulation(rows, expected));
  return readings.find((reading) => reading.length > 0 && total - worth(reading) === expected) ?? [];
}

/** The rows that are each the sum of all rows since the one before, of at least so many. */
function totalsBelow(rows: readonly Row[], atLeast: number): Row[] {
  const totals: Row[] = [];
  let section = 0n;
  let size = 0;
  for (const row of rows) {
    const amount = row.amount ?? 0n;
    if (amount !== 0n && size >= atLeast && amount === section) {
      totals.push(row);
      section = 0n;
      size = 0;
    } else if (amount !== 0n) {
      section += amount;
      size += 1;
    }
  }
  return totals;
}

interface NestedTotals {
  found: Row[];
  /** The lines that are below no total. */
  free: number;
}

/**
 * The rows that are each the sum of the rows just above, of which some are such totals themselves: sections, and the whole. A total takes
 * the place of what it adds up, so the sums where the parts of the file begin are those of its lines alone.
 */
function nestedTotals(rows: readonly Row[]): NestedTotals {
  const totals: Row[] = [];
  let parts: { from: Cents; isTotal: boolean }[] = [];
  const begins = new Map<Cents, number>();
  let total = 0n;
  for (const row of rows) {
    const amount = row.amount ?? 0n;
    if (amount === 0n) continue;
    const first = begins.get(total - amount);
    if (first !== undefined && parts.length - first > 1) {
      for (const { from } of parts.slice(first + 1)) begins.delete(from);
      parts = [...parts.slice(0, first), { from: total - amount, isTotal: true }];
      totals.push(row);
    } else {
      begins.set(total, parts.length);
      parts.push({ from: total, isTotal: false });
      total += amount;
    }
  }
  return { found: totals, free: parts.filter(({ isTotal }) => !isTotal).length };
}

/**
 * The rows that are more likely totals than lines although no word says so, and nothing in the file decides it: several, of which nearly
 * every line is a part; or one that has the sum of all others, if these are more than two.
 */
export function probableTotals(rows: readonly Row[]): readonly Row[] {
  const lines = rows.filter(({ amount }) => amount);
  const upwards = [...lines].reverse();
  for (const totals of [totalsBelow(lines, 2), totalsBelow(upwards, 2)]) {
    if (totals.length > 1 && worth(totals) * 2n === worth(lines)) return totals;
  }
  for (const { found: totals, free } of [nestedTotals(lines), nestedTotals(upwards)]) {
    const isWhole = totals.length === 1 && free === 0 && lines.length > 3;
    if (isWhole || (totals.length > 1 && free * 4 <= lines.length)) return totals;
  }
  return [];
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

/**
 * The rows of a numbered file, without a number or with that of a section, that head sections with their sums: each has the sum of all numbered rows below it, or, alone,
 * of several rows that follow it.
 */
export function findHeads(rows: readonly Row[]): readonly Row[] {
  const heads = rows.flatMap((row, index) => (isHead(row) && row.amount ? [{ row, index }] : []));
  const sections = heads.map(({ index }, at) => rows.slice(index + 1, heads[at + 1]?.index));
  const isSummed = heads.every(({ row }, at) => row.amount === worth(sections[at]!));
  if (isSummed && sections.some((section) => section.length > 1)) return heads.map(({ row }) => row);
  return heads.filter(({ row }, at) => followsSum(row.amount!, sections[at]!)).map(({ row }) => row);
}

function isHead(row: Row): boolean {
  return /^(?:(?:div(?:ision)?|section|part|phase)\b.*)?$/i.test(row.text('item_number'));
}

function followsSum(amount: Cents, section: readonly Row[]): boolean {
  let [below, lines] = [0n, 0];
  for (const row of section) {
    if (!row.amount) continue;
    below += row.amount;
    lines += 1;
    if (lines > 1 && below === amount) return true;
  }
  return false;
}

function worth(rows: readonly Row[]): Cents {
  return sum(rows.map(({ amount }) => amount ?? 0n));
}
