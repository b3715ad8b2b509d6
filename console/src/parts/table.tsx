import { type CSSProperties, memo, type ReactNode, useEffect, useRef } from 'react';
import type { PageLink } from '../routes/pages';
import { Button } from './button';
import { useExport } from './export-button';
import { Shown } from './shown';
import { Heading, type HeadingOrder, readSort } from './table-heading';
import { To } from './to';
import { InToolbar, useIsInSection } from './toolbar';
import { usePageOrder } from './use-page-order';
import { useVisibleRows } from './visible-rows';

export interface Column<Row, Field extends string = string> {
  title: string;
  /** What the service calls the order by this column, in a list that it orders. */
  order?: Field;
  cell: (row: Row) => ReactNode;
  /** Figures are aligned right. */
  align?: 'left' | 'right';
  /** Hidden on narrow screens, and on a tablet in portrait; `'desk'`: also on one in landscape, beside the navigation. */
  wideOnly?: boolean | 'desk';
  /** On narrow screens, shown below the first cell of the row. */
  below?: boolean;
  /** On a wide screen, such as `9rem` or `14%`: for tables below each other whose columns are to align. That of a control is for all. */
  width?: string;
  /** What the head of a control has in place of its title, such as a box that chooses all rows. */
  head?: ReactNode;
  /** Its cells say the same in every row, such as a link to a file: there is no order by them. */
  isUnordered?: boolean;
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
  page?: (row: Row) => PageLink;
  /** How many rows there are, for a list of which only some may be here. */
  total?: number | undefined;
  /** Reads the next page of the list; undefined at its end. */
  more?: (() => unknown) | undefined;
  isLoadingMore?: boolean;
  /** The order of a list that the service orders (`toOrderBy`). By any other column, a short table is ordered in the page. */
  order?: string;
  onOrder?: (order: string) => void;
  /** It is a group of a larger table, above which `TableNames` has the names of the columns. People who hear it get them here, too. */
  isGroup?: boolean;
}

const rowHeight = 41;
const headLook =
  'sticky top-0 bg-sheet px-3 py-2 text-sm font-medium whitespace-nowrap text-muted shadow-[inset_0_-1px_var(--line)]';

/** So few rows of a record are read at a glance, and no file of them is needed. */
const few = 3;

/** The column of a table whose cells are the buttons of `RowActions`. */
const actionsTitle = 'Actions';

