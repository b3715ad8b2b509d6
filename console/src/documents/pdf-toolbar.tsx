import { ChevronDown, ChevronUp, Download, Maximize, Printer, ZoomIn, ZoomOut } from 'lucide-react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { ReactNode } from 'react';
import { Tooltip } from '../parts/tooltip';

/** What can be done with the pages of a document. The keys +, - and 0 zoom while the focus is on the pages or here. */
export function PdfToolbar({
  url,
  file,
  here,
  count,
  percent,
  onPage,
  onZoom,
  onFit,
  canZoom,
  onFullScreen,
}: {
  url: string;
  file: PDFDocumentProxy;
  /** The page in sight. */
  here: number;
  count: number;
  percent: number;
  onPage: (page: number) => void;
  onZoom: (by: 1 | -1) => void;
  onFit: () => void;
  canZoom: { in: boolean; out: boolean };
  onFullScreen: () => void;
}) {
  return (
    <div
      role="toolbar"
      aria-label="Document"
      data-screen-only
      className="flex flex-wrap items-center gap-x-3 border-b border-line bg-sheet px-2 py-1 text-sm"
    >
      <div className="flex items-center">
        <span className="px-1 tabular-nums">
          Page {here} of {count}
        </span>
        {count > 1 && (
          <>
            <Tool label="Previous page" disabled={here === 1} onClick={() => onPage(here - 1)}>
              <ChevronUp className="size-4" aria-hidden />
            </Tool>
            <Tool label="Next page" disabled={here === count} onClick={() => onPage(here + 1)}>
              <ChevronDown className="size-4" aria-hidden />
            </Tool>
          </>
        )}
      </div>
      <div className="flex items-center">
        <Tool label="Zoom out" disabled={!canZoom.out} onClick={() => onZoom(-1)}>
          <ZoomOut className="size-4" aria-hidden />
        </Tool>
        <Tool label={`Fit to the width, now ${percent} percent`} onClick={onFit}>
          <span className="min-w-10 text-center tabular-nums">{percent}%</span>
        </Tool>
        <Tool label="Zoom in" disabled={!canZoom.in} onClick={() => onZoom(1)}>
          <ZoomIn className="size-4" aria-hidden />
        </Tool>
      </div>
      <div className="ml-auto flex items-center">
        <Tool label="Print, from a new tab" onClick={() => void openToPrint(file)}>
          <Printer className="size-4" aria-hidden />
        </Tool>
        <Tooltip text="Download">
          {(attributes) => (
            <a {...attributes} href={url} download aria-label="Download" className={look}>
              <Download className="size-4" aria-hidden />
            </a>
          )}
        </Tooltip>
        {document.fullscreenEnabled && (
          <Tool label="Full screen" onClick={onFullScreen}>
            <Maximize className="size-4" aria-hidden />
          </Tool>
        )}
      </div>
    </div>
  );
}

const look = 'grid min-h-8 min-w-8 place-items-center rounded text-ink hover:bg-sunken';

/** It stays focusable at the first and the last page and zoom, so that the keys do not lose their place. */
function Tool({
  label,
  disabled = false,
  onClick,
  children,
}: {
  label: string;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <Tooltip text={label} onClick={() => disabled || onClick()}>
      {(attributes) => (
        <button
          {...attributes}
          type="button"
          aria-label={label}
          aria-disabled={disabled}
          className={`${look} aria-disabled:opacity-50 aria-disabled:hover:bg-transparent`}
        >
          {children}
        </button>
      )}
    </Tooltip>
  );
}

/** The browser prints the file itself, as sharp as it is. What the service sends would be downloaded. */
async function openToPrint(file: PDFDocumentProxy): Promise<void> {
  const data = (await file.getData()) as Uint8Array<ArrayBuffer>;
  const address = URL.createObjectURL(new Blob([data], { type: 'application/pdf' }));
  window.open(address, '_blank');
}
