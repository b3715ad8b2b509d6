import { type PDF, PdfName } from '@libpdf/core';
import type { Budget } from './budget.js';
import type { Contents } from './copied.js';
import { Copier } from './copier.js';
import { pageCopy } from './kinds.js';
import type { IsShown } from './layers.js';

/**
 * Leaves of each page what it looks like, and nothing that runs, opens, reaches or hides something: the page and all that it draws are
 * copied by lists of the entries that drawing needs. A hidden layer is removed.
 *
 * @throws {UnusableFile}
 */
export function makeInert(pdf: PDF, isShown: IsShown, budget: Budget): Contents {
  const copier = new Copier(pdf, isShown, budget);
  for (const { dict } of pdf.getPages()) {
    const contents = copier.pageContents(dict);
    const cleaned = [...copier.entriesOf(dict, pageCopy)];
    const parent = dict.get('Parent');
    for (const key of [...dict.keys()]) dict.delete(key);
    dict.set('Type', PdfName.of('Page'));
    if (parent) dict.set('Parent', parent);
    for (const [key, value] of cleaned) dict.set(key, value);
    if (contents) dict.set('Contents', contents.ref);
    if (contents) copier.contents.set(dict, contents.content);
  }
  return copier.contents;
}
