import type { Content, CustomTableLayout, TableCell } from 'pdfmake/interfaces.js';
import type { PayApplicationDocumentModel } from '../../../domain/pay-application-document/model.js';
import { formatAmount, formatPercent } from '../../format.js';
import { contentWidth, ink, sectionHeading } from '../../page.js';
import { ruledRows } from '../../table-layouts.js';

/** Lines 1 to 9, each with the lines it is calculated from. */
export function summaryTable({ g702 }: PayApplicationDocumentModel): Content[] {
  const rate = (percent: string | null) => (percent === null ? 'at the rates of the lines' : formatPercent(percent));
  const rows: [string, string, string, string][] = [
    ['1', 'Original contract sum', '', g702.originalContractSum],
    ['2', 'Net change by change orders', '', g702.netChangeByChangeOrders],
    ['3', 'Contract sum to date', '1 + 2', g702.contractSumToDate],
    ['4', 'Total completed and stored to date', 'column G', g702.totalCompletedAndStored],
    ['5a', `Retainage on completed work, ${rate(g702.retainagePercent)}`, 'of D + E', g702.retainageOnCompletedWork],
    [
      '5b',
      `Retainage on stored material, ${rate(g702.materialsRetainagePercent)}`,
      'of F',
      g702.retainageOnStoredMaterial,
    ],
    ['5', 'Total retainage', '5a + 5b, column I', g702.totalRetainage],
    ['6', 'Total earned less retainage', '4 − 5', g702.totalEarnedLessRetainage],
    ['7', 'Less previous certificates for payment', '', g702.lessPreviousCertificates],
    ['8', 'Current payment due', '6 − 7', g702.currentPaymentDue],
    ['9', 'Balance to finish, with retainage', '3 − 6', g702.balanceToFinish],
  ];
  return [
    sectionHeading('Application', 4, 290),
    {
      table: {
        widths: [16, 170, 92],
        body: rows.map(([number, label, formula, amount]) => summaryRow(number, label, formula, amount)),
        dontBreakRows: true,
      },
      layout: {
        ...ruledRows,
        paddingTop: () => 1.5,
        paddingBottom: () => 1.5,
        fillColor: (row) => (rows[row]?.[0] === '8' ? '#ececec' : null),
      },
    },
  ];
}

function summaryRow(number: string, label: string, formula: string, amount: string): TableCell[] {
  const strong = ['3', '6', '8'].includes(number);
  return [
    { text: number, fontSize: 8.5, color: ink.caption },
    {
      text: [
        { text: label, bold: strong },
        formula ? { text: `  (${formula})`, color: ink.caption, fontSize: 7.5 } : '',
      ],
      fontSize: 9,
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
    sectionHeading('Change orders', 4, contentWidth - 290 - 14),
    {
      table: {
        widths: [54, 65, 65],
        body: [
          ['', columnHead('Additions'), columnHead('Deductions')],
          row('Earlier periods', summary.approvedPreviously),
          row('This period', summary.approvedThisPeriod),
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
