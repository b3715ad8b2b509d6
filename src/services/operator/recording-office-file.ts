import { countyKey } from '../../domain/address/counties.js';
import { zipContradiction } from '../../domain/address/postal-rules.js';
import { dayInState } from '../../domain/deadlines/state-zones.js';
import {
  isRecordedByTown,
  type ListedOffice,
  type RecordingOfficeKind,
  recordingOfficeKinds,
} from '../../domain/recording-office/office.js';
import { atField } from '../../domain/shared/field-rules.js';
import { unprintability } from '../../domain/shared/printable.js';
import { decode } from '../../domain/sov/import-csv/decode.js';
import { readTable } from '../../domain/sov/import-csv/table.js';
import { leaves } from '../../schema/validation/leaves.js';
import type { InputRule } from '../../schema/validation/rules.js';

/** An office of a county, as a line of the operator's file has it. */
export interface DirectoryEntry extends ListedOffice {
  state: string;
  county: string;
}

/** What is wrong with a row of the file, which a spreadsheet counts from 1. */
export interface RowFault {
  row: number;
  message: string;
}

/** More than twice the counties and county seats that there are. */
export const longestFile = { bytes: 5 * 1024 * 1024, rows: 10_000 } as const;

interface Column {
  rule: InputRule;
  required?: true;
  type?: 'String' | 'LocalDate';
}

const printed: InputRule = { max: 255 };

/** The columns by their headers. What an order prints as its recipient has the limits of an order. */
const columns = {
  state: { rule: { size: 2, format: 'state' }, required: true },
  county: { rule: { max: 100 }, required: true },
  kind: { rule: { oneOf: recordingOfficeKinds }, required: true },
  district: { rule: { max: 100 } },
  name: { rule: printed, required: true },
  address_line_1: { rule: printed, required: true },
  address_line_2: { rule: printed },
  city: { rule: printed, required: true },
  zip: { rule: { max: 10, format: 'zip' }, required: true },
  phone: { rule: { max: 20 } },
  website: { rule: { max: 255, format: 'url' } },
  source: { rule: { max: 500 }, required: true },
  checked_on: { rule: { years: [2000, 2199] }, required: true, type: 'LocalDate' },
} as const satisfies Record<string, Column>;

type Header = keyof typeof columns;
const headers = Object.keys(columns) as Header[];

/** The district in lower case: with the state, the county and the kind, it is what the directory finds an office by. */
export function districtKey({ district }: Pick<ListedOffice, 'district'>): string {
  return (district ?? '').toLowerCase();
}

export function keyOfEntry({ state, county, kind, district }: Omit<DirectoryEntry, 'name'>): string {
  return [state, countyKey(county, state), kind, districtKey({ district })].join('|');
}

