import { csvFile, spreadsheetText } from '../shared/csv.js';
import type { ScheduleLineDraft } from './schedule.js';

/**
 * The lines as a CSV file that spreadsheets open without running anything in it, and that `parseScheduleCsv` reads back
 * unchanged. A text that would start a formula gets an apostrophe before it; a negative amount is written in parentheses.
 */
export function exportScheduleCsv(lines: readonly ScheduleLineDraft[]): string {
  return csvFile([headers, ...lines.map(cells)]);
}

const headers = ['Item No.', 'Description of Work', 'Cost Code', 'Scheduled Value', 'Retainage %', 'Change Order No.'];

function cells(line: ScheduleLineDraft): string[] {
  return [
    spreadsheetText(line.itemNumber),
    spreadsheetText(line.description),
    spreadsheetText(line.costCode ?? ''),
    line.scheduledValue.startsWith('-') ? `(${line.scheduledValue.slice(1)})` : line.scheduledValue,
    line.retainagePercent === null ? '' : `${line.retainagePercent}%`,
    spreadsheetText(line.changeOrderNumber ?? ''),
  ];
}
