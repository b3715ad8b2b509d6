import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { CreditStatementModel, StatementKind, StatementLine } from '../../../domain/credit-statement/model.js';
import { formatAmount, formatDate } from '../../format.js';
import { longTable } from '../../long-table.js';
import { caption, contentWidth, sectionHeading } from '../../page.js';
import { ruledRows } from '../../table-layouts.js';

const padding = 6;
const [date, kind, change, balance] = [78, 44, 52, 60];
const widths = [date, kind, contentWidth - date - kind - 2 * change - balance - 5 * padding, change, change, balance];

const labels: Record<StatementKind, string> = {
  grant: 'Grant',
  purchase: 'Purchase',
  refund: 'Refund',
  reinstatement: 'Reinstatement',
  charge: 'Charge',
  reversal: 'Reversal',
  expiry: 'Expiry',
};

/** Every line between the balances, with column heads that each page repeats. */
export function lineTable({ from, to, opening, closing, lines }: CreditStatementModel): Content[] {
  const body: TableCell[][] = [
    heads(),
    balanceRow(from, 'Opening balance', opening.total),
    ...lines.map(lineRow),
    balanceRow(to, 'Closing balance', closing.total),
  ];
  const strong = [1, body.length - 1, body.length];
  return [
    sectionHeading('Transactions', 12),
    longTable({
      table: { widths, body },
      layout: { ...ruledRows, hLineWidth: (line) => (line === 0 ? 0 : strong.includes(line) ? 0.7 : 0.3) },
    }),
  ];
}

function heads(): TableCell[] {
  const right = (text: string): TableCell => ({ ...caption(text), alignment: 'right' });
  return [
    caption('Date'),
    caption('Kind'),
    caption('Description'),
    right('Added'),
    right('Deducted'),
    right('Balance'),
  ];
}

function balanceRow(date: string, label: string, balance: string): TableCell[] {
  return [
    { text: formatDate(date), fontSize: 9 },
    { text: '' },
    { text: label, bold: true, fontSize: 9 },
    { text: '' },
    { text: '' },
    figure(balance, true),
  ];
}

function lineRow({ date, kind, description, added, deducted, balance }: StatementLine): TableCell[] {
  return [
    { text: formatDate(date), fontSize: 9 },
    { text: labels[kind], fontSize: 9 },
    { text: description, fontSize: 9 },
    figure(added),
    figure(deducted),
    figure(balance),
  ];
}

function figure(amount: string | null, bold = false): TableCell {
  return { text: amount === null ? '' : formatAmount(amount), bold, alignment: 'right', fontSize: 9 };
}
