import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { ClaimDocumentModel } from '../../../domain/claim-document/model.js';
import { formatDate, formatMoney } from '../../format.js';
import { caption } from '../../page.js';
import { ruledRows } from '../../table-layouts.js';

/** The unpaid invoices with their totals; the retainage and the sum claimed below them. */
export function invoiceTable({ details }: ClaimDocumentModel, width: number): Content[] {
  const { invoices, invoiceTotals, contract, amount } = details;
  if (invoices.length === 0) return [];
  const widths = [0.24, 0.18, 0.18, 0.135, 0.13, 0.135].map((share) => share * (width - 36));
  const right = (text: string, bold = false): TableCell => ({ text, bold, alignment: 'right', fontSize: 9 });
  const left = (text: string, bold = false): TableCell => ({ text, bold, fontSize: 9 });
  const total = (label: string, sums: readonly string[]): TableCell[] => [
    { text: label, colSpan: 3, bold: true, fontSize: 9 },
    '',
    '',
    ...sums.map((text) => right(text, true)),
  ];
  const retainage = contract.retainage !== null && amount !== invoiceTotals.balance ? contract.retainage : null;
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
  return [
    {
      table: { headerRows: 1, widths, body, dontBreakRows: true },
      layout: { ...ruledRows, hLineWidth: (i) => (i === 0 ? 0 : i === 1 || i === invoices.length + 1 ? 0.7 : 0.3) },
      margin: [0, 6, 0, 8],
    },
  ];
}
