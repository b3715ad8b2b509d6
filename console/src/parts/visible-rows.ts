import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Shorter tables are rendered whole, so that the browser's search sees every row. */
const virtualFrom = 200;

interface RowsOptions {
  count: number;
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
  const virtual = useWindowVirtualizer({
    count,
    enabled: isVirtual,
    estimateSize: () => rowHeight,
    overscan: 20,
    scrollMargin: frame.current?.offsetTop ?? 0,
    getItemKey: keyOf,
  });
  const items = virtual.getVirtualItems();
  const margin = virtual.options.scrollMargin;
  return {
    isVirtual,
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
