import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFPageProxy, TextItem } from 'pdfjs-dist/types/src/display/api.js';

export interface PrintedText {
  text: string;
  /** Left edge and baseline, in points from the upper left corner of the page. */
  x: number;
  y: number;
  size: number;
  width: number;
}

export interface SetText extends PrintedText {
  /** PostScript name of the font, such as ABCDEF+Tinos-Bold. */
  font: string;
}

/** In points. */
export interface PageSize {
  width: number;
  height: number;
}

export interface ReadPdf<Text> {
  pages: Text[][];
  texts: string[];
  sizes: PageSize[];
  info: Record<string, string>;
}

/** The texts that another PDF reader finds on each page, in reading order. */
export const readPdf = (bytes: Uint8Array): Promise<ReadPdf<PrintedText>> => read(bytes, async () => () => ({}));

/**
 * The same with the font of each text. Font names are known after drawing, which takes as long as reading the text. Pages that use only
 * known fonts are not drawn.
 */
export const readFonts = (bytes: Uint8Array): Promise<ReadPdf<SetText>> =>
  read(bytes, async (page, items) => {
    if (items.some(({ fontName }) => !page.commonObjs.has(fontName))) await page.getOperatorList();
    return ({ fontName }) => ({ font: page.commonObjs.get(fontName).name });
  });

async function read<Extra>(
  bytes: Uint8Array,
  extrasOf: (page: PDFPageProxy, items: TextItem[]) => Promise<(item: TextItem) => Extra>,
): Promise<ReadPdf<PrintedText & Extra>> {
  const document = await getDocument({ data: new Uint8Array(bytes), fontExtraProperties: true, verbosity: 0 }).promise;
  const pages: (PrintedText & Extra)[][] = [];
  const texts: string[] = [];
  const sizes: PageSize[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    sizes.push({ width, height });
    const { items } = await page.getTextContent();
    const printed = items.filter((item): item is TextItem => 'str' in item);
    const extras = await extrasOf(page, printed);
    texts.push(printed.map(({ str, hasEOL }) => str + (hasEOL ? '\n' : '')).join(''));
    pages.push(
      printed
        .filter(({ str }) => str.trim() !== '')
        .map((item) => ({
          text: item.str,
          width: item.width,
          x: item.transform[4],
          y: height - item.transform[5],
          size: Math.hypot(item.transform[0], item.transform[1]),
          ...extras(item),
        })),
    );
  }
  const { info } = (await document.getMetadata()) as { info: Record<string, string> };
  await document.loadingTask.destroy();
  return { pages, texts, sizes, info };
}
