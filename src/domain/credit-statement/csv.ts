import { csvFile, spreadsheetText } from '../shared/csv.js';
import type { CreditStatementModel } from './model.js';

/** The lines of a statement between its opening and closing balance, as a CSV file that spreadsheets open safely. */
export function creditStatementCsv({ from, to, opening, closing, lines }: CreditStatementModel): string {
  const balance = (date: string, label: string, total: string) => [date, 'balance', '', label, '', '', total];
  return csvFile([
    ['Date', 'Kind', 'Event Type', 'Description', 'Added', 'Deducted', 'Balance'],
    balance(from, 'Opening balance', opening.total),
    ...lines.map(({ date, kind, eventType, description, added, deducted, balance }) => [
      date,
      kind,
      eventType ?? '',
      spreadsheetText(description),
      added ?? '',
      deducted ?? '',
      balance,
    ]),
    balance(to, 'Closing balance', closing.total),
  ]);
}
