import type { ScheduleLineDraft } from './schedule.js';

/**
 * The lines as a CSV file that spreadsheets open without running anything in it and that `parseScheduleCsv` reads back as they
 * were. A text that would start a formula gets an apostrophe before it; a negative amount stands in brackets.
 */
export function exportScheduleCsv(lines: readonly ScheduleLineDraft[]): string {
  const records = [headers, ...lines.map(cells)];
  // The byte order mark makes spreadsheets read the file as UTF-8.
  return `\uFEFF${records.map((record) => `${record.map(quote).join(',')}\r\n`).join('')}`;
}

const headers = ['Item No.', 'Description of Work', 'Cost Code', 'Scheduled Value', 'Retainage %', 'Change Order No.'];

function cells(line: ScheduleLineDraft): string[] {
  return [
    guard(line.itemNumber),
    guard(line.description),
    guard(line.costCode ?? ''),
    line.scheduledValue.startsWith('-') ? `(${line.scheduledValue.slice(1)})` : line.scheduledValue,
    line.retainagePercent === null ? '' : `${line.retainagePercent}%`,
    guard(line.changeOrderNumber ?? ''),
  ];
}

/** `= + - @` and their full-width forms start formulas; a leading apostrophe is doubled so that it can be told from the guard. */
function guard(text: string): string {
  return /^\s*['=+\-@＝＋－＠]/.test(text) ? `'${text}` : text;
}

function quote(cell: string): string {
  return /[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
