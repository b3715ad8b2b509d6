import { GlobalWorkerOptions, getDocument, type PDFDocumentLoadingTask, type PDFPageProxy } from 'pdfjs-dist';
import worker from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { useEffect, useRef, useState } from 'react';

GlobalWorkerOptions.workerSrc = worker;

interface OpenPdf {
  url: string;
  pages: readonly PDFPageProxy[];
}

/** The pages of a PDF. While another version loads, the pages of the former one stay. */
export default function PdfPages({ url }: { url: string }) {
  const [shown, setShown] = useState<OpenPdf>();
  const [failed, setFailed] = useState('');
  const open = useRef<PDFDocumentLoadingTask>(undefined);
  useEffect(() => {
    const task = getDocument({ url, enableXfa: false });
    let isWanted = true;
    task.promise
      .then(async (file) => {
        const pages = await Promise.all(Array.from({ length: file.numPages }, (_, index) => file.getPage(index + 1)));
        if (!isWanted) return;
        void open.current?.destroy();
        open.current = task;
        setShown({ url, pages });
      })
      .catch(() => isWanted && setFailed(url));
    return () => {
      isWanted = false;
      if (open.current !== task) void task.destroy();
    };
  }, [url]);
  useEffect(() => () => void open.current?.destroy(), []);
  if (failed === url) return <p className="text-danger">The pages cannot be shown. Open the file instead.</p>;
  return (
    <div aria-busy={shown?.url !== url}>
      {shown?.pages.map((page, index) => (
        <PdfPage key={page.pageNumber} page={page} label={`Page ${index + 1} of ${shown.pages.length}`} />
      ))}
    </div>
  );
}

function PdfPage({ page, label }: { page: PDFPageProxy; label: string }) {
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
    const scale = (width / natural) * Math.min(window.devicePixelRatio, 2);
    const viewport = page.getViewport({ scale });
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
    <figure aria-label={label} className="relative mb-3 border border-line-strong bg-paper shadow-sm">
      <canvas ref={canvas} aria-hidden className="block w-full" style={{ aspectRatio: `${natural} / ${height}` }} />
      {/* The words of the page for people who hear it. */}
      <p className="sr-only">{text}</p>
    </figure>
  );
}
