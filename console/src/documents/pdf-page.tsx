import type { PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';

/** Fewer make letters collide on screens with one pixel for each point, and more are not seen. */
const density = () => Math.min(Math.max(window.devicePixelRatio, 2), 3);

/** Of a canvas: 12 million take 48 MB. A page that is larger has fewer dots for each pixel. */
const maxDots = 12_000_000;

/**
 * One page, as wide as a share of its frame. Only what is near is drawn, because the dots of all would fill the memory; the place of the
 * others keeps its size.
 */
export function PdfPage({
  page,
  label,
  share,
  isNear,
}: {
  page: PDFPageProxy;
  label: string;
  share: string;
  isNear: boolean;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [width, setWidth] = useState(0);
  const [text, setText] = useState('');
  const { width: natural, height } = page.getViewport({ scale: 1 });
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry!.contentRect.width)));
    observer.observe(canvas.current!);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (!isNear) clear(canvas.current!);
    if (!isNear || width === 0) return;
    const most = Math.sqrt(maxDots / (natural * height));
    const viewport = page.getViewport({ scale: Math.min((width / natural) * density(), most) });
    // It is drawn aside, so that the version that is shown stays until this one is complete.
    const drawn = document.createElement('canvas');
    drawn.width = viewport.width;
    drawn.height = viewport.height;
    const rendering = page.render({ canvas: drawn, viewport });
    rendering.promise
      .then(() => {
        const target = canvas.current;
        if (!target) return;
        target.width = drawn.width;
        target.height = drawn.height;
        target.getContext('2d')!.drawImage(drawn, 0, 0);
        clear(drawn);
      })
      .catch(() => undefined);
    return () => rendering.cancel();
  }, [page, width, natural, height, isNear]);
  useEffect(() => {
    let isWanted = true;
    page
      .getTextContent()
      .then(({ items }) => isWanted && setText(items.map((item) => ('str' in item ? item.str : '')).join(' ')))
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [page]);
  return (
    <figure
      aria-label={label}
      className={`relative mx-auto mb-3 scroll-mt-3 border border-line-strong bg-paper shadow-sm ${isNear ? '' : 'print:hidden'}`}
      style={{ width: share }}
    >
      <canvas ref={canvas} aria-hidden className="block w-full" style={{ aspectRatio: `${natural} / ${height}` }} />
      {/* The words of the page for people who hear it. */}
      <p className="sr-only">{text}</p>
    </figure>
  );
}

/** Gives the memory of its dots back. */
function clear(canvas: HTMLCanvasElement): void {
  canvas.width = 0;
  canvas.height = 0;
}
