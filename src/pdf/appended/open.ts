import { PDF, type PDFPage, PdfArray, PdfDict } from '@libpdf/core';
import { exhibitLimits } from '../../domain/exhibit/exhibit.js';
import { Budget, within } from './budget.js';
import { makeInert } from './inert.js';
import { type IsShown, readLayers } from './layers.js';
import { UnusableFile } from './unusable.js';
import { rejectEndlessPages } from './work.js';

/**
 * A PDF whose pages can be copied: what its forms and notes show is part of the pages, which have all of their own settings.
 *
 * @throws {UnusableFile}
 */
export async function openPdf(bytes: Uint8Array): Promise<{ pdf: PDF; inflated: number }> {
  if (!isComplete(bytes)) throw new UnusableFile('broken');
  const budget = Budget.of(bytes.length);
  try {
    return await within(budget, async () => {
      const pdf = await PDF.load(bytes);
      budget.check();
      if (pdf.isEncrypted) throw new UnusableFile('encrypted');
      if (pdf.getPageCount() > exhibitLimits.totalPages) throw new UnusableFile('too_many_pages');
      if (pdf.getPageCount() === 0) throw new UnusableFile('broken');
      const isShown = readLayers(pdf);
      for (const page of pdf.getPages()) removeHiddenAnnotations(pdf, page, isShown);
      pdf.flattenAll();
      for (const page of pdf.getPages()) inherit(pdf, page);
      rejectEndlessPages(pdf, makeInert(pdf, isShown, budget), budget.shares);
      budget.check();
      return { pdf, inflated: bytes.length + budget.used };
    });
  } catch (error) {
    budget.check();
    if (error instanceof UnusableFile) throw error;
    throw new UnusableFile(isEncryption(error) ? 'encrypted' : 'broken', { cause: error });
  }
}

/** What is filled in or noted on a hidden layer is hidden with it. */
function removeHiddenAnnotations(pdf: PDF, { dict }: PDFPage, isShown: IsShown): void {
  const object = pdf.getObject.bind(pdf);
  const annotations = dict.getArray('Annots', object);
  if (!annotations) return;
  const shown = [...annotations].filter((each) => {
    const annotation = each.type === 'ref' ? object(each) : each;
    return !(annotation instanceof PdfDict) || isShown(annotation.get('OC'));
  });
  if (shown.length < annotations.length) dict.set('Annots', new PdfArray(shown));
}

/** Whether the end of the file is there: the library reads the beginning of a file, too, and its last pages would be missing. */
function isComplete(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(-2048)).includes('%%EOF');
}

/** Of the library's errors, those about passwords and unknown ciphers. */
function isEncryption(error: unknown): boolean {
  return /encrypt|password|security|permission/i.test(`${(error as Error).name} ${(error as Error).message}`);
}

/** What a page may take over from the tree above it. The library copies these a second time when it copies a page. */
const inheritable = ['Resources', 'MediaBox', 'CropBox', 'Rotate'];

function inherit(pdf: PDF, { dict }: PDFPage): void {
  const object = pdf.getObject.bind(pdf);
  let above = dict.getDict('Parent', object);
  for (let depth = 0; above instanceof PdfDict && depth < 50; depth += 1) {
    for (const key of inheritable) {
      const value = above.get(key);
      if (value !== undefined && !dict.has(key)) dict.set(key, value);
    }
    above = above.getDict('Parent', object);
  }
}
