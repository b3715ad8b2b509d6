import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist';
import worker from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { PdfPage } from './pdf-page';
import { PdfToolbar } from './pdf-toolbar';

GlobalWorkerOptions.workerSrc = worker;

interface OpenPdf {
  url: string;
  file: PDFDocumentProxy;
  pages: readonly PDFPageProxy[];
}

/** Of the width of the frame. */
const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3];
const fit = zooms.indexOf(1);

/** The pages of a PDF below its toolbar. While another version loads, the pages of the former one stay. */
export default function PdfPages({ url, isBehind }: { url: string; isBehind: boolean }) {
  const { shown, hasFailed } = usePdf(url);
  const frame = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLElement>(null);
  const [zoom, setZoom] = useState(fit);
  const [{ here, first, last }, setSight] = useState<Sight>({ here: 1, first: 1, last: 1 });
  const count = shown?.pages.length ?? 0;
  useEffect(() => {
    if (count === 0) return;
    return watchPages(list.current!, setSight);
  }, [count]);
  // With the page before and the page after, which are next when someone scrolls.
  const [from, to] = [Math.max(first - 1, 1), Math.min(last + 1, count)];
  const go = (page: number) => list.current!.querySelectorAll('figure')[page - 1]?.scrollIntoView({ block: 'start' });
  const step = (by: number) => setZoom((current) => Math.max(0, Math.min(zooms.length - 1, current + by)));
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = { '+': () => step(1), '=': () => step(1), '-': () => step(-1), '0': () => setZoom(fit) }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  if (hasFailed) return <p className="p-3 text-danger">The pages cannot be shown. Open the file instead.</p>;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the toolbar, also from the pages below it
    <div
      ref={frame}
      onKeyDown={onKey}
      className="flex min-h-0 flex-col rounded-md border border-line bg-sunken lg:max-h-[calc(100dvh-8rem)] fullscreen:max-h-none"
    >
      {shown && (
        <PdfToolbar
          url={url}
          file={shown.file}
          here={Math.min(here, count)}
          count={count}
          percent={Math.round(zooms[zoom]! * 100)}
          onPage={go}
          onZoom={step}
          onFit={() => setZoom(fit)}
          canZoom={{ in: zoom < zooms.length - 1, out: zoom > 0 }}
          onFullScreen={() => void toggleFullScreen(frame.current!)}
        />
      )}
      <section
        ref={list}
        aria-label="Pages"
        aria-busy={isBehind || shown?.url !== url}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="min-h-0 grow overflow-auto p-3"
      >
        {shown?.pages.map((page, index) => (
          <PdfPage
            key={page.pageNumber}
            page={page}
            label={`Page ${index + 1} of ${count}`}
            share={`${zooms[zoom]! * 100}%`}
            isNear={index + 1 >= from && index + 1 <= to}
          />
        ))}
        {to - from + 1 < count && (
          <p className="hidden print:block">{`Here are pages ${from} to ${to} of ${count}. The file prints all of them.`}</p>
        )}
      </section>
    </div>
  );
}

function usePdf(url: string) {
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
        setShown({ url, file, pages });
      })
      .catch(() => isWanted && setFailed(url));
    return () => {
      isWanted = false;
      if (open.current !== task) void task.destroy();
    };
  }, [url]);
  useEffect(() => () => void open.current?.destroy(), []);
  return { shown, hasFailed: failed === url };
}

/** The pages in sight, from the first to the last, and the one of which most is. */
interface Sight {
  here: number;
  first: number;
  last: number;
}

/** Reports what is in sight, whatever scrolls. */
function watchPages(list: HTMLElement, report: (sight: Sight) => void): () => void {
  const figures = [...list.querySelectorAll('figure')];
  const heights = new Map<Element, number>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRect } of entries) heights.set(target, intersectionRect.height);
      const most = Math.max(...heights.values());
      const at = figures.findIndex((figure) => heights.get(figure) === most);
      const isSeen = (figure: Element) => (heights.get(figure) ?? 0) > 0;
      if (most > 0)
        report({ here: at + 1, first: figures.findIndex(isSeen) + 1, last: figures.findLastIndex(isSeen) + 1 });
    },
    { threshold: Array.from({ length: 21 }, (_, index) => index / 20) },
  );
  for (const figure of figures) observer.observe(figure);
  return () => observer.disconnect();
}

async function toggleFullScreen(frame: HTMLElement): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
  else await frame.requestFullscreen();
}
