import { PDF, type PDFPage, PdfStream } from '@libpdf/core';
import type { AppendedExhibit, ExhibitType } from '../../domain/exhibit/exhibit.js';
import type { RenderedPdf } from '../render-job.js';
import { type Bookmark, setBookmarks } from './bookmarks.js';
import { fitLetterSize } from './letter-size.js';
import type { OpenedFile } from './level.js';
import { openPdf } from './open.js';
import { pageMark } from './page-mark.js';
import { pictureAsPdf } from './picture.js';
import { AppendedTags } from './tags.js';

/** A file to append, in the format in which it was uploaded. */
export interface FileToAppend {
  mimeType: ExhibitType;
  bytes: Uint8Array;
}

/** A file behind its slip sheet. */
interface ExhibitFile extends OpenedFile {
  letter: string;
  title: string;
}

/** The pages of a file as a PDF. @throws {UnusableFile} */
export async function openExhibit({ mimeType, bytes }: FileToAppend): Promise<OpenedFile> {
  const opened = await (mimeType === 'application/pdf' ? openPdf(bytes) : pictureAsPdf(bytes, mimeType));
  return { mimeType, ...opened };
}

/** What a file adds to a document: its pages, apart from its slip sheet, and its bytes in memory. @throws {UnusableFile} */
export async function inspect(file: FileToAppend): Promise<{ pages: number; inflated: number }> {
  const { pdf: source, inflated } = await openExhibit(file);
  const target = PDF.create();
  await copyAll(target, source);
  await target.save();
  return { pages: source.getPageCount(), inflated };
}

/**
 * A document with its exhibits: behind the slip sheet of each, the pages of its file, on pages of the document's size. The
 * document's own pages and metadata stay as they are; equal input gives equal bytes.
 *
 * @param document ends with a slip sheet for each exhibit
 * @param options.numbered each page has its letter and number in the top right corner
 * @param options.mark what each page says there in addition
 */
export async function append(
  document: Uint8Array,
  exhibits: readonly ExhibitFile[],
  title: string,
  { numbered, mark: said }: { numbered: boolean; mark: string | null },
): Promise<RenderedPdf> {
  const pdf = await PDF.load(document);
  const tags = AppendedTags.of(pdf);
  const sections = tags.last(exhibits.length);
  const appended: AppendedExhibit[] = [];
  let sheet = pdf.getPageCount() - exhibits.length;
  for (const [index, exhibit] of exhibits.entries()) {
    const { letter, title: named, mimeType } = exhibit;
    const pages = await copyAll(pdf, exhibit.pdf, sheet + 1);
    const mark = (page: PDFPage, at: number) => {
      const number = numbered && `Exhibit ${letter} · ${at + 1} of ${pages.length}`;
      return pageMark(page, [said, number].filter(Boolean).join(' · '));
    };
    tags.describe(
      pages,
      { mimeType, title: `Exhibit ${letter}: ${named}`, ...((numbered || said) && { mark }) },
      sections[index]!,
    );
    appended.push({ letter, title: named, page: sheet + 1, pageCount: pages.length });
    sheet += 1 + pages.length;
  }
  tags.finish();
  setBookmarks(pdf, [{ title, page: 1 }, ...toBookmarks(appended)]);
  return { bytes: await written(pdf), pageCount: pdf.getPageCount(), exhibits: appended };
}

/** The file. Programs that search files for metadata do not decode them, so streams up to their size are not compressed. */
export async function written(pdf: PDF): Promise<Buffer> {
  const metadata = pdf.getCatalog().get('Metadata', pdf.getObject.bind(pdf));
  const compressionThreshold = metadata instanceof PdfStream ? metadata.data.length + 1 : 0;
  return Buffer.from(await pdf.save({ compressionThreshold }));
}

export function toBookmarks(exhibits: readonly AppendedExhibit[], offset = 0): Bookmark[] {
  return exhibits.map(({ letter, title, page: first }) => ({
    title: `Exhibit ${letter}: ${title}`,
    page: first + offset,
  }));
}

/** Copies every page of a file, at letter size, to the end or before the page `insertAt`. */
export async function copyAll(pdf: PDF, source: PDF, insertAt?: number): Promise<PDFPage[]> {
  const indices = Array.from({ length: source.getPageCount() }, (_, index) => index);
  const where = insertAt === undefined ? {} : { insertAt };
  const copies = await pdf.copyPagesFrom(source, indices, { includeAnnotations: false, ...where });
  for (const copy of copies) fitLetterSize(pdf, copy);
  return copies;
}
