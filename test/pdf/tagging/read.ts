import type { PDF, PdfObject } from '@libpdf/core';
import { PDF as Pdf, PdfArray, PdfBool, PdfDict, PdfName, PdfNumber, PdfRef, PdfStream, PdfString } from '@libpdf/core';
import { type PageContent, readContent } from './content.js';

/** An element of the structure tree. */
export interface Element {
  ref: string;
  role: string;
  alt: string | null;
  /** What is read in place of its text. */
  actual: string | null;
  attributes: Record<string, string | number | number[]>;
  kids: Kid[];
  /** Whether its `P` names the element above it. */
  knowsParent: boolean;
}
export type Kid = Element | { page: number; mcid: number } | { annotation: string };

export interface TaggedPage extends PageContent {
  /** The elements of the page's sequences, by their numbers: the entry of the page in the ParentTree. */
  parents: string[];
  tabs: string | null;
  /** References of its annotations, with the element that the ParentTree has for each. */
  annotations: { ref: string; subtype: string; parent: string | null }[];
}

export interface TaggedPdf {
  marked: boolean;
  language: string | null;
  displaysTitle: boolean;
  xmp: string;
  root: Element[];
  pages: TaggedPage[];
}

/** Reads the structure of a file object by object. */
export async function readTagged(bytes: Uint8Array): Promise<TaggedPdf> {
  const pdf = await Pdf.load(bytes);
  const get = (object: unknown): PdfObject | undefined =>
    (object instanceof PdfRef ? pdf.getObject(object) : (object as PdfObject)) ?? undefined;
  const dict = (object: unknown) => {
    const found = get(object);
    return found instanceof PdfDict ? found : new PdfDict();
  };
  const list = (object: unknown): unknown[] => {
    const found = get(object);
    return found instanceof PdfArray ? [...found] : found === undefined ? [] : [object];
  };
  const plain = (object: unknown): string | number | number[] => {
    const found = get(object);
    if (found instanceof PdfNumber) return found.value;
    if (found instanceof PdfName || found instanceof PdfBool) return String(found.value);
    if (found instanceof PdfString) return found.asString();
    if (found instanceof PdfArray) return [...found].map((each) => plain(each) as number);
    return String(found);
  };
  const text = (object: unknown) => (get(object) === undefined ? null : String(plain(object)));
  const key = (object: unknown) => (object instanceof PdfRef ? String(object.objectNumber) : '');

  const catalog = pdf.getCatalog();
  const tree = dict(catalog.get('StructTreeRoot'));
  const numbers = list(dict(tree.get('ParentTree')).get('Nums'));
  const parentTree = new Map(
    Array.from({ length: numbers.length / 2 }, (_, index) => [plain(numbers[2 * index]), numbers[2 * index + 1]]),
  );
  const pages = pdf.getPages();
  const pageOf = new Map(pages.map(({ ref }, index) => [key(ref), index]));

  const element = (ref: unknown, parent: string): Element => {
    const data = dict(ref);
    const own = key(data.get('Pg'));
    return {
      ref: key(ref),
      role: String(plain(data.get('S'))),
      alt: text(data.get('Alt')),
      actual: text(data.get('ActualText')),
      attributes: Object.fromEntries([...dict(data.get('A'))].map(([name, value]) => [name.value, plain(value)])),
      kids: list(data.get('K')).map((kid) => kidOf(kid, own, key(ref))),
      knowsParent: key(data.get('P')) === parent,
    };
  };
  const kidOf = (kid: unknown, page: string, parent: string): Kid => {
    const found = get(kid);
    if (found instanceof PdfNumber) return { page: pageOf.get(page) ?? -1, mcid: found.value };
    const data = dict(kid);
    const type = text(data.get('Type'));
    const on = data.has('Pg') ? key(data.get('Pg')) : page;
    if (type === 'MCR') return { page: pageOf.get(on) ?? -1, mcid: Number(plain(data.get('MCID'))) };
    if (type === 'OBJR') return { annotation: key(data.get('Obj')) };
    return element(kid, parent);
  };

  return {
    marked: text(dict(catalog.get('MarkInfo')).get('Marked')) === 'true',
    language: text(catalog.get('Lang')),
    displaysTitle: text(dict(catalog.get('ViewerPreferences')).get('DisplayDocTitle')) === 'true',
    xmp: xmpOf(get(catalog.get('Metadata'))),
    root: list(tree.get('K')).map((ref) => element(ref, key(catalog.get('StructTreeRoot')))),
    pages: pages.map(({ dict: page }) => ({
      ...readContent(contentOf(pdf, page.get('Contents'))),
      parents: page.has('StructParents') ? list(parentTree.get(plain(page.get('StructParents')))).map(key) : [],
      tabs: text(page.get('Tabs')),
      annotations: list(page.get('Annots')).map((ref) => {
        const annotation = dict(ref);
        const number = annotation.get('StructParent');
        return {
          ref: key(ref),
          subtype: String(plain(annotation.get('Subtype'))),
          parent: number === undefined ? null : key(parentTree.get(plain(number))),
        };
      }),
    })),
  };
}

function xmpOf(object: unknown): string {
  return object instanceof PdfStream ? Buffer.from(object.getDecodedData()).toString('utf8') : '';
}

function contentOf(pdf: PDF, contents: unknown): string {
  const found = contents instanceof PdfRef ? pdf.getObject(contents) : contents;
  if (found instanceof PdfArray) return [...found].map((each) => contentOf(pdf, each)).join('\n');
  return found instanceof PdfStream ? Buffer.from(found.getDecodedData()).toString('latin1') : '';
}
