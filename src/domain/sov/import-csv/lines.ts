import { type Cents, formatCents, parseCents, spellCents, sum } from '../../shared/money.js';
import { type ScheduleLineDraft, scheduleLimits } from '../schedule.js';
import { commaColumns, dottedColumns } from './dotted.js';
import type { Header } from './header.js';
import { isOverall } from './labels.js';
import { LineReader, type LineRules } from './line-reader.js';
import type { ImportError } from './problems.js';
import { excerpt, type Row } from './row.js';
import { type LeftOut, type LeftOutReason, RowSorter, type SortedRows } from './sort-rows.js';
import type { Delimiter } from './table.js';

/** A row that is no line of the schedule. */
interface LeftOutRow {
  /** The row number that a spreadsheet shows, from 1. */
  row: number;
  reason: LeftOutReason;
  /** Its cells, at most 100 characters. */
  text: string;
  /** Its scheduled value; null when it has none. */
  scheduledValue: string | null;
}

/** The rows that were left out, against which the sum of the lines can be checked. */
export interface LeftOutRows {
  rows: LeftOutRow[];
  /** The sum of their scheduled values. */
  scheduledValue: string;
  /** The last total that the file states for all its lines; null when it states none. */
  statedTotal: string | null;
}

/** Reads the lines below the header, with all their errors. */
export function readLines(
  records: readonly string[][],
  header: Header,
  options: LineRules & { delimiter: Delimiter; contractSum?: string | null },
) {
  const errors: ImportError[] = [];
  const sheet = {
    columns: header.columns,
    dotted: dottedColumns(records, header, options.delimiter),
    commas: commaColumns(records, header, options.delimiter),
    errors,
  };
  const contractSum = parseCents(options.contractSum ?? '');
  const sorted = new RowSorter(records, header, sheet, contractSum).sort();
  const notes = sortingNotes(sorted);
  const { lines: rows, leftOut } = sorted;
  if (rows.length === 0 && errors.length === 0) {
    errors.push({ row: header.end, column: null, code: 'no_lines', value: '' });
  }
  if (rows.length > scheduleLimits.lines) {
    const row = rows[scheduleLimits.lines]!.number;
    const error = { row, column: null, code: 'too_many_lines' as const, value: String(rows.length) };
    return { lines: [], errors: [error], notes, leftOut: report([], []) };
  }
  const reader = new LineReader(rows, header, options);
  const lines = rows.map((row, index) => reader.line(row, index));
  notes.push(...reader.notes());
  const ours = reader.changeOrders(lines, contractSum, notes);
  noteTotals(leftOut, ours, notes);
  errors.sort((one, other) => one.row - other.row);
  return { lines: ours, errors, notes, leftOut: report(leftOut, ours) };
}

function sortingNotes({ leftOut, joined, remarks }: SortedRows): string[] {
  const numbers = (reason: LeftOutReason) =>
    leftOut.filter((one) => one.reason === reason).map(({ row }) => row.number);
  const notes: [string, number[]][] = [
    ['Total rows left out', numbers('total')],
    ['Headings left out', numbers('heading')],
    ['Notes, signatures and page numbers left out', numbers('note')],
    ['Rows joined with the line above', joined],
    ['Cells in a column without a heading were left out on rows', remarks],
  ];
  return notes.filter(([, rows]) => rows.length > 0).map(([words, rows]) => `${words}: ${rows.join(', ')}.`);
}

/** Compares the file's last total, if it has an amount, with the lines: a difference is a note, not an error. */
function noteTotals(leftOut: readonly LeftOut[], lines: readonly ScheduleLineDraft[], notes: string[]): void {
  const total = sum(lines.map(value));
  const last = statedTotal(leftOut, total);
  if (!last || last.amount === total) return;
  notes.push(
    `Row ${last.number} gives a total of ${spellCents(last.amount!)}, but the lines add up to ${spellCents(total)}.`,
  );
}

/** The last total that is not the right one of a part of the lines. The last of all its lines is none of a part, though more lines follow. */
function statedTotal(leftOut: readonly LeftOut[], total: Cents): Row | undefined {
  const last = leftOut.findLast(({ row, reason }) => reason === 'total' && row.amount !== null && isOverall(row));
  const isStated = ({ row, reason, repeats }: LeftOut) =>
    reason === 'total' &&
    row.amount !== null &&
    (row.amount === total || repeats === null || (repeats === 'all' && row === last?.row));
  return leftOut.findLast(isStated)?.row;
}

function report(leftOut: readonly LeftOut[], lines: readonly ScheduleLineDraft[]): LeftOutRows {
  const statedSum = statedTotal(leftOut, sum(lines.map(value)))?.amount;
  return {
    rows: leftOut.map(({ row, reason }) => ({
      row: row.number,
      reason,
      text: excerpt(
        row.cells
          .map((cell) => cell.trim())
          .filter(Boolean)
          .join(' '),
      ),
      scheduledValue: row.amount === null ? null : formatCents(row.amount),
    })),
    scheduledValue: formatCents(sum(leftOut.map(({ row }) => row.amount ?? 0n))),
    statedTotal: statedSum === undefined || statedSum === null ? null : formatCents(statedSum),
  };
}

function value({ scheduledValue }: ScheduleLineDraft): Cents {
  return parseCents(scheduledValue) ?? 0n;
}
