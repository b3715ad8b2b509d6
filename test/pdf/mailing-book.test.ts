import { describe, expect, it } from '@jest/globals';
import { type BookPiece, buildMailingBook, linesOfSheet } from '../../src/domain/mailing-book/model.js';
import { print } from '../../src/pdf/print.js';
import type { RenderJob } from '../../src/pdf/render-job.js';
import { coverPage } from './cover-page-jobs.js';
import { readPdf } from './pdf-text.js';

const { sender, recipient, mail } = coverPage();
const piece = (index: number, more: Partial<BookPiece> = {}): BookPiece => ({
  account: 'bay',
  sender,
  recipient,
  mail,
  articleNumber: `94071118995627000${String(index).padStart(5, '0')}`,
  ...more,
});
const jobOf = (pieces: readonly BookPiece[]): RenderJob => ({
  template: 'mailing-book',
  model: buildMailingBook(pieces),
  preview: false,
  generatedAt: '2026-02-03T09:00:00.000+00:00',
});

describe('the mailing book', () => {
  it('has the columns and the blanks of the form, and eight lines of one sender on a page', async () => {
    const other = { account: 'delta', sender: { name: 'Delta Rebar', addressLines: ['9 Mill St', 'Reno, NV 89501'] } };
    const pieces = [
      ...Array.from({ length: 9 }, (_, index) => piece(index)),
      piece(20, other),
      piece(21, { account: 'delta' }),
    ];
    const { texts } = await readPdf((await print(jobOf(pieces))).bytes);
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

  it('keeps the longest names and addresses within their lines', async () => {
    const widest = { name: 'W'.repeat(255), addressLines: ['W'.repeat(255), `${'W'.repeat(255)}, CA 94105`] };
    const pieces = Array.from({ length: 8 }, (_, index) =>
      piece(index, { recipient: widest, sender: widest, articleNumber: 'W'.repeat(255) }),
    );
    const { pages } = await readPdf((await print(jobOf(pieces))).bytes);
    expect(pages).toHaveLength(1);
    for (const { x, width, y } of pages[0]!) expect([x >= 36, x + width <= 757, y <= 612]).toEqual([true, true, true]);
  });
});
