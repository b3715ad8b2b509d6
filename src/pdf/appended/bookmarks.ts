import { type PDF, PdfArray, PdfDict, PdfName, PdfNumber, PdfString } from '@libpdf/core';

export interface Bookmark {
  title: string;
  /** From 1. */
  page: number;
  children?: readonly Bookmark[];
}

/** Gives the document an outline, which readers show beside its pages (ISO 32000-1, 12.3.3). */
export function setBookmarks(pdf: PDF, bookmarks: readonly Bookmark[]): void {
  const root = new PdfDict([['Type', PdfName.of('Outlines')]]);
  const ref = pdf.register(root);
  const count = addItems(pdf, { dict: root, ref }, bookmarks);
  root.set('Count', PdfNumber.of(count));
  const catalog = pdf.getCatalog();
  catalog.set('Outlines', ref);
  catalog.set('PageMode', PdfName.of('UseOutlines'));
}

type RegisteredDict = { dict: PdfDict; ref: ReturnType<PDF['register']> };

/** @returns how many items are shown below this one */
function addItems(pdf: PDF, parent: RegisteredDict, bookmarks: readonly Bookmark[]): number {
  const items = bookmarks.map(({ title, page, children = [] }) => {
    const target = pdf.getPage(page - 1);
    if (!target) throw new RangeError(`The document has no page ${page}.`);
    const dict = new PdfDict([
      ['Title', PdfString.fromString(title)],
      ['Parent', parent.ref],
      ['Dest', new PdfArray([target.ref, PdfName.of('Fit')])],
    ]);
    const item = { dict, ref: pdf.register(dict) };
    const below = children.length > 0 ? addItems(pdf, item, children) : 0;
    if (below > 0) dict.set('Count', PdfNumber.of(below));
    return { ...item, below };
  });
  for (const [index, { dict }] of items.entries()) {
    const [before, after] = [items[index - 1], items[index + 1]];
    if (before) dict.set('Prev', before.ref);
    if (after) dict.set('Next', after.ref);
  }
  const [first, last] = [items[0], items.at(-1)];
  if (first && last) {
    parent.dict.set('First', first.ref);
    parent.dict.set('Last', last.ref);
  }
  return items.reduce((sum, { below }) => sum + 1 + below, 0);
}
