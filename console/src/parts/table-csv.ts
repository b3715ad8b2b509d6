import { csvFile, spreadsheetText } from '@domain/shared/csv.js';
import { readText } from './cell-text';
import { saveText } from './file';

const money = /^-?\$[\d,]+(?:\.\d+)?$/;
const grouped = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
const plain = /^-?\d+(?:\.\d+)?$/;

/** Saves a table as a file for spreadsheets, with the texts that its cells show. */
export function saveTable(table: HTMLTableElement, name: string): void {
  saveText(`${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.csv`, 'text/csv', csvFile(readRows(table)));
}

function readRows(table: HTMLTableElement): string[][] {
  const lines = [...table.rows].filter((row) => row.ariaHidden !== 'true');
  const cells = lines.map((row) => [...row.cells].map((cell) => spreadsheetValue(readText(cell))));
  const isForScreens = (column: number) =>
    lines[0]?.cells[column]?.hasAttribute('data-screen-only') ||
    (lines.length > 1 &&
      lines
        .slice(1)
        .every((row, index) => cells[index + 1]![column] === '' && row.cells[column]?.querySelector('button')));
  return cells.map((row) => row.filter((_, column) => !isForScreens(column)));
}

/** Amounts become numbers that a spreadsheet adds up. No other text can start a formula. */
function spreadsheetValue(text: string): string {
  if (text === '—') return '';
  if (money.test(text) || grouped.test(text)) return text.replace(/[$,]/g, '');
  return plain.test(text) ? text : spreadsheetText(text);
}
