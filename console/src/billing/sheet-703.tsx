import { type KeyboardEvent, useState } from 'react';
import { useChange } from '../api/use-change';
import { Button } from '../parts/button';
import { formatMoney } from '../parts/format';
import { ErrorNote } from '../parts/states';
import { useMayChange } from '../shell/viewer';
import { SavePayApplicationLinesDocument } from './billing.documents';
import type { PayApplication } from './pay-application-page';

type Entered = Record<string, { work: string; stored: string }>;

const cell = 'px-2 py-1.5 text-right whitespace-nowrap';

/**
 * The continuation sheet. While the application is a draft, columns E and F are cells to type in: Enter and the arrows move up
 * and down, Tab moves on. The service calculates the rest when the lines are saved.
 */
export function Sheet703({ application }: { application: PayApplication }) {
  const mayChange = useMayChange();
  const save = useChange(SavePayApplicationLinesDocument);
  const isOpen = mayChange && application.status === 'DRAFT';
  const initial: Entered = Object.fromEntries(
    application.g703.map((line) => [
      line.sovLineId,
      { work: line.workCompletedThisPeriod, stored: line.materialsStored },
    ]),
  );
  const [entered, setEntered] = useState(initial);
  const isChanged = JSON.stringify(entered) !== JSON.stringify(initial);
  const set = (id: string, column: 'work' | 'stored', value: string) =>
    setEntered((known) => ({ ...known, [id]: { ...known[id]!, [column]: value } }));
  const submit = () =>
    save.mutate({
      input: {
        id: application.id,
        expectedUpdatedAt: application.updatedAt,
        lines: application.g703.map(({ sovLineId }) => {
          const own = application.lines.find((line) => line.sovLineId === sovLineId);
          const { work, stored } = entered[sovLineId]!;
          return {
            sovLineId,
            workCompletedThisPeriod: work.trim() || '0',
            materialsStored: stored.trim() || '0',
            retainagePercent: own?.retainagePercent ?? null,
            materialsRetainagePercent: own?.materialsRetainagePercent ?? null,
          };
        }),
      },
    });
  const totals = application.g703Totals;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
      <section tabIndex={0} className="overflow-x-auto rounded-md border border-line bg-sheet">
        <table className="w-full border-collapse">
          <caption className="sr-only">Continuation sheet</caption>
          <thead>
            <tr className="text-sm text-muted">
              <th scope="col" className="px-2 py-2 text-left font-medium">
                A. Item
              </th>
              <th scope="col" className="min-w-48 px-2 py-2 text-left font-medium">
                B. Description
              </th>
              {[
                'C. Scheduled',
                'D. Previous',
                'E. This period',
                'F. Stored',
                'G. Total',
                '%',
                'H. Balance',
                'I. Retainage',
              ].map((title) => (
                <th key={title} scope="col" className={`${cell} font-medium`}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {application.g703.map((line) => (
              <tr key={line.sovLineId} className="border-t border-line">
                <td className="px-2 py-1.5">{line.itemNumber}</td>
                <th scope="row" className="px-2 py-1.5 text-left font-normal">
                  {line.description}
                </th>
                <td className={cell}>{formatMoney(line.scheduledValue)}</td>
                <td className={cell}>{formatMoney(line.workCompletedPrevious)}</td>
                {isOpen ? (
                  (['work', 'stored'] as const).map((column) => (
                    <td key={column} className="px-1 py-0.5">
                      <input
                        aria-label={`${column === 'work' ? 'This period' : 'Stored'}: ${line.description}`}
                        inputMode="decimal"
                        data-column={column}
                        className="w-28 rounded border border-line-strong bg-sheet px-1.5 py-1 text-right"
                        value={entered[line.sovLineId]![column]}
                        onKeyDown={moveBetweenRows}
                        onFocus={({ target }) => target.select()}
                        onChange={({ target }) => set(line.sovLineId, column, target.value)}
                      />
                    </td>
                  ))
                ) : (
                  <>
                    <td className={cell}>{formatMoney(line.workCompletedThisPeriod)}</td>
                    <td className={cell}>{formatMoney(line.materialsStored)}</td>
                  </>
                )}
                <td className={cell}>{formatMoney(line.totalCompletedAndStored)}</td>
                <td className={cell}>
                  {line.percentCompletedAndStored === null ? '—' : `${line.percentCompletedAndStored} %`}
                </td>
                <td className={cell}>{formatMoney(line.balanceToFinish)}</td>
                <td className={cell}>{formatMoney(line.retainage)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="border-t-2 border-line-strong font-semibold">
              <td />
              <th scope="row" className="px-2 py-1.5 text-left">
                Total
              </th>
              <td className={cell}>{formatMoney(totals.scheduledValue)}</td>
              <td className={cell}>{formatMoney(totals.workCompletedPrevious)}</td>
              <td className={cell}>{formatMoney(totals.workCompletedThisPeriod)}</td>
              <td className={cell}>{formatMoney(totals.materialsStored)}</td>
              <td className={cell}>{formatMoney(totals.totalCompletedAndStored)}</td>
              <td className={cell}>
                {totals.percentCompletedAndStored === null ? '—' : `${totals.percentCompletedAndStored} %`}
              </td>
              <td className={cell}>{formatMoney(totals.balanceToFinish)}</td>
              <td className={cell}>{formatMoney(totals.retainage)}</td>
            </tr>
          </tfoot>
        </table>
      </section>
      {save.error && (
        <div className="mt-3">
          <ErrorNote error={save.error} />
        </div>
      )}
      {isOpen && (
        <div className="mt-3 flex gap-2" data-screen-only>
          <Button look="primary" busy={save.isPending} disabled={!isChanged} onClick={submit}>
            Save the lines
          </Button>
          <Button disabled={!isChanged || save.isPending} onClick={() => setEntered(initial)}>
            Undo the changes
          </Button>
        </div>
      )}
    </>
  );
}

function moveBetweenRows(event: KeyboardEvent<HTMLInputElement>): void {
  const step = { ArrowDown: 1, Enter: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const { column } = event.currentTarget.dataset;
  const cells = [
    ...event.currentTarget.closest('table')!.querySelectorAll<HTMLInputElement>(`[data-column="${column}"]`),
  ];
  cells[cells.indexOf(event.currentTarget) + step]?.focus();
}
