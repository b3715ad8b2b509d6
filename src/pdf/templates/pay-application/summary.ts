import type { Content, CustomTableLayout, TableCell } from 'pdfmake/interfaces.js';
import type { PayApplicationDocumentModel } from '../../../domain/pay-application-document/model.js';
import { alignedPercent, formatAmount } from '../../format.js';
import { contentWidth, ink, sectionHeading } from '../../page.js';
import { ruledRows } from '../../table-layouts.js';

/** Lines 1 to 9 under the trade's usual labels, each with the lines it is calculated from. */
export function summaryTable({ g702 }: PayApplicationDocumentModel): Content[] {
  const rate = (percent: string | null) => (percent === null ? 'Line rates' : alignedPercent(percent));
  const rows: [string, string, string, string][] = [
    ['1.', 'Original contract sum', '', g702.originalContractSum],
    ['2.', 'Net change by change orders', '', g702.netChangeByChangeOrders],
    ['3.', 'Contract sum to date', 'line 1 ± 2', g702.contractSumToDate],
    ['4.', 'Total completed and stored to date', 'column G', g702.totalCompletedAndStored],
    ['5.', 'Retainage', '', ''],
    ['a.', `${rate(g702.retainagePercent)} of completed work`, 'columns D + E', g702.retainageOnCompletedWork],
    ['b.', `${rate(g702.materialsRetainagePercent)} of stored material`, 'column F', g702.retainageOnStoredMaterial],
    ['', 'Total retainage', 'line 5a + 5b, or column I', g702.totalRetainage],
    ['6.', 'Total earned less retainage', 'line 4 less line 5', g702.totalEarnedLessRetainage],
    ['7.', 'Less previous certificates for payment', 'line 6 of the prior certificate', g702.lessPreviousCertificates],
    ['8.', 'Current payment due', 'line 6 less line 7', g702.currentPaymentDue],
    ['9.', 'Balance to finish, including retainage', 'line 3 less line 6', g702.balanceToFinish],
  ];
  return [
    sectionHeading('Application', 4, 290),
    {
      table: {
        widths: [18, 168, 92],
        body: rows.map(([number, label, formula, amount]) => summaryRow(number, label, formula, amount)),
        dontBreakRows: true,
      },
      layout: {
        ...ruledRows,
        paddingTop: () => 1.5,
        paddingBottom: () => 1.5,
        fillColor: (row) => (rows[row]?.[0] === '8.' ? '#ececec' : null),
      },
      heads: { column: 1 },
    },
  ];
}

function summaryRow(number: string, label: string, formula: string, amount: string): TableCell[] {
  const strong = ['3.', '6.', '8.'].includes(number);
  const isMain = /^\d/.test(number);
  return [
    { text: number, fontSize: 8.5, color: ink.caption },
    {
      text: [
        { text: isMain ? label.toUpperCase() : label, bold: strong },
        formula ? { text: `  (${formula})`, color: ink.caption, fontSize: 7.5 } : '',
      ],
      fontSize: isMain ? 8 : 9,
    },
    { text: formatAmount(amount, '$'), alignment: 'right', bold: strong, fontSize: 9.5 },
  ];
}

/** Additions and deductions of the executed change orders, before and in this period; their net is line 2. */
export function changeOrderTable({ changeOrderSummary: summary, sheet }: PayApplicationDocumentModel): Content[] {
  const row = (label: string, { additions, deductions }: { additions: string; deductions: string }): TableCell[] => [
    { text: label, fontSize: 8.5 },
    figure(additions),
    figure(deductions),
  ];
  return [
    sectionHeading('Change order summary', 4, contentWidth - 290 - 14),
    {
      table: {
        widths: [54, 65, 65],
        body: [
          ['', columnHead('Additions'), columnHead('Deductions')],
          row('Prior months', summary.approvedPreviously),
          row('This month', summary.approvedThisPeriod),
          row('Totals', summary.totals),
          [
            { text: 'Net change', bold: true, fontSize: 8.5 },
            { text: formatAmount(summary.netChange, '$'), bold: true, alignment: 'right', colSpan: 2, fontSize: 8.5 },
            '',
          ],
        ],
        dontBreakRows: true,
      },
      layout: tight,
      heads: { rows: 1, column: 0 },
    },
    {
      text: sheet.unlistedChange
        ? 'Includes only fully executed change orders. They are not lines of the continuation sheet, whose column C adds up to line 1.'
        : 'Includes only fully executed change orders.',
      italics: true,
      fontSize: 8,
      color: ink.caption,
      margin: [0, 5, 0, 0],
    },
  ];
}

const tight: CustomTableLayout = { ...ruledRows, paddingLeft: (column) => (column === 0 ? 0 : 3) };

function figure(amount: string): TableCell {
  return { text: formatAmount(amount), alignment: 'right', fontSize: 8 };
}

function columnHead(text: string): TableCell {
  return { text, alignment: 'right', fontSize: 7.5, color: ink.caption };
}
