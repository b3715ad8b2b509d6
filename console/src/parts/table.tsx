import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from './button';
import { useExport } from './export-button';
import { To } from './to';
import { useVisibleRows } from './visible-rows';

export interface Column<Row> {
  title: string;
  cell: (row: Row) => ReactNode;
  /** Figures are aligned right. */
  align?: 'left' | 'right';
  /** Hidden on narrow screens. */
  wideOnly?: boolean;
  /** Its cells only have a control, such as a box to choose the row: its title is not shown, and it is neither printed nor exported. */
  isControl?: boolean;
}

export interface TableProps<Row> {
  /** What the table lists, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The page that the first cell of a row links to. */
  page?: (row: Row) => string;
  /** Reads the next page of the list; undefined at its end. */
  more?: (() => unknown) | undefined;
  isLoadingMore?: boolean;
}

const rowHeight = 41;

/** The console's only table: a sticky head, figures on the right, only the visible rows of a long list, and an export as CSV. */
export function Table<Row>({ caption, columns, rows, rowKey, page, more, isLoadingMore = false }: TableProps<Row>) {
  const frame = useRef<HTMLDivElement>(null);
  const exported = useExport({ caption, count: rows.length, frame, more, isLoadingMore });
  const { isVirtual, shown, before, after } = useVisibleRows({
    count: rows.length,
    rowHeight,
    frame,
    keyOf: (index) => rowKey(rows[index]!),
    whole: exported.isWhole,
  });
  const linked = columns.findIndex(({ isControl }) => !isControl);
  const lastShown = shown.at(-1) ?? 0;
  useEffect(() => {
    if (isVirtual && more && !isLoadingMore && lastShown >= rows.length - 20) void more();
  }, [isVirtual, more, isLoadingMore, lastShown, rows.length]);
  return (
    <>
      <section
        ref={frame}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
        tabIndex={0}
        // The browser must not correct the position when rows above the visible ones come and go: it would run to the end.
        className="overflow-x-auto rounded-md border border-line bg-sheet [overflow-anchor:none]"
      >
        <table className="w-full border-collapse" aria-rowcount={rows.length + 1}>
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th
                  key={column.title}
                  scope="col"
                  data-screen-only={column.isControl}
                  className={`sticky top-0 bg-sheet px-3 py-2 text-sm font-medium whitespace-nowrap text-muted shadow-[inset_0_-1px_var(--line)] ${looksOf(column)}`}
                >
                  {column.isControl ? <span className="sr-only">{column.title}</span> : column.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {before > 0 && <tr aria-hidden style={{ height: before }} />}
            {shown.map((index) => {
              const row = rows[index]!;
              return (
                <tr
                  key={rowKey(row)}
                  aria-rowindex={index + 2}
                  className="border-t border-line first:border-t-0 hover:bg-sunken"
                >
                  {columns.map((column, place) => (
                    <td
                      key={column.title}
                      data-screen-only={column.isControl}
                      className={`h-10 px-3 py-1.5 ${looksOf(column)}`}
                    >
                      {place === linked && page ? (
                        <To page={page(row)} className="font-medium text-accent hover:underline">
                          {column.cell(row)}
                        </To>
                      ) : (
                        column.cell(row)
                      )}
                    </td>
                  ))}
                </tr>
              );
            })}
            {after > 0 && <tr aria-hidden style={{ height: after }} />}
          </tbody>
        </table>
      </section>
      {rows.length > 0 && exported.button}
      {more && (
        <div className="mt-3 text-center" data-screen-only>
          <Button onClick={() => void more()} busy={isLoadingMore}>
            Show more
          </Button>
        </div>
      )}
    </>
  );
}

function looksOf({ align, wideOnly }: Pick<Column<never>, 'align' | 'wideOnly'>): string {
  return `${align === 'right' ? 'text-right' : 'text-left'} ${wideOnly ? 'max-md:hidden' : ''}`;
}
