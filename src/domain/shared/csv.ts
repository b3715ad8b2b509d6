import { unseen } from './legible.js';

/**
 * Rows of cells as a CSV file for spreadsheets: CRLF line ends, quotes where a cell needs them, and the byte order mark that
 * makes them read the file as UTF-8. Texts from outside go through {@link spreadsheetText} first.
 */
export function csvFile(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(quote).join(',')}\r\n`).join('')}`;
}

/**
 * Makes a text safe in spreadsheets: `= + - @` and their full-width forms start formulas, also behind characters that no one sees, and
 * get an apostrophe before the text; a leading apostrophe is doubled so that it differs from that one.
 */
export function spreadsheetText(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

const formula = new RegExp(String.raw`^[\s\p{C}${unseen}]*['=+\-@＝＋－＠]`, 'u');

function quote(cell: string): string {
  return /[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
