import type { G702 } from '@domain/pay-application/model.js';
import { formatMoney } from '../parts/format';

/** Lines 1 to 9 of the application, as the form numbers them. */
export function Summary702({ g702 }: { g702: G702 }) {
  const rate = (percent: string | null) => (percent === null ? 'rates vary' : `${Number(percent)}%`);
  const columns: readonly (readonly [string, string, string][])[] = [
    [
      ['1', 'Original contract sum', g702.originalContractSum],
      ['2', 'Net change by change orders', g702.netChangeByChangeOrders],
      ['3', 'Contract sum to date', g702.contractSumToDate],
    ],
    [
      ['4', 'Total completed and stored', g702.totalCompletedAndStored],
      ['5a', `Retainage on work (${rate(g702.retainagePercent)})`, g702.retainageOnCompletedWork],
      ['5b', `Retainage on stored (${rate(g702.materialsRetainagePercent)})`, g702.retainageOnStoredMaterial],
      ['5', 'Total retainage', g702.totalRetainage],
    ],
    [
      ['6', 'Earned less retainage', g702.totalEarnedLessRetainage],
      ['7', 'Less previous certificates', g702.lessPreviousCertificates],
      ['8', 'Current payment due', g702.currentPaymentDue],
      ['9', 'Balance to finish', g702.balanceToFinish],
    ],
  ];
  return (
    <div className="grid gap-x-8 rounded-md border border-line bg-sheet px-4 py-3 md:grid-cols-2 xl:grid-cols-3">
      {columns.map((lines) => (
        <dl key={lines[0]![0]}>
          {lines.map(([number, title, amount]) => (
            <div
              key={number}
              className={`flex justify-between gap-3 py-0.5 ${number === '8' ? 'rounded bg-accent-soft font-semibold' : ''}`}
            >
              <dt className={number === '8' ? '' : 'text-muted'}>
                {number}. {title}
              </dt>
              <dd className="whitespace-nowrap">{formatMoney(amount)}</dd>
            </div>
          ))}
        </dl>
      ))}
    </div>
  );
}
