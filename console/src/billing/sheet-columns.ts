import type { G703Line, LineEntry } from '@domain/pay-application/model.js';
import { type EnteredColumn, typedText } from './sheet-entries.js';

export interface SheetColumn {
  key: string;
  /** The letter of the form's column, if it has one. */
  letter?: string;
  title: string;
  /** The fact that a person fills in here. */
  entered?: EnteredColumn;
  isText?: boolean;
  /** In pixels. */
  width: number;
  show: (line: G703Line, entry: LineEntry | undefined) => string;
}

const cents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const rate = new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 });

/** Amounts as a ledger shows them; nothing is a dash. */
export function ledgerAmount(amount: string): string {
  return Number(amount) === 0 ? '–' : cents.format(Number(amount));
}

function percent(value: string | null): string {
  if (value === null) return '–';
  // A text that is no number is shown as it was typed, beside the message about it.
  return Number.isNaN(Number(value)) ? value : `${rate.format(Number(value))}%`;
}

/** Work to date in percent of the scheduled value, as it was typed or as it follows from the amounts. */
function workPercent(line: G703Line, entry: LineEntry | undefined): string {
  if (entry?.percentComplete) return percent(entry.percentComplete);
  const scheduled = Number(line.scheduledValue);
  const work = Number(line.workCompletedPrevious) + Number(line.workCompletedThisPeriod);
  return scheduled === 0 ? '–' : `${rate.format(Math.round((work / scheduled) * 10_000) / 100)}%`;
}

export const sheetColumns: readonly SheetColumn[] = [
  { key: 'item', letter: 'A', title: 'Item', isText: true, width: 40, show: (line) => line.itemNumber },
  { key: 'text', letter: 'B', title: 'Description', isText: true, width: 112, show: (line) => line.description },
  { key: 'scheduled', letter: 'C', title: 'Scheduled', width: 92, show: (line) => ledgerAmount(line.scheduledValue) },
  {
    key: 'before',
    letter: 'D',
    title: 'Previous',
    width: 92,
    show: (line) => ledgerAmount(line.workCompletedPrevious),
  },
  { key: 'percent', title: 'To date', entered: 'percent', width: 64, show: workPercent },
  {
    key: 'work',
    letter: 'E',
    title: 'This period',
    entered: 'work',
    width: 92,
    show: (line) => ledgerAmount(line.workCompletedThisPeriod),
  },
  {
    key: 'stored',
    letter: 'F',
    title: 'Stored',
    entered: 'stored',
    width: 84,
    show: (line) => ledgerAmount(line.materialsStored),
  },
  { key: 'total', letter: 'G', title: 'Total', width: 92, show: (line) => ledgerAmount(line.totalCompletedAndStored) },
  { key: 'done', letter: 'G÷C', title: 'Done', width: 60, show: (line) => percent(line.percentCompletedAndStored) },
  { key: 'balance', letter: 'H', title: 'Balance', width: 92, show: (line) => ledgerAmount(line.balanceToFinish) },
  { key: 'rate', title: 'Rate', entered: 'rate', width: 60, show: (line) => percent(line.retainagePercent) },
  { key: 'kept', letter: 'I', title: 'Retainage', width: 84, show: (line) => ledgerAmount(line.retainage) },
];

/** What a line is about: it stays in sight while the figures scroll. */
export const nameColumn = sheetColumns.find(({ key }) => key === 'text')!;

export const enteredColumns = sheetColumns.flatMap((column, index) => (column.entered ? [index] : []));

/** The text to edit or to copy: what was typed, and else what the cell shows. */
export function cellText(column: SheetColumn, line: G703Line, entry: LineEntry | undefined): string {
  const typed = column.entered && typedText(entry, column.entered);
  if (typed) return typed;
  const shown = column.show(line, entry).replace('–', '');
  return column.isText ? shown : shown.replace(/[,%]/g, '');
}
