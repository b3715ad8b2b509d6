import { PDF, type PDFPage } from '@libpdf/core';
import type { RenderedPdf, RenderJob } from '../render-job.js';
import { copyAll, toBookmarks, written } from './append.js';
import { type Bookmark, setBookmarks } from './bookmarks.js';
import type { OpenedFile } from './level.js';
import { belowMark, pageMark } from './page-mark.js';
import { AppendedTags } from './tags.js';

/**
 * Puts the files of a bundle between its list of contents and the extract of the audit log, with a bookmark for each. Each of
 * their pages has its number in the bundle.
 *
 * @param front the number of pages of the list
 * @param files those of the model's parts
 */
export async function assemble(
  listAndExtract: Uint8Array,
  front: number,
  { model }: Extract<RenderJob, { template: 'bundle' }>,
  files: readonly OpenedFile[],
): Promise<RenderedPdf> {
  const pdf = await PDF.load(listAndExtract);
  const extractPages = pdf.getPageCount() - front;
  const tags = AppendedTags.of(pdf);
  const bookmarks: Bookmark[] = [{ title: 'Contents', page: 1 }];
  const total = extractPages + files.reduce((sum, { pdf: file }) => sum + file.getPageCount(), front);
  let at = front;
  for (const [index, { title, mimeType, exhibits }] of model.parts.entries()) {
    const pages = await copyAll(pdf, files[index]!.pdf, at);
    const first = at + 1;
    const mark = (page: PDFPage, index: number) =>
      pageMark(page, `Bundle page ${first + index} of ${total}`, belowMark);
    tags.describe(pages, { mimeType, title, mark }, tags.beforeLast(title));
    bookmarks.push({ title, page: at + 1, children: toBookmarks(exhibits, at) });
    at = pdf.getPageCount() - extractPages;
  }
  tags.finish();
  setBookmarks(pdf, [...bookmarks, { title: 'Extract of the audit log', page: at + 1 }]);
  return { bytes: await written(pdf), pageCount: pdf.getPageCount(), exhibits: [] };
}
