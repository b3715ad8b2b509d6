import { describe, expect, it } from '@jest/globals';
import { buildMailingBook, linesOfSheet } from '../../src/domain/mailing-book/model.js';
import { print } from '../../src/pdf/print.js';
import { bookJob, bookPiece } from './mailing-book-jobs.js';
import { readPdf } from './pdf-text.js';

describe('the mailing book', () => {
  it('has the columns and the blanks of the form, and eight lines of one sender on a page', async () => {
    const other = { account: 'delta', sender: { name: 'Delta Rebar', addressLines: ['9 Mill St', 'Reno, NV 89501'] } };
    const pieces = [
      ...Array.from({ length: 9 }, (_, index) => bookPiece(index)),
      bookPiece(20, other),
      bookPiece(21, { account: 'delta' }),
    ];
    const { texts } = await readPdf((await print(bookJob(pieces))).bytes);
    expect(texts.map((text) => text.match(/\d{4}( \d{4}){4} \d{2}/g)?.length)).toEqual([linesOfSheet, 1, 1, 1]);
    for (const text of texts) {
      for (const words of [
        'USPS ARTICLE NUMBER',
        'ADDRESSEE: NAME AND ADDRESS',
        'POSTAGE',
        'FEE',
        'HANDLING CHARGE',
        'ACTUAL VALUE',
        'INSURED VALUE',
        'DUE SENDER IF COD',
        'NAME AND ADDRESS OF SENDER',
        'TOTAL NUMBER OF PIECES LISTED BY SENDER',
        'TOTAL NUMBER OF PIECES RECEIVED AT POST OFFICE',
        'POSTMASTER, PER',
      ]) {
        expect(text.replace(/\s+/g, ' ')).toContain(words);
      }
    }
    expect(texts[2]).toContain('9 Mill St');
    expect(texts[2]).not.toContain('Quarry');
  });

  it('counts the lines of each sender, so that a copy with its pages alone has the numbers of the postmarked ones', () => {
    const pieces = Array.from({ length: 20 }, (_, index) => bookPiece(index, { account: index % 2 ? 'bay' : 'delta' }));
    const linesOf = (listed: typeof pieces) => buildMailingBook(listed).sheets.map(({ lines }) => lines);
    const bays = linesOf(pieces.filter(({ account }) => account === 'bay'));
    expect(linesOf(pieces).slice(2)).toEqual(bays);
    expect(bays.flat().map(({ line }) => line)).toEqual(Array.from({ length: 10 }, (_, index) => index + 1));
  });

  it('keeps the longest names and addresses within their lines', async () => {
    const widest = { name: 'W'.repeat(255), addressLines: ['W'.repeat(255), `${'W'.repeat(255)}, CA 94105`] };
    const pieces = Array.from({ length: 8 }, (_, index) =>
      bookPiece(index, { recipient: widest, sender: widest, articleNumber: 'W'.repeat(255) }),
    );
    const { pages } = await readPdf((await print(bookJob(pieces))).bytes);
    expect(pages).toHaveLength(1);
    for (const { x, width, y } of pages[0]!) expect([x >= 36, x + width <= 757, y <= 612]).toEqual([true, true, true]);
  });
});
