import { findHeader } from '@domain/sov/import-csv/header.js';

const delimiters = [',', ';', '\t'];

export interface Cells {
  delimiter: string;
  rows: string[][];
  /** The row, from 1, with a quotation mark that is never closed, which would swallow the rows below it. */
  openQuote: number | null;
}

/** The rows of a CSV file, as a spreadsheet shows them. The delimiter is the one with which a header names the most columns. */
export function readCells(text: string): Cells {
  const read = delimiters.map((delimiter) => split(text, delimiter));
  const named = read.map(({ rows }) => findHeader(rows)?.columns.size ?? 0);
  return read[named.indexOf(Math.max(...named))]!;
}

/** The rows as a CSV file that reads back as the same rows. What a dot means may depend on the delimiter, which is kept. */
export function writeCells(rows: readonly (readonly string[])[], delimiter: string): string {
  return rows.map((row) => row.map(quoted).join(delimiter)).join('\n');
}

const quoted = (cell: string) => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A quote begins a quoted cell only at its start: the inch sign of a 6" pipe is text. */
function split(text: string, delimiter: string): Cells {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    row.push(cell);
    cell = '';
  };
  const endRow = () => {
    endCell();
    rows.push(row);
    row = [];
  };
  const source = text.replace(/\r\n?/g, '\n');
  for (let at = 0; at < source.length; at += 1) {
    const character = source[at]!;
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (source[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (character === '"' && cell === '') isQuoted = true;
    else if (character === delimiter) endCell();
    else if (character === '\n') endRow();
    else cell += character;
  }
  if (cell !== '' || row.length > 0) endRow();
  return { delimiter, rows, openQuote: isQuoted ? rows.length : null };
}