/** The console's only table: a sticky head, figures on the right, only the visible rows of a long list, and an export as CSV. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rowKey, page, total, more, isLoadingMore = false, order = '', onOrder } = props;
  const { isGroup = false } = props;
  const isInRecord = useIsInSection();
  const frame = useRef<HTMLDivElement>(null);
  const pageOrder = usePageOrder({
    rows: props.rows,
    rowKey,
    frame,
    placeOf: (title) => columns.findIndex((column) => column.title === title),
    isWhole: more === undefined,
  });
  const { rows } = pageOrder;
  const exported = useExport({ caption, count: rows.length, frame, more, isLoadingMore });
  const { isVirtual, measured, shown, before, after } = useVisibleRows({
    count: rows.length,
    rowHeight,
    frame,
    keyOf: (index) => rowKey(rows[index]!),
    whole: exported.isWhole,
  });
  const linked = columns.findIndex(({ isControl }) => !isControl);
  const lastShown = shown.at(-1) ?? 0;
  const orderingOf = ({
    title,
    align,
    order: field,
    isControl,
    isUnordered,
  }: Column<Row>): HeadingOrder | undefined => {
    const largestFirst = align === 'right';
    if (onOrder && field !== undefined) {
      const orderList = (next: string) => {
        pageOrder.setOrder('');
        onOrder(next);
      };
      return { order: pageOrder.order ? '' : order, field, largestFirst, onOrder: orderList };
    }
    if (isGroup || isControl || isUnordered || title === actionsTitle) return undefined;
    if (pageOrder.order === undefined) return undefined;
    const orderPage = (next: string) => {
      pageOrder.setOrder(next);
      if (order !== '') onOrder?.('');
    };
    return { order: pageOrder.order, field: title, largestFirst, onOrder: orderPage };
  };
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
        className={`overflow-x-auto bg-sheet [overflow-anchor:none] ${isGroup ? '' : 'rounded-md border border-line'}`}
      >
        <table
          className={`w-full border-separate border-spacing-0 ${measured ? 'table-fixed' : columns.some(({ width, isControl }) => width && !isControl) ? 'md:table-fixed' : ''}`}
          style={{ minWidth: measured?.width }}
          aria-rowcount={Math.max(rows.length, total ?? 0) + 1}
        >
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              {columns.map((column, place) => {
                const ordering = orderingOf(column);
                return (
                  <th
                    key={column.title}
                    scope="col"
                    aria-sort={ordering && readSort(ordering)}
                    data-screen-only={column.isControl}
                    style={
                      measured ? { width: measured.columns[place] } : ({ '--width': column.width } as CSSProperties)
                    }
                    className={`${column.width && !measured ? (column.isControl ? 'w-(--width)' : 'md:w-(--width)') : ''} ${isGroup ? 'p-0' : headLook} ${classesFor(column)}`}
                  >
                    {isGroup ? (
                      <span className="sr-only">{column.title}</span>
                    ) : column.isControl ? (
                      column.head || <span className="sr-only">{column.title}</span>
                    ) : ordering ? (
                      <Heading title={column.title} ordering={ordering} />
                    ) : (
                      column.title
                    )}
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {before > 0 && <tr aria-hidden style={{ height: before }} />}
            {shown.map((index) => {
              const row = rows[index]!;
              const id = rowKey(row);
              return <TableRow key={id} {...{ id, columns, row, index, linked, page }} />;
            })}
            {after > 0 && <tr aria-hidden style={{ height: after }} />}
          </tbody>
        </table>
      </section>
      <div className={isGroup ? 'px-3 not-empty:pb-3' : 'contents'}>
        <Shown count={rows.length} total={total} />
        {(rows.length > few || more || (rows.length > 0 && !isInRecord)) && <InToolbar>{exported.button}</InToolbar>}
        {more && (
          <div className="mt-3 text-center" data-screen-only>
            <Button onClick={() => void more()} busy={isLoadingMore}>
              Show more
            </Button>
          </div>
        )}
      </div>
    </>
  );
}

/** The names of the columns above tables that are its groups, with the same widths. A narrow screen has no columns to name. */
export function TableNames<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return (
    <table aria-hidden className="w-full border-separate border-spacing-0 max-md:hidden md:table-fixed">
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column.title}
              style={{ '--width': column.width } as CSSProperties}
              className={`${column.width ? 'md:w-(--width)' : ''} ${headLook} ${classesFor(column)}`}
            >
              {!column.isControl && column.title}
            </th>
          ))}
        </tr>
      </thead>
    </table>
  );
}

interface RowProps<Row> {
  /** Its key. */
  id: string;
  columns: readonly Column<Row>[];
  row: Row;
  index: number;
  /** The place of the column that links to the page of the row. */
  linked: number;
  page: ((row: Row) => PageLink) | undefined;
}

/** Rendered again only when it changes: while a long table scrolls, most of its rows do not. */
const TableRow = memo(function TableRow<Row>({ id, columns, row, index, linked, page }: RowProps<Row>) {
  return (
    <tr data-key={id} aria-rowindex={index + 2} className="hover:bg-sunken first:[&>td]:border-t-0">
      {columns.map((column, place) => (
        <td
          key={column.title}
          data-screen-only={column.isControl}
          className={`h-10 border-t border-line px-3 py-1.5 ${classesFor(column)}`}
        >
          {place === linked && page ? (
            <To {...page(row)} className="font-medium text-accent hover:underline">
              {column.cell(row)}
            </To>
          ) : (
            column.cell(row)
          )}
          {place === linked &&
            columns
              .filter(({ below }) => below)
              .map(({ title, cell }) => ({ title, content: cell(row) }))
              // Without its heading, a dash says nothing.
              .filter(({ content }) => content !== '—')
              .map(({ title, content }) => (
                <span key={title} data-screen-only className="mt-0.5 block text-sm text-muted md:hidden">
                  {content}
                </span>
              ))}
        </td>
      ))}
    </tr>
  );
}) as <Row>(props: RowProps<Row>) => ReactNode;

function classesFor({ align, wideOnly, below }: Pick<Column<never>, 'align' | 'wideOnly' | 'below'>): string {
  const hidden = wideOnly
    ? `print:max-md:hidden ${wideOnly === 'desk' ? 'not-print:max-xl:hidden' : 'not-print:max-lg:hidden'}`
    : below && 'max-md:hidden';
  return `${align === 'right' ? 'text-right' : 'text-left'} ${hidden || ''}`;
}
