import { CsvError, parse } from 'csv-parse/sync';
import { withoutGuard } from './cells.js';
import { findHeader, searchedRows } from './header.js';

const delimiters = [',', ';', '\t'] as const;
export type Delimiter = (typeof delimiters)[number];

interface Table {
  delimiter: Delimiter;
  /** One array per record, including blank records, so that the index plus one is the row number that a spreadsheet shows. */
  records: string[][];
}

/** The file's records; the delimiter is the one with which a header matches the most columns. */
export function readTable(text: string, delimiter: Delimiter = guessDelimiter(text)): Table | { brokenLine: number } {
  try {
    return { delimiter, records: read(text, delimiter) };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { brokenLine: typeof error.lines === 'number' ? error.lines : 1 };
  }
}

function guessDelimiter(text: string): Delimiter {
  const named = delimiters.map((delimiter) => {
    try {
      return findHeader(read(text, delimiter, searchedRows))?.columns.size ?? 0;
    } catch {
      // Not readable with this delimiter; if with none, the full read reports where.
      return 0;
    }
  });
  return delimiters[named.indexOf(Math.max(...named))]!;
}

function read(text: string, delimiter: Delimiter, to = -1): string[][] {
  const records: string[][] = parse(text, {
    delimiter,
    to,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    // A lone inch sign (6" pipe) is text, not a quote.
    relax_quotes: true,
    skip_empty_lines: false,
  });
  return records.map((cells) => cells.map(withoutGuard));
}
