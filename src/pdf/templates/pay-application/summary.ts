import type { Content, CustomTableLayout, TableCell } from 'pdfmake/interfaces.js';
import type { G703Line } from '../../../domain/pay-application/model.js';
import type { PayApplicationDocumentModel, Sheet } from '../../../domain/pay-application-document/model.js';
import { parseCents } from '../../../domain/shared/money.js';
import { payApplicationWording } from '../../assets/pay-application.js';
import { figureCell, measureHang } from '../../figure.js';
import { formatAmount, formatMoney } from '../../format.js';
import { contentWidth, ink, sectionHeading } from '../../page.js';
import { ruledRows } from '../../table-layouts.js';
import { textWidth } from '../../text-runs.js';

/** Of the two tables that are side by side. */
export const summaryWidth = 300;
export const changeOrdersWidth = contentWidth - summaryWidth - 14;

/** Lines 1 to 9 under the trade's usual labels, each with the lines it is calculated from. */
export function summaryTable({ g702, sheet }: PayApplicationDocumentModel, tight: boolean): Content[] {
  const rate = (percent: string | null, field: 'retainagePercent' | 'materialsRetainagePercent') =>
    percent === null ? variousRates(sheet, field) : `${percent}%`;
  const rows: [string, string, string, string][] = [
    ['1.', 'Original contract sum', '', g702.originalContractSum],
    ['2.', 'Net change by change orders', '', g702.netChangeByChangeOrders],
    ['3.', 'Contract sum to date', 'line 1 ± 2', g702.contractSumToDate],
    ['4.', 'Total completed and stored to date', 'column G', g702.totalCompletedAndStored],
    ['5.', 'Retainage', '', ''],
    [
      'a.',
      `${rate(g702.retainagePercent, 'retainagePercent')} of completed work`,
      'column D + E',
      g702.retainageOnCompletedWork,
    ],
    [
      'b.',
      `${rate(g702.materialsRetainagePercent, 'materialsRetainagePercent')} of stored material`,
      'column F',
      g702.retainageOnStoredMaterial,
    ],
    ['', 'Total retainage', 'line 5a + 5b, or total of column I', g702.totalRetainage],
    ['6.', 'Total earned less retainage', 'line 4 less line 5', g702.totalEarnedLessRetainage],
    ['7.', 'Less previous certificates for payment', 'line 6 of the prior certificate', g702.lessPreviousCertificates],
    ['8.', 'Current payment due', 'line 6 less line 7', g702.currentPaymentDue],
    ['9.', 'Balance to finish, including retainage', 'line 3 less line 6', g702.balanceToFinish],
  ];
  const amounts = rows.map(([, , , amount]) => textWidth(formatMoney(amount), amountSize, 'bold'));
  const amountWidth = Math.ceil(Math.max(58, ...amounts) + measureHang(amountSize)) + 1;
  const padding = tight ? 0.8 : 1.5;
  return [
    sectionHeading('Application', 4, summaryWidth),
    {
      table: {
        widths: [18, summaryWidth - 18 - amountWidth - 12, amountWidth],
        body: rows.map(([number, label, formula, amount]) => summaryRow(number, label, formula, amount)),
        dontBreakRows: true,
      },
      layout: {
        ...ruledRows,
        paddingTop: () => padding,
        paddingBottom: () => padding,
        fillColor: (row) => (rows[row]?.[0] === '8.' ? '#ececec' : null),
      },
      heads: { column: 1 },
    },
  ];
}

/** `Various rates (5%, 10%)`: the rates of the lines that have an amount, from the lowest; too many are in column I alone. */
function variousRates({ lines, changeOrders }: Sheet, rate: 'retainagePercent' | 'materialsRetainagePercent'): string {
  const amount = rate === 'retainagePercent' ? isWorkBilled : isMaterialStored;
  const all = [...lines, ...changeOrders.flatMap((order) => order.lines)].filter(amount).map((line) => line[rate]);
  const rates = [...new Set(all)].sort((a, b) => Number(a) - Number(b));
  if (rates.length === 0 || rates.length > maxRates) return 'Various rates';
  return rates.length === 1 ? `${rates[0]}%` : `Various rates (${rates.map((each) => `${each}%`).join(', ')})`;
}

const maxRates = 5;
const isMaterialStored = ({ materialsStored }: G703Line) => parseCents(materialsStored) !== 0n;
const isWorkBilled = ({ workCompletedPrevious, workCompletedThisPeriod }: G703Line) =>
  parseCents(workCompletedPrevious) !== 0n || parseCents(workCompletedThisPeriod) !== 0n;

const amountSize = 9.5;

function summaryRow(number: string, label: string, formula: string, amount: string): TableCell[] {
  const strong = ['3.', '6.', '8.'].includes(number);
  return [
    { text: number, fontSize: 8.5, color: ink.caption },
    {
      text: [
        { text: label, bold: strong },
        formula ? { text: `  (${formula})`, color: ink.caption, fontSize: 7.5 } : '',
      ],
      fontSize: 9,
    },
    figureCell(formatMoney(amount), amountSize, strong),
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
    sectionHeading('Change order summary', 4, changeOrdersWidth),
    {
      table: {
        widths: [changeOrdersWidth - 2 * 67 - 6, 67, 67],
        body: [
          ['', columnHead('Additions'), columnHead('Deductions')],
          row('Prior months', summary.approvedPreviously),
          row('This month', summary.approvedThisPeriod),
          row('Totals', summary.totals),
          [
            { text: 'Net change', bold: true, fontSize: 8.5 },
            { ...figureCell(formatMoney(summary.netChange), 8, true), colSpan: 2 },
            '',
          ],
        ],
        dontBreakRows: true,
      },
      layout: tight,
      heads: { rows: 1, column: 0 },
    },
    {
      text: sheet.unlistedChange ? payApplicationWording.unlisted : payApplicationWording.executed,
      italics: true,
      fontSize: 8,
      color: ink.caption,
      margin: [0, 5, 0, 0],
    },
  ];
}

const tight: CustomTableLayout = { ...ruledRows, paddingLeft: (column) => (column === 0 ? 0 : 3) };

function figure(amount: string): TableCell {
  return figureCell(formatAmount(amount), 8);
}

function columnHead(text: string): TableCell {
  return { ...figureCell(text, 7.5), color: ink.caption };
}
