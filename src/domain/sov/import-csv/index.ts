import type { ScheduleLineDraft } from '../schedule.js';
import { decode } from './decode.js';
import { type Column, findHeader, type Header, hasValue } from './header.js';
import { isScaled } from './labels.js';
import type { LineRules } from './line-reader.js';
import { type LeftOutRows, readLines } from './lines.js';
import type { ImportError } from './problems.js';
import { excerpt } from './row.js';
import { type Delimiter, readTable } from './table.js';

export {
  describeImportError,
  type ImportError,
  type ImportErrorCode,
  importErrorCodes,
} from './problems.js';

interface ImportOptions extends LineRules {
  /** Detected from the header unless given. */
  delimiter?: Delimiter;
  /** The original contract sum, which distinguishes a first line with the whole sum from a line of work. */
  contractSum?: string | null;
}

interface ImportedSchedule {
  /** In the order of the file; empty when there is any error. */
  lines: ScheduleLineDraft[];
  /** Every invalid cell of the file. */
  errors: ImportError[];
  /** How the file was read and what was left out, as sentences for people. */
  notes: string[];
  leftOut: LeftOutRows;
  /** Which header was matched to which column. */
  columns: { column: Column; header: string }[];
}

/**
 * Reads a schedule of values from a CSV file of any of the usual programs: comma, semicolon or tab, UTF-8, UTF-16 or
 * windows-1252 or Mac Roman, with rows above the header, totals, headings, notes and blank rows. All or nothing. A pure function: 10,000 lines take a
 * fraction of a second.
 */
export function parseScheduleCsv(source: Uint8Array | string, options: ImportOptions = {}): ImportedSchedule {
  const decoded = decode(source);
  if (!decoded) return refused({ row: 1, column: null, code: 'not_text', value: '' });
  const table = readTable(decoded.text, options.delimiter);
  if ('brokenLine' in table) return refused({ row: table.brokenLine, column: null, code: 'malformed', value: '' });
  const header = findHeader(table.records);
  if (!header) return refused({ row: 1, column: null, code: 'no_header', value: '' });
  const columns = [...header.columns].map(([column, place]) => ({ column, header: place.header }));
  const missing = missingColumns(header);
  if (missing.length > 0) return { ...refused(...missing), columns };

  const { delimiter, records } = table;
  const scaled = records
    .slice(0, header.end)
    .flatMap((cells, index): ImportError[] =>
      cells
        .filter(isScaled)
        .map((cell) => ({ row: index + 1, column: null, code: 'in_thousands', value: excerpt(cell) })),
    );
  if (scaled.length > 0) return { ...refused(...scaled), columns };
  const { lines, errors, notes, leftOut } = readLines(records, header, { ...options, delimiter });
  if (decoded.encoding !== 'utf-8') notes.unshift(`The file was read as ${decoded.encoding}.`);
  if (header.ignored.length > 0) notes.push(`Columns left out: ${header.ignored.join(', ')}.`);
  return { lines: errors.length > 0 ? [] : [...lines], errors, notes, leftOut, columns };
}

function missingColumns({ columns, end }: Header): ImportError[] {
  const missing: Column[] = [];
  if (!columns.has('description')) missing.push('description');
  if (!hasValue(columns)) missing.push('scheduled_value');
  return missing.map((column) => ({ row: end, column, code: 'no_column', value: '' }));
}

const noneLeftOut: LeftOutRows = { rows: [], scheduledValue: '0.00', statedTotal: null };

function refused(...errors: ImportError[]): ImportedSchedule {
  return { lines: [], errors, notes: [], leftOut: noneLeftOut, columns: [] };
}
