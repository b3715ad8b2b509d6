import type { Content, ContentTable, TableCell } from 'pdfmake/interfaces.js';
import type { ClaimDocumentModel } from '../../../domain/claim-document/model.js';
import { formatDate, formatMoney } from '../../format.js';
import { caption } from '../../page.js';
import { ruledRows } from '../../table-layouts.js';

/** The unpaid invoices with their totals; below them the retainage and the amount claimed. */
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
  // Totals alone on a page would be meaningless: the last invoice stays with them, in a second table that looks like the same
  // one.
  const kept = invoices.length === 1 ? 0 : invoices.length;
  const strong = (line: number) => line === 1 || line === invoices.length + 1;
  const part = (from: number, to?: number): Pick<ContentTable, 'table' | 'layout'> => ({
    table: {
      headerRows: from === 0 ? 1 : 0,
      keepWithHeaderRows: 1,
      widths,
      body: body.slice(from, to),
      dontBreakRows: true,
    },
    layout: { ...ruledRows, hLineWidth: (line) => (line === 0 ? 0 : strong(line + from) ? 0.7 : 0.3) },
  });
  return [
    ...(kept > 0 ? [{ ...part(0, kept), margin: [0, 6, 0, 0] as [number, number, number, number] }] : []),
    { ...part(kept), unbreakable: true, margin: [0, kept > 0 ? 0 : 6, 0, 8] },
  ];
}
