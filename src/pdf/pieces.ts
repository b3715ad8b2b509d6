import { PDF } from '@libpdf/core';
import { copyAll, openExhibit, written } from './appended/append.js';
import { print } from './print.js';
import type { RenderJob } from './render-job.js';

/** A piece of mail: its address page, and the file that is mailed. */
export interface PieceToPrint {
  cover: Extract<RenderJob, { template: 'cover-page' }>;
  file: Uint8Array;
}

/**
 * Pieces of mail in one file. Each begins on the front of a sheet: a blank page is the back of the last sheet of the piece before it, so
 * that a printer that prints on both sides never puts two pieces on one sheet. One piece is open at a time.
 */
export async function printPieces(pieces: readonly PieceToPrint[]): Promise<{ bytes: Buffer; pageCount: number }> {
  const pdf = PDF.create();
  pdf.setTitle(describePieces(pieces), { showInWindowTitleBar: true });
  pdf.setLanguage('en-US');
  for (const { cover, file } of pieces) {
    if (pdf.getPageCount() % 2 === 1) pdf.addPage({ size: 'letter' });
    await copyAll(pdf, await PDF.load((await print(cover)).bytes));
    await copyAll(pdf, (await openExhibit({ mimeType: 'application/pdf', bytes: file })).pdf);
  }
  return { bytes: await written(pdf), pageCount: pdf.getPageCount() };
}

/** What the window of a viewer and the queue of a printer show. */
function describePieces(pieces: readonly PieceToPrint[]): string {
  const [first] = pieces;
  return pieces.length === 1 ? `Mail to ${first!.cover.model.recipient.name}` : `${pieces.length} pieces of mail`;
}
