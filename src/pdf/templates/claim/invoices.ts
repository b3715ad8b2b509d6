import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { ClaimDocumentModel } from '../../../domain/claim-document/model.js';
import { formatDate, formatMoney } from '../../format.js';
import { longTable } from '../../long-table.js';
import { caption } from '../../page.js';
import { type RowLayout, ruledRows, tightRows } from '../../table-layouts.js';
import type { Measure } from './measure.js';

/** Each row is named by its invoice. */
const heads = { rows: 1, column: 0 };

/** So many invoices stay on one page with their head and their totals. */
const maxTogether = 12;

/** Whether the table adds the retainage to the invoices. */
export function statesRetainage({ invoices, invoiceTotals, contract, amount }: ClaimDocumentModel['details']): boolean {
  return invoices.length > 0 && contract.retainage !== null && amount !== invoiceTotals.balance;
}

/** The unpaid invoices with their totals; below them the retainage and the amount claimed. */
export function invoiceTable({ details }: ClaimDocumentModel, { width, compact }: Measure): Content[] {
  const { invoices, invoiceTotals, contract, amount } = details;
  if (invoices.length === 0) return [];
  const widths = [0.24, 0.18, 0.18, 0.135, 0.13, 0.135].map((share) => share * (width - 30));
  const right = (text: string, bold = false): TableCell => ({ text, bold, alignment: 'right', fontSize: 9 });
  const left = (text: string, bold = false): TableCell => ({ text, bold, fontSize: 9 });
  const total = (label: string, sums: readonly string[]): TableCell[] => [
    { text: label, colSpan: 3, bold: true, fontSize: 9 },
    '',
    '',
    ...sums.map((text) => right(text, true)),
  ];
  const retainage = statesRetainage(details) ? contract.retainage : null;
  const body: TableCell[][] = [
    ['Invoice', 'Date', 'Due']
      .map((text) => caption(text) as TableCell)
      .concat(['Amount', 'Paid', 'Balance'].map((text): TableCell => ({ ...caption(text), alignment: 'right' }))),
    ...invoices.map((invoice) => [
      left(invoice.number),
      left(invoice.date ? formatDate(invoice.date) : ''),
      left(invoice.dueDate ? formatDate(invoice.dueDate) : ''),
      right(formatMoney(invoice.amount)),
      right(formatMoney(invoice.paid)),
      right(formatMoney(invoice.balance)),
    ]),
    total('Total of the invoices', [invoiceTotals.amount, invoiceTotals.paid, invoiceTotals.balance].map(formatMoney)),
    ...(retainage ? [total('Retainage', ['', '', formatMoney(retainage)])] : []),
    ...(retainage && amount ? [total('Total due', ['', '', formatMoney(amount)])] : []),
  ];
  const short = invoices.length <= maxTogether && invoices.every(({ number }) => number.length <= 60);
  const strong = (line: number) => line === 1 || line === invoices.length + 1;
  const layout: RowLayout = {
    ...(compact ? tightRows : ruledRows),
    hLineWidth: (line) => (line === 0 ? 0 : strong(line) ? 0.7 : 0.3),
  };
  const table = {
    table: { widths, body, headerRows: 1, dontBreakRows: true },
    layout,
    heads,
    margin: [0, 6, 0, 8] as [number, number, number, number],
  };
  // Totals alone on a page would be meaningless: the last two invoices stay with them.
  const totals = body.length - 1 - invoices.length;
  return [short ? { ...table, unbreakable: true } : longTable(table, totals + 2)];
}
