import { type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Shorter tables are rendered whole, so that the browser's search sees every row. */
const virtualFrom = 200;

/** Rows come and go this many at a time: between two steps, a frame of scrolling has nothing to lay out and paint. */
const step = 4;

function inSteps({ startIndex, endIndex, overscan, count }: Range): number[] {
  const first = Math.floor(Math.max(startIndex - overscan, 0) / step) * step;
  const end = Math.min(Math.ceil((endIndex + overscan + 1) / step) * step, count);
  return Array.from({ length: end - first }, (_, place) => first + place);
}

interface RowsOptions {
  count: number;
  /** Until the first rows are measured. */
  rowHeight: number;
  frame: RefObject<HTMLElement | null>;
  keyOf: (index: number) => string;
  /** Renders every row, however many there are. */
  whole?: boolean;
}

/** The rows of a long table that are in sight, and the height of what is left out above and below them. Print has every row. */
export function useVisibleRows({ count, rowHeight, frame, keyOf, whole = false }: RowsOptions) {
  const isPrinting = usePrinting();
  const isVirtual = count > virtualFrom && !whole && !isPrinting;
  const measured = useMeasures(isVirtual, frame);
  const virtual = useWindowVirtualizer({
    count,
    enabled: isVirtual,
    estimateSize: () => measured?.rowHeight ?? rowHeight,
    overscan: 6,
    rangeExtractor: inSteps,
    scrollMargin: frame.current?.offsetTop ?? 0,
    getItemKey: keyOf,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heights follow the measured one
  useLayoutEffect(() => virtual.measure(), [measured?.rowHeight]);
  const items = virtual.getVirtualItems();
  const margin = virtual.options.scrollMargin;
  return {
    isVirtual,
    measured,
    shown: isVirtual ? items.map(({ index }) => index) : Array.from({ length: count }, (_, index) => index),
    before: isVirtual ? Math.max((items[0]?.start ?? 0) - margin, 0) : 0,
    after: isVirtual ? virtual.getTotalSize() - Math.max((items.at(-1)?.end ?? 0) - margin, 0) : 0,
    scrollTo: (index: number) => virtual.scrollToIndex(index, { align: 'auto' }),
  };
}

/** Whether the page is being printed. The browser prints what is there when its event returns, so the change is not put off. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

interface Measures {
  /** Of the table and of each column, in pixels. */
  width: number;
  columns: readonly number[];
  rowHeight: number;
}

/**
 * The widths of the columns and the height of a row, as the browser lays out the first rows that are in sight. With fixed columns, rows
 * that come and go while a table scrolls neither move the columns nor make the browser measure every cell. Another width of the page
 * measures again.
 */
function useMeasures(isVirtual: boolean, frame: RefObject<HTMLElement | null>): Measures | undefined {
  const [measured, setMeasured] = useState<Measures>();
  useLayoutEffect(() => {
    const table = frame.current?.querySelector('table');
    if (!isVirtual || !table || measured) return;
    const rows = [...table.querySelectorAll<HTMLElement>('tbody tr[aria-rowindex]')];
    if (rows.length === 0) return;
    const widthOf = (element: HTMLElement) => element.getBoundingClientRect().width;
    const height = rows.reduce((sum, row) => sum + row.getBoundingClientRect().height, 0);
    setMeasured({
      width: widthOf(table),
      columns: Array.from(table.querySelectorAll<HTMLElement>('thead th'), widthOf),
      rowHeight: height / rows.length,
    });
  });
  useEffect(() => {
    if (!isVirtual || !frame.current) return;
    let frameWidth = frame.current.clientWidth;
    const observer = new ResizeObserver(([entry]) => {
      const width = entry!.target.clientWidth;
      if (width !== frameWidth) setMeasured(undefined);
      frameWidth = width;
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [isVirtual, frame]);
  return isVirtual ? measured : undefined;
}
