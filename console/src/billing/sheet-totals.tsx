import { ledgerAmount, nameColumn, sheetColumns } from './sheet-columns';
import type { Sheet } from './use-sheet';

/** The grand totals, which stay at the foot of the sheet. */
export function SheetTotals({ sheet: { figures } }: { sheet: Sheet }) {
  const { totals } = figures;
  const shown: Record<string, string> = {
    scheduled: ledgerAmount(totals.scheduledValue),
    before: ledgerAmount(totals.workCompletedPrevious),
    work: ledgerAmount(totals.workCompletedThisPeriod),
    stored: ledgerAmount(totals.materialsStored),
    total: ledgerAmount(totals.totalCompletedAndStored),
    done: totals.percentCompletedAndStored === null ? '–' : `${Number(totals.percentCompletedAndStored)}%`,
    balance: ledgerAmount(totals.balanceToFinish),
    kept: ledgerAmount(totals.retainage),
    text: 'Total',
  };
  return (
    <tr aria-rowindex={figures.g703.length + 2}>
      {sheetColumns.map((column) => (
        <td
          key={column.key}
          className={`sticky bottom-0 ${column === nameColumn ? 'left-0 z-20' : 'z-10'} bg-sheet px-1.5 py-1.5 font-semibold whitespace-nowrap shadow-[inset_0_2px_var(--line-strong)] ${column.isText ? 'text-left' : 'text-right'}`}
        >
          {shown[column.key] ?? ''}
        </td>
      ))}
    </tr>
  );
}
