import { type Cents, parseCents, spellCents, sum } from '../../shared/money.js';
import { type ScheduleLineDraft, scheduleLimits } from '../schedule.js';
import { readMoney } from './cells.js';
import type { Header } from './header.js';
import { LineReader, type LineRules } from './line-reader.js';
import type { ImportError } from './problems.js';
import { excerpt, Row } from './row.js';
import { isTotalRow } from './total-row.js';

/** Reads the lines below the header, with all their errors. */
export function readLines(
  records: readonly string[][],
  header: Header,
  options: LineRules & { contractSum?: string | null },
) {
  const errors: ImportError[] = [];
  const { rows, totals } = sortRows(records, header, errors);
  const notes = totals.length > 0 ? [`Total rows left out: ${totals.map(({ number }) => number).join(', ')}.`] : [];
  if (rows.length === 0 && errors.length === 0) {
    errors.push({ row: header.end, column: null, code: 'no_lines', value: '' });
  }
  if (rows.length > scheduleLimits.lines) {
    const row = rows[scheduleLimits.lines]!.number;
    return {
      lines: [],
      errors: [{ row, column: null, code: 'too_many_lines' as const, value: String(rows.length) }],
      notes,
    };
  }
  const reader = new LineReader(rows, header, options);
  const lines = rows.map((row, index) => reader.line(row, index));
  notes.push(...reader.notes());
  const ours = withoutContractTotal(lines, options.contractSum ?? null, notes);
  noteTotals(totals, ours, notes);
  return { lines: ours, errors, notes };
}

/** Separates lines from blank rows, totals and headers that are repeated on every page. */
function sortRows(records: readonly string[][], header: Header, errors: ImportError[]) {
  const names = new Set(header.rows.map((cells) => cells.join('\u0000')));
  const rows: Row[] = [];
  const totals: Row[] = [];
  for (let index = header.end; index < records.length; index += 1) {
    const cells = records[index]!;
    if (cells.every((cell) => cell.trim() === '') || names.has(cells.join('\u0000'))) continue;
    const row = new Row(cells, header.columns, index + 1, errors);
    if (isTotalRow(row, cells)) {
      totals.push(row);
      continue;
    }
    const surplus = cells.slice(header.width).filter((cell) => cell.trim() !== '');
    // Usually this is an amount whose thousands comma was not quoted: it would be read as 10 instead of 10,000.
    if (surplus.length > 0) {
      errors.push({ row: index + 1, column: null, code: 'malformed', value: excerpt(surplus.join(', ')) });
    }
    rows.push(row);
  }
  return { rows, totals };
}

/** Some exports have the whole contract on the first line, which would count it twice. */
function withoutContractTotal(lines: ScheduleLineDraft[], contractSum: string | null, notes: string[]) {
  const contract = contractSum === null ? null : parseCents(contractSum);
  const values = lines.map(value);
  if (contract === null || contract === 0n || values.length < 2) return lines;
  if (values[0] !== contract || sum(values) !== 2n * contract) return lines;
  notes.push('The first line holds the whole contract sum and was left out as a total.');
  return lines.slice(1);
}

/** Compares the file's last total, if it has an amount, with the lines: a difference is a note, not an error. */
function noteTotals(totals: readonly Row[], lines: readonly ScheduleLineDraft[], notes: string[]): void {
  const last = totals.at(-1);
  const stated = last && last.text('scheduled_value') !== '' ? readMoney(last.text('scheduled_value')) : null;
  const total = sum(lines.map(value));
  if (typeof stated !== 'bigint' || stated === total) return;
  notes.push(
    `Row ${last!.number} gives a total of ${spellCents(stated)}, but the lines add up to ${spellCents(total)}.`,
  );
}

function value({ scheduledValue }: ScheduleLineDraft): Cents {
  return parseCents(scheduledValue) ?? 0n;
}
