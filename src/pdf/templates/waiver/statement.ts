import type { Column, Content, TableCell } from 'pdfmake/interfaces.js';
import type { PaymentStatement } from '../../../domain/waiver/payment-statement.js';
import { formatMoney } from '../../format.js';
import { contentWidth, sectionHeading } from '../../page.js';
import { ruledRows } from '../../table-layouts.js';

const amountWidth = 76;
const gap = 24;
const half = (contentWidth - gap) / 2;

/** The account of the payment, numbered like an application for payment. */
export function statementRows(statement: PaymentStatement | null, disputedAmount: string | null): Content[] {
  if (!statement) return [];
  const lines: Array<[label: string, amount: string | null]> = [
    ['1. Original contract amount', statement.originalContractSum],
    ['2. Approved change orders', statement.netChangeByChangeOrders],
    ['3. Adjusted contract amount (1 + 2)', statement.contractSumToDate],
    ['4. Completed to date', statement.totalCompletedAndStored],
    ['5. Less retainage', statement.totalRetainage],
    ['6. Total payable to date (4 − 5)', statement.totalEarnedLessRetainage],
    ['7. Less previous payments', statement.lessPreviousCertificates],
    ['8. Current amount due (6 − 7)', statement.currentPaymentDue],
    ['9. Pending change orders', statement.pendingChangeOrders],
    ['10. Disputed claims', disputedAmount],
  ];
  // Side by side, so that the signature is not alone on a second page.
  return [
    sectionHeading('Account of the payment'),
    { columns: [column(lines.slice(0, 5)), column(lines.slice(5))], columnGap: gap },
  ];
}

function column(lines: Array<[label: string, amount: string | null]>): Column {
  const body: TableCell[][] = lines.flatMap(([label, amount]) =>
    amount === null ? [] : [[{ text: label }, { text: formatMoney(amount), alignment: 'right' as const }]],
  );
  const table = { widths: [half - amountWidth - 6, amountWidth], body, dontBreakRows: true };
  return { width: half, table, layout: ruledRows, fontSize: 9 };
}
