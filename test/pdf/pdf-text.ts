import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextItem } from 'pdfjs-dist/types/src/display/api.js';

export interface PrintedText {
  text: string;
  /** Left edge and baseline, in points from the upper left corner of the page. */
  x: number;
  y: number;
  /** PostScript name of the font, such as ABCDEF+Tinos-Bold. */
  font: string;
  size: number;
  width: number;
}

/** In points. */
export interface PageSize {
  width: number;
  height: number;
}

/** The texts that another PDF reader finds on each page, in reading order. */
export async function readPdf(bytes: Uint8Array) {
  const document = await getDocument({ data: new Uint8Array(bytes), fontExtraProperties: true, verbosity: 0 }).promise;
  const pages: PrintedText[][] = [];
  const texts: string[] = [];
  const sizes: PageSize[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    sizes.push({ width, height });
    const { items } = await page.getTextContent();
    const printed = items.filter((item): item is TextItem => 'str' in item);
    // Font names are known after drawing, which takes as long as reading the text. Pages that use only known fonts
    // are not drawn.
    if (printed.some(({ fontName }) => !page.commonObjs.has(fontName))) await page.getOperatorList();
    texts.push(printed.map(({ str, hasEOL }) => str + (hasEOL ? '\n' : '')).join(''));
    pages.push(
      printed
        .filter(({ str }) => str.trim() !== '')
        .map(({ str, transform, fontName, width }) => ({
          text: str,
          width,
          x: transform[4],
          y: height - transform[5],
          font: page.commonObjs.get(fontName).name,
          size: Math.hypot(transform[0], transform[1]),
        })),
    );
  }
  const { info } = (await document.getMetadata()) as { info: Record<string, string> };
  await document.loadingTask.destroy();
  return { pages, texts, sizes, info };
}
