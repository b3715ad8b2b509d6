import { describe, expect, it } from '@jest/globals';
import { PDF } from '@libpdf/core';
import { countPrinted } from '../../src/domain/document-order/batch.js';
import { type PieceToPrint, printPieces } from '../../src/pdf/pieces.js';
import { print } from '../../src/pdf/print.js';
import { coverJob, coverPage } from './cover-page-jobs.js';
import { noticeJob } from './notice-jobs.js';
import { readPdf } from './pdf-text.js';

const cover = (code: string) => coverJob(coverPage({ code })) as PieceToPrint['cover'];

describe('pieces of mail in one file', () => {
  it('each begin on the front of a sheet with their address page, and their pages are those of the file', async () => {
    const { bytes: file, pageCount } = await print(noticeJob());
    const documents = [pageCount, pageCount, pageCount];
    const printed = await printPieces(
      ['P00000000000A', 'P00000000000B', 'P00000000000C'].map((code) => ({ cover: cover(code), file })),
    );
    const { texts } = await readPdf(printed.bytes);
    const { texts: alone } = await readPdf(file);
    expect([texts.length, printed.pageCount]).toEqual([countPrinted(documents), countPrinted(documents)]);
    const starts = texts.flatMap((text, index) => (/P 0000 0000 000[ABC]/.test(text) ? [index + 1] : []));
    expect(starts).toHaveLength(3);
    for (const start of starts) {
      expect(start % 2).toBe(1);
      expect(texts.slice(start, start + pageCount)).toEqual(alone);
    }
    const pdf = await PDF.load(printed.bytes);
    expect([pdf.getTitle(), pdf.getLanguage()]).toEqual(['3 pieces of mail', 'en-US']);
    const blank = texts.filter((text) => text.trim() === '');
    expect(blank).toHaveLength(pageCount % 2 === 0 ? 2 : 0);
  });

  it('have the name of the recipient as their title if there is one only', async () => {
    const { bytes: file } = await print(noticeJob());
    const piece = cover('P00000000000A');
    const { bytes } = await printPieces([{ cover: piece, file }]);
    expect((await PDF.load(bytes)).getTitle()).toBe(`Mail to ${piece.model.recipient.name}`);
  });
});