/** The rows of a directory in CSV, each checked by itself, with everything that is wrong with any of them. */
export function readDirectory(
  file: Uint8Array,
  now: Date,
): { entries: Array<{ row: number; entry: DirectoryEntry }>; faults: RowFault[] } {
  const decoded = decode(file);
  if (!decoded) return refused(1, 'The file is not text: save the sheet as CSV.');
  const table = readTable(decoded.text, ',');
  if ('brokenLine' in table) return refused(table.brokenLine, 'The row cannot be read: a quote is not closed.');
  const [head = [], ...lines] = table.records;
  const faults = headerFaults(head.map(toHeader));
  if (faults.length > 0) return { entries: [], faults };
  const places = new Map(head.map((cell, index) => [toHeader(cell) as Header, index]));
  const filled = lines
    .map((cells, index) => ({ cells, row: index + 2 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (filled.length === 0) return refused(1, 'The file has no rows below its header.');
  if (filled.length > longestFile.rows)
    return refused(filled[longestFile.rows]!.row, `The file must have at most ${longestFile.rows} rows.`);
  const today = dayInState('GU', now);
  const firstRows = new Map<string, number>();
  const entries = filled.flatMap(({ cells, row }) => {
    const reject = (message: string) => faults.push({ row, message });
    const before = faults.length;
    if (cells.length > head.length) {
      reject('The row has more cells than the header: quote a cell with a comma in it.');
      return [];
    }
    const entry = readEntry((header) => cells[places.get(header) ?? -1] ?? '', reject);
    if (faults.length > before) return [];
    for (const message of entryFaults(entry, today)) reject(message);
    const first = firstRows.get(keyOfEntry(entry));
    if (first !== undefined)
      reject(`The office is in row ${first}, too: a county has one of each kind, or one for each district.`);
    else firstRows.set(keyOfEntry(entry), row);
    return [{ row, entry }];
  });
  return { entries, faults };
}

function toHeader(cell: string): string {
  return cell.trim().toLowerCase().replaceAll(' ', '_');
}

function headerFaults(names: readonly string[]): RowFault[] {
  const missing = headers.filter((header) => (columns[header] as Column).required && !names.includes(header));
  const unknown = names.filter((name) => !headers.includes(name as Header)).map((name) => `“${excerpt(name)}”`);
  const repeated = names.filter((name, index) => names.indexOf(name) !== index);
  return [
    missing.length > 0 && `The header does not name ${missing.join(', ')}.`,
    unknown.length > 0 && `The header has columns that the directory does not know: ${unknown.join(', ')}.`,
    repeated.length > 0 && `The header names twice: ${repeated.map(excerpt).join(', ')}.`,
  ].flatMap((message) => (message ? [{ row: 1, message }] : []));
}

function readEntry(cellOf: (header: Header) => string, reject: (message: string) => void): DirectoryEntry {
  const texts = Object.fromEntries(
    headers.map((header) => {
      const { rule, required, type = 'String' }: Column = columns[header];
      const cell = cellOf(header);
      const leaf = leaves[type]!(cell, rule);
      // An empty cell breaks no rule but this one.
      if (cell.trim() === '' || ('value' in leaf && leaf.value === '')) {
        if (required) reject(`The ${header} is required.`);
        return [header, null];
      }
      if ('value' in leaf) return [header, leaf.value as string];
      reject(`${atField(header, leaf.wrong).message} (“${excerpt(cell)}”)`);
      return [header, null];
    }),
  ) as Record<Header, string>;
  return {
    state: texts.state,
    county: texts.county,
    kind: texts.kind as RecordingOfficeKind,
    district: texts.district,
    name: texts.name,
    addressLine1: texts.address_line_1,
    addressLine2: texts.address_line_2,
    city: texts.city,
    zip: texts.zip,
    phone: texts.phone,
    website: texts.website,
    source: texts.source,
    checkedOn: texts.checked_on,
  };
}

/** What is wrong with an office whose cells are right. */
function entryFaults(entry: DirectoryEntry, today: string): string[] {
  const { state, county, phone, checkedOn } = entry;
  const isName = /^\p{L}[\p{L}\p{M}.,'’ -]*$/u.test(county) && countyKey(county, state) !== '';
  return [
    isRecordedByTown(state) && `In ${state} each town keeps its own records, so that its counties have no office.`,
    !isName && `The county must be a name, such as Alameda. (“${excerpt(county)}”)`,
    zipContradiction(entry),
    phone !== null && !/^[+\d][\d ().x-]*$/i.test(phone) && `The phone must be a number. (“${excerpt(phone)}”)`,
    // The latest day that it is anywhere.
    checkedOn > today && `The checked_on must not be in the future. (“${checkedOn}”)`,
    ...(['name', 'addressLine1', 'addressLine2', 'city', 'district'] as const).map((field) => {
      const unprintable = unprintability(entry[field] ?? '');
      return unprintable && `The ${field === 'addressLine1' ? 'address_line_1' : field} ${unprintable}`;
    }),
  ].filter((message): message is string => Boolean(message));
}

/** What a terminal shows as it is: no line ends, and nothing that moves its cursor. */
function excerpt(cell: string): string {
  return cell.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, 100);
}

function refused(row: number, message: string) {
  return { entries: [], faults: [{ row, message }] };
}
