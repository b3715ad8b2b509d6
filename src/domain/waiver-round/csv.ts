import { readEmailAddress } from '../person/email-address.js';
import { illegibility } from '../shared/legible.js';
import { formatCents } from '../shared/money.js';
import { isUuid } from '../shared/uuid.js';
import { hasDotBeforeThree, readMoney, readText } from '../sov/import-csv/cells.js';
import { decode } from '../sov/import-csv/decode.js';
import { headerKey } from '../sov/import-csv/header.js';
import { type Delimiter, readTable } from '../sov/import-csv/table.js';

/** The columns of a file of payees, each with the names that it may have. They are written as `headerKey` returns them. */
const aliases = {
  party:
    'party partyid partyname payee payeename vendor vendorname company companyname subcontractor subcontractorname supplier suppliername name',
  amount: 'amount amountdue paymentamount payment netamount amounttopay netpay waiveramount total',
  email: 'email emailaddress mailbox contactemail mail',
  invoice_number: 'invoicenumber invoiceno invoice invoicenum invoiceid',
} as const;
export type RoundColumn = keyof typeof aliases;

/** A cell or a row that cannot be read. `column` is null for the whole row or file. */
export interface RoundFault {
  /** The row number that a spreadsheet shows, from 1. */
  row: number;
  column: RoundColumn | null;
  code: string;
  /** The cell as written, at most 100 characters. */
  value: string;
  /** Of a payee that has two rows: the first, which counts. */
  firstRow?: number;
}

export interface RoundLine {
  row: number;
  /** An id, or a name. */
  party: string;
  amount: string;
  email: string | null;
  invoiceNumber: string | null;
}

interface RoundFile {
  lines: RoundLine[];
  /** Rows that are left out if the caller wishes so. */
  faults: RoundFault[];
  /** Why the file cannot be read at all. */
  fatal: RoundFault | null;
}

/** The header is looked for in so many rows: an export may have a title above it. */
const headerRows = 20;

/** Reads the payees of a round from a CSV file, with the reader of schedules of values: its encodings, delimiters and amounts. */
export function parseRoundCsv(source: Uint8Array | string, most: number): RoundFile {
  const decoded = decode(source);
  if (!decoded) return unreadable(1, null, 'not_text');
  const tables = ([',', ';', '\t'] as Delimiter[]).map((delimiter) => readTable(decoded.text, delimiter));
  const candidates = tables.flatMap((table) => {
    const header = 'records' in table ? findHeader(table.records) : null;
    return 'records' in table && header ? [{ ...header, records: table.records }] : [];
  });
  const best = candidates.toSorted((one, other) => other.columns.size - one.columns.size)[0];
  if (!best) {
    const broken = tables.find((table) => 'brokenLine' in table);
    return broken && 'brokenLine' in broken
      ? unreadable(broken.brokenLine, null, 'malformed')
      : unreadable(1, null, 'no_header');
  }
  const missing = (['party', 'amount'] as const).find((column) => !best.columns.has(column));
  if (missing) return unreadable(best.end, missing, 'no_column');
  return readLines(best, most);
}

function unreadable(row: number, column: RoundColumn | null, code: string): RoundFile {
  return { lines: [], faults: [], fatal: { row, column, code, value: '' } };
}

interface FoundHeader {
  columns: Map<RoundColumn, number>;
  /** Index of the first record after the header. */
  end: number;
}

function findHeader(records: readonly string[][]): FoundHeader | null {
  for (const [index, cells] of records.slice(0, headerRows).entries()) {
    const keys = cells.map(headerKey);
    const columns = new Map<RoundColumn, number>();
    for (const column of Object.keys(aliases) as RoundColumn[]) {
      const place = aliases[column]
        .split(' ')
        .map((alias) => keys.indexOf(alias))
        .find((at) => at >= 0);
      if (place !== undefined) columns.set(column, place);
    }
    if (columns.size >= 2) return { columns, end: index + 1 };
  }
  return null;
}

