import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface PageTexts {
  /** The text of each numbered sequence. */
  read: Map<number, string>;
  /** The texts of artifacts. */
  skipped: { text: string; y: number; size: number }[];
  height: number;
  /** The numbers in the order in which another reader's structure tree has them. */
  order: number[];
}

interface StructNode {
  role?: string;
  id?: string;
  children?: StructNode[];
}

/** The texts of each page by their marked content, and the structure tree, as pdf.js reads them. */
export async function readTexts(bytes: Uint8Array): Promise<PageTexts[]> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages: PageTexts[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const { height } = page.getViewport({ scale: 1 });
    const found: PageTexts = { read: new Map(), skipped: [], height, order: [] };
    let current: number | null = null;
    let depth = 0;
    for (const item of items) {
      if ('type' in item) {
        const begins = item.type.startsWith('begin');
        depth += begins ? 1 : -1;
        // Sequences inside others are those of a drawing, which has numbers of its own.
        if (begins && depth === 1) current = numberOf(item.id);
        if (depth === 0) current = null;
        continue;
      }
      const text = item.str + (item.hasEOL ? '\n' : '');
      if (current !== null) found.read.set(current, (found.read.get(current) ?? '') + text);
      else if (text.trim() !== '') {
        const [, , c, d, , y] = item.transform as number[];
        found.skipped.push({ text: text.trim(), y: height - y!, size: Math.hypot(c!, d!) });
      }
    }
    found.order = numbersOf((await page.getStructTree()) as StructNode | null);
    pages.push(found);
  }
  await document.loadingTask.destroy();
  return pages;
}

function numberOf(id: string | null | undefined): number | null {
  const found = /_mc(\d+)$/.exec(id ?? '');
  return found ? Number(found[1]) : null;
}

function numbersOf(node: StructNode | null): number[] {
  if (!node) return [];
  const own = numberOf(node.id);
  return own === null ? (node.children ?? []).flatMap(numbersOf) : [own];
}
