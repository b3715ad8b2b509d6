import { Download } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from './button';

/** More rows than a person reads; a list that is longer is filtered first. */
const maxRows = 10_000;

export interface ExportedTable {
  caption: string;
  count: number;
  frame: RefObject<HTMLElement | null>;
  more?: (() => unknown) | undefined;
  isLoadingMore: boolean;
}

/**
 * Reads the rest of a list, and then saves its table as a CSV file. `isWhole` is true while the table must have every row in the
 * page.
 */
export function useExport({ caption, count, frame, more, isLoadingMore }: ExportedTable) {
  const [isExporting, setExporting] = useState(false);
  const [isCut, setCut] = useState(false);
  const lastRequest = useRef(-1);
  const isReading = isExporting && more !== undefined && count < maxRows;
  useEffect(() => {
    if (!isReading || isLoadingMore) return;
    // The last read brought nothing: it failed, and the list shows why.
    if (lastRequest.current === count) return setExporting(false);
    lastRequest.current = count;
    void more!();
  }, [isReading, isLoadingMore, count, more]);
  const isWhole = isExporting && !isReading;
  useEffect(() => {
    if (!isWhole) return;
    const table = frame.current!.querySelector('table')!;
    void import('./table-csv').then(({ saveTable }) => {
      saveTable(table, caption);
      setCut(more !== undefined);
      setExporting(false);
    });
  }, [isWhole, caption, frame, more]);
  const start = () => {
    lastRequest.current = -1;
    setExporting(true);
  };
  return { isWhole, button: <ExportButton {...{ caption, start, isExporting, isCut }} /> };
}

interface ExportButtonProps {
  caption: string;
  start: () => void;
  isExporting: boolean;
  isCut: boolean;
}

function ExportButton({ caption, start, isExporting, isCut }: ExportButtonProps) {
  return (
    <>
      {isCut && (
        <p role="status" className="text-sm text-muted">
          The file has the first {maxRows.toLocaleString('en-US')} rows. Filter the list for the rest.
        </p>
      )}
      <Button
        look="quiet"
        className="!min-h-8 !px-2 !text-muted"
        aria-label={`Export ${caption} as CSV`}
        busy={isExporting}
        onClick={start}
      >
        <Download className="size-4" aria-hidden />
        CSV
      </Button>
    </>
  );
}