function readLines({ records, columns, end }: FoundHeader & { records: string[][] }, most: number): RoundFile {
  const lines: RoundLine[] = [];
  const faults: RoundFault[] = [];
  const rows = records.slice(end).map((cells, index) => ({ cells, row: end + index + 1 }));
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (filled.length === 0) return unreadable(end + 1, null, 'no_lines');
  if (filled.length > most) return unreadable(filled[most]!.row, null, 'too_many_lines');
  for (const { cells, row } of filled) {
    const cell = (column: RoundColumn) => readText(cells[columns.get(column) ?? -1]).trim();
    const rowFaults: RoundFault[] = [];
    const fault = (column: RoundColumn, code: string) =>
      rowFaults.push({ row, column, code, value: [...cell(column)].slice(0, 100).join('') });
    const [party, email, invoiceNumber] = [cell('party'), cell('email'), cell('invoice_number')];
    if (party === '') fault('party', 'missing');
    const amount = readAmount(cell('amount'));
    if ('code' in amount) fault('amount', amount.code);
    if (email !== '' && !readEmailAddress(email)) fault('email', 'not_an_email');
    if ([...invoiceNumber].length > 255) fault('invoice_number', 'too_long');
    else if (illegibility(invoiceNumber, 'one')) fault('invoice_number', 'illegible');
    faults.push(...rowFaults);
    if (rowFaults.length > 0 || 'code' in amount) continue;
    lines.push({ row, party, amount: amount.text, email: email || null, invoiceNumber: invoiceNumber || null });
  }
  return { lines, faults, fatal: null };
}

/** A sum above zero. One that may be thousands or decimals is not guessed. */
function readAmount(cell: string): { text: string } | { code: string } {
  if (cell === '') return { code: 'missing' };
  if (hasDotBeforeThree(cell)) return { code: 'ambiguous_number' };
  const cents = readMoney(cell);
  if (typeof cents !== 'bigint') return { code: cents };
  return cents > 0n ? { text: formatCents(cents) } : { code: cents < 0n ? 'negative' : 'not_above_zero' };
}

/** Whether the text of a party's cell is its id. */
export function isPartyId(text: string): boolean {
  return isUuid(text);
}

/** A sentence for a fault, naming row, column and value. */
export function describeRoundFault({ row, column, code, value, firstRow }: RoundFault): string {
  if (code === 'no_column') return `No header names ${column === 'party' ? 'a party' : 'an amount'} column.`;
  const place = column === null ? `Row ${row}` : `Row ${row}, ${column.replaceAll('_', ' ')}`;
  const first =
    firstRow === undefined
      ? ''
      : `, and only row ${firstRow} counts: write one row for each payee, with the sum of its invoices`;
  return `${place}: ${sentences[code] ?? 'cannot be read'}${value === '' ? '' : ` (“${value}”)`}${first}.`;
}

const sentences: Readonly<Record<string, string>> = {
  missing: 'is required',
  not_a_number: 'is not a number',
  too_precise: 'has too many decimals',
  out_of_range: 'is out of range',
  ambiguous_number: 'has a dot that may be before thousands or before decimals: write two decimals',
  negative: 'cannot be negative',
  not_above_zero: 'must be above zero',
  not_an_email: 'is not an e-mail address',
  too_long: 'is too long',
  illegible: 'has characters that cannot be read',
  not_below: 'is no party below the claimant: set who hired it, down from the claimant, first',
  ambiguous_party: 'names several parties: write the id of the party',
  duplicate_party: 'is named on an earlier row',
  no_mailbox: 'is required: the payee has no e-mail address',
  full_mailbox: 'has too many requests that wait for an answer',
  not_text: 'the file is not text: save the sheet as CSV',
  malformed: 'cannot be read: a quote is not closed',
  no_header: 'no header row was found: name at least a party and an amount column',
  no_lines: 'there are no rows below the header',
  too_many_lines: 'there are too many rows',
};
