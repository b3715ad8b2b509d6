import { inflateSync } from 'node:zlib';
import { PDF, type PDFPage, PdfDict } from '@libpdf/core';
import { type ExhibitFault, exhibitLimits } from '../../domain/exhibit/exhibit.js';

/** A file that cannot be appended to a document. */
export class UnusableFile extends Error {
  override name = 'UnusableFile';
  constructor(
    readonly fault: ExhibitFault,
    options?: ErrorOptions,
  ) {
    super(`The file cannot be appended: ${fault}.`, options);
  }
}

/**
 * A PDF whose pages can be copied: what its forms and notes show is part of the pages, which have all of their own settings.
 *
 * @throws {UnusableFile}
 */
export async function openPdf(bytes: Uint8Array): Promise<PDF> {
  refuseBombs(bytes);
  if (!isComplete(bytes)) throw new UnusableFile('broken');
  try {
    const pdf = await PDF.load(bytes);
    if (pdf.isEncrypted) throw new UnusableFile('encrypted');
    if (pdf.getPageCount() > exhibitLimits.totalPages) throw new UnusableFile('too_many_pages');
    if (pdf.getPageCount() === 0) throw new UnusableFile('broken');
    pdf.flattenAll();
    for (const page of pdf.getPages()) inherit(pdf, page);
    return pdf;
  } catch (error) {
    if (error instanceof UnusableFile) throw error;
    throw new UnusableFile(isEncryption(error) ? 'encrypted' : 'broken', { cause: error });
  }
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

const mostInflated = { stream: 160 * 1024 * 1024, file: 400 * 1024 * 1024 };

/** Refuses a small file that inflates to gigabytes: the library inflates what it reads without a limit. */
function refuseBombs(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let total = 0;
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 6)) {
    let start = at + 6;
    if (file[start] === 0x0d) start += 1;
    if (file[start] === 0x0a) start += 1;
    // The first byte of zlib data with its usual window.
    if (((file[start] ?? 0) & 0x0f) !== 8) continue;
    total += inflatedSize(file.subarray(start));
    if (total > mostInflated.file) throw new UnusableFile('broken');
  }
}

function inflatedSize(data: Buffer): number {
  try {
    return inflateSync(data, { maxOutputLength: mostInflated.stream }).length;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new UnusableFile('broken');
    return 0;
  }
}
