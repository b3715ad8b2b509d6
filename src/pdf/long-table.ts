import type { ContentTable, TableCell } from 'pdfmake/interfaces.js';
import { measureLength, short } from './length-of.js';
import type { RowLayout } from './table-layouts.js';

interface Divisible extends ContentTable {
  layout: RowLayout;
}

/**
 * A table whose head is repeated on each page. No row is alone: neither the first one below the head at the end of a page, nor the last one
 * on the next page.
 *
 * @param rowCount how many rows at the end belong together, unless they are so long that only a caller can have written them
 */
export function longTable({ table, ...node }: Divisible, rowCount = 2): ContentTable {
  const settings = { headerRows: 1, keepWithHeaderRows: Math.max(2, rowCount), dontBreakRows: true };
  return withLastRows({ ...node, table: { ...table, ...settings } }, rowCount);
}

/** The same table, of which the last rows are on one page. */
export function withLastRows({ table, layout, ...node }: Divisible, rowCount = 2): ContentTable {
  const { body, widths, headerRows = 0 } = table;
  const first = body.length - rowCount;
  const last = body.slice(first);
  // The rows below a head are kept together with it already.
  if (first <= headerRows || measureLength(last) >= 2 * short) return { ...node, layout, table };
  const columns = body[0]!.length;
  // One row, which cannot be divided: it has a table that looks like a part of the whole.
  const end: TableCell = {
    colSpan: columns,
    heads: { ...node.heads, rows: 0, continues: true },
    table: { widths: widths!, body: last },
    layout: ofEnd(layout, first, rowCount),
    margin: [-layout.paddingLeft(0), 0, -layout.paddingRight(columns - 1), 0],
  };
  const row: TableCell[] = [end, ...Array.from({ length: columns - 1 }, () => '')];
  const whole = ofWhole(layout, first, body.length);
  return { ...node, layout: whole, table: { ...table, body: [...body.slice(0, first), row], dontBreakRows: true } };
}

/** Without the lines above and below these rows, which the whole table draws. */
function ofEnd(layout: RowLayout, first: number, count: number): RowLayout {
  return {
    ...layout,
    hLineWidth: (line) => (line === 0 || line === count ? 0 : layout.hLineWidth(line + first)),
    paddingTop: (row) => layout.paddingTop(row + first),
    paddingBottom: (row) => layout.paddingBottom(row + first),
  };
}

/** The rows from `first` on are one row, whose table has their padding. */
function ofWhole(layout: RowLayout, first: number, rows: number): RowLayout {
  return {
    ...layout,
    hLineWidth: (line) => layout.hLineWidth(line > first ? rows : line),
    paddingTop: (row) => (row === first ? 0 : layout.paddingTop(row)),
    paddingBottom: (row) => (row === first ? 0 : layout.paddingBottom(row)),
  };
}
