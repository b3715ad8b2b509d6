import type { PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';

/** Fewer make letters collide on screens with one pixel for each point, and more are not seen. */
const density = () => Math.min(Math.max(window.devicePixelRatio, 2), 3);

/** One page, as wide as a share of its frame. */
export function PdfPage({ page, label, share }: { page: PDFPageProxy; label: string; share: string }) {
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
    if (width === 0) return;
    const viewport = page.getViewport({ scale: (width / natural) * density() });
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
      })
      .catch(() => undefined);
    return () => rendering.cancel();
  }, [page, width, natural]);
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
      className="relative mx-auto mb-3 scroll-mt-3 border border-line-strong bg-paper shadow-sm"
      style={{ width: share }}
    >
      <canvas ref={canvas} aria-hidden className="block w-full" style={{ aspectRatio: `${natural} / ${height}` }} />
      {/* The words of the page for people who hear it. */}
      <p className="sr-only">{text}</p>
    </figure>
  );
}
