import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { formatCount } from '../parts/format';
import { usePrinting } from '../parts/visible-rows';
import { toBlock } from './sheet-block';
import { enteredColumns, nameColumn, sheetColumns } from './sheet-columns';
import { cellId, type RowCalls, SheetRow } from './sheet-row';
import { SheetTotals } from './sheet-totals';
import { useGrid } from './use-grid';
import type { Sheet } from './use-sheet';

const rowHeight = 32;
/** Shorter sheets are rendered whole. */
const virtualFrom = 100;

/** The continuation sheet as a spreadsheet. One element has the focus, so scrolling and long sheets do not lose it. */
export function SheetGrid({ sheet, isOpen }: { sheet: Sheet; isOpen: boolean }) {
  const { figures, state } = sheet;
  const lines = figures.g703;
  const frame = useRef<HTMLDivElement>(null);
  const grid = useGrid(sheet, lines, isOpen);
  const { active } = grid.selection;
  const block = toBlock(grid.selection);
  const isPrinting = usePrinting();
  const isVirtual = lines.length > virtualFrom && !isPrinting;
  const virtual = useVirtualizer({
    count: lines.length,
    enabled: isVirtual,
    estimateSize: () => rowHeight,
    getScrollElement: () => frame.current,
    overscan: 12,
  });
  const items = virtual.getVirtualItems();
  const rows = isVirtual ? items.map(({ index }) => index) : lines.map((_, index) => index);
  const before = isVirtual ? (items[0]?.start ?? 0) : 0;
  const after = isVirtual ? virtual.getTotalSize() - (items.at(-1)?.end ?? 0) : 0;

  /** The button was pressed on a cell, and not in the field of one. */
  const isDragging = useRef(false);
  const latest: RowCalls = {
    press: (row, column, isExtending) => {
      grid.commit();
      grid.grid.current?.focus({ preventScroll: true });
      grid.goTo({ row, column }, isExtending);
      isDragging.current = true;
    },
    over: (row, column, isDown) => {
      isDragging.current &&= isDown;
      if (isDragging.current) grid.goTo({ row, column }, true);
    },
    edit: (row, column) => grid.edit({ row, column }),
    type: grid.type,
    leave: grid.commit,
  };
  const calls = useRef(latest);
  calls.current = latest;
  const wasMoved = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a move of the active cell scrolls
  useEffect(() => {
    if (!wasMoved.current) {
      wasMoved.current = true;
      return;
    }
    if (isVirtual) virtual.scrollToIndex(active.row, { align: 'auto' });
    document.getElementById(cellId(active.row, active.column))?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [active.row, active.column]);

  // On a phone the columns to fill in begin behind the edge.
  useEffect(() => {
    const heads = grid.grid.current?.querySelectorAll<HTMLElement>('th');
    const first = heads?.[enteredColumns[0]!];
    const last = heads?.[enteredColumns[1]!];
    if (!isOpen || !first || !last || !frame.current) return;
    // Not their offsets: those of a heading that sticks count from the page.
    const edge = frame.current.getBoundingClientRect().left + frame.current.clientLeft;
    if (last.getBoundingClientRect().right - edge <= frame.current.clientWidth) return;
    const name = heads[sheetColumns.indexOf(nameColumn)]!;
    frame.current.scrollLeft += first.getBoundingClientRect().left - edge - name.offsetWidth;
  }, [isOpen, grid.grid]);

  const isShown = rows.includes(active.row);
  return (
    <>
      <div
        ref={frame}
        // The summary above stays in sight where the window is high enough.
        className="print-wide max-h-[70vh] md:max-h-[max(22rem,100vh-26.5rem)] scroll-pt-12 scroll-pb-10 scroll-pl-28 sm:scroll-pl-40 overflow-auto rounded-md border border-line bg-sheet"
        data-sheet
      >
        <table
          ref={grid.grid}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the table is a grid of cells to fill in
          role="grid"
          tabIndex={0}
          aria-label="Continuation sheet"
          aria-readonly={!isOpen}
          aria-multiselectable
          aria-rowcount={lines.length + 2}
          aria-colcount={sheetColumns.length}
          aria-activedescendant={isShown && !grid.editing ? cellId(active.row, active.column) : undefined}
          className="w-full border-separate border-spacing-0 text-sm"
          onKeyDown={grid.onKeyDown}
          onPaste={grid.onPaste}
          onCopy={grid.onCopy}
          onCut={grid.onCut}
        >
          <thead>
            <tr aria-rowindex={1}>
              {sheetColumns.map((column) => (
                <th
                  key={column.key}
                  scope="col"
                  style={{ minWidth: column.width }}
                  className={`sticky top-0 ${column === nameColumn ? 'left-0 z-20' : 'z-10'} bg-sheet px-1.5 py-1 font-medium text-muted shadow-[inset_0_-1px_var(--line-strong)] ${column.isText ? 'text-left' : 'text-right'}`}
                >
                  {column.letter && <span className="block text-xs font-normal">{column.letter}</span>}
                  {column.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {before > 0 && <tr aria-hidden style={{ height: before }} />}
            {rows.map((row) => {
              const line = lines[row]!;
              const isSelected = row >= block.top && row <= block.bottom;
              return (
                <SheetRow
                  key={line.sovLineId}
                  line={line}
                  entry={state.entries.get(line.sovLineId)}
                  faults={figures.faults.get(line.sovLineId)}
                  row={row}
                  from={isSelected ? block.left : -1}
                  to={isSelected ? block.right : -1}
                  active={row === active.row ? active.column : -1}
                  editing={grid.editing?.seen.sovLineId === line.sovLineId ? grid.editing : null}
                  isOpen={isOpen}
                  isTaken={state.taken.includes(line.sovLineId)}
                  calls={calls}
                />
              );
            })}
            {after > 0 && <tr aria-hidden style={{ height: after }} />}
          </tbody>
          <tfoot>
            <SheetTotals sheet={sheet} />
          </tfoot>
        </table>
      </div>
      <p role="status" className={grid.leftOut > 0 ? 'mt-2 text-warning' : 'sr-only'}>
        {grid.leftOut > 0 &&
          `${formatCount(grid.leftOut, 'pasted value')} left out: they are beyond the lines, or in columns that are computed.`}
      </p>
    </>
  );
}
