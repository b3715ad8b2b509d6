import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { CreditAmounts, CreditStatementModel, StatementKind } from '../../../domain/credit-statement/model.js';
import { formatAmount } from '../../format.js';
import { caption, contentWidth, sectionHeading } from '../../page.js';
import { ruledRows } from '../../table-layouts.js';

const figureWidth = 88;
const padding = 6;

const labels: Record<StatementKind, string> = {
  grant: 'Granted',
  purchase: 'Purchased',
  refund: 'Refunded',
  reinstatement: 'Reinstated',
  charge: 'Spent',
  reversal: 'Taken back',
  expiry: 'Expired',
};

/** From the opening to the closing balance, for either kind of credits. */
export function creditSummary({ opening, sums, closing }: CreditStatementModel): Content {
  const head = (text: string): TableCell => ({ ...caption(text), alignment: 'right' });
  const body = [
    [caption(''), head('Free'), head('Partner-eligible'), head('Total')],
    row('Opening balance', opening, true),
    ...sums.map(({ kind, amounts }) => row(labels[kind], amounts)),
    row('Closing balance', closing, true),
  ];
  return {
    stack: [
      sectionHeading('Summary', 10),
      {
        table: {
          widths: [contentWidth - 3 * (figureWidth + padding), figureWidth, figureWidth, figureWidth],
          body,
          dontBreakRows: true,
        },
        layout: {
          ...ruledRows,
          hLineWidth: (line) => (line === 0 ? 0 : line === 1 || line === body.length - 1 ? 0.7 : 0.3),
        },
        heads: { rows: 1, column: 0 },
      },
    ],
    unbreakable: true,
  };
}

function row(label: string, { free, partnerEligible, total }: CreditAmounts, bold = false): TableCell[] {
  return [
    { text: label, bold, fontSize: 9 },
    ...[free, partnerEligible, total].map(
      (amount): TableCell => ({ text: formatAmount(amount), bold, alignment: 'right', fontSize: 9 }),
    ),
  ];
}
