/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { isInCode } from '../../src/pdf/hyphens.js';
import { tieAll, withTies } from '../../src/pdf/no-break.js';
import { print } from '../../src/pdf/print.js';
import { noticeFacts } from '../domain/preflight/notice-facts.fixture.js';
import { noticeJob } from './notice-jobs.js';
import { readPdf } from './pdf-text.js';

const shown = (text: string) => withTies(text).replaceAll('\u00A0', '~');

describe('a line of a document', () => {
  it.each([
    ['O.C.G.A. § 44-14-366', 'O.C.G.A. §~44-14-366'],
    ['NRS §§ 108.226 and 108.245', 'NRS §§~108.226 and 108.245'],
    ['Oakland, CA 94607 and Reno, NV 89501-1234', 'Oakland, CA~94607 and Reno, NV~89501-1234'],
    ['call (510) 555-0170', 'call (510)~555-0170'],
    ['Bond No. PB-12, Book 4411, Page 207', 'Bond No.~PB-12, Book~4411, Page~207'],
    ['License No. CSLB 1048213', 'License No.~CSLB 1048213'],
    ['See Exhibit A.', 'See Exhibit~A.'],
    ['Lots 4 and 5, Block 12', 'Lots~4 and 5, Block~12'],
    ['recorded on June 20, 2026 as Instrument No. ____', 'recorded on June~20, 2026 as Instrument~No.~____'],
    ['in the amount of $ ____', 'in the amount of $~____'],
  ])('does not divide %s', (text, tied) => expect(shown(text)).toBe(tied));

  it.each(['No one has paid.', 'March on', 'A book of maps', 'Exhibit and invoices', 'PAID 12 days late', 'USA 94607'])(
    'may be divided in %s',
    (text) => expect(withTies(text)).toBe(text),
  );

  it('is tied in every text of a content, and nothing else is changed', () => {
    const footer = () => 'Page 1';
    const content = [
      { stack: [{ text: ['§ 1', { text: 'Page 2' }] }], link: '§ 3', footer, margin: [0, 1] },
      'CA 94607',
    ];
    expect(tieAll(content)).toEqual([
      { stack: [{ text: ['§\u00A01', { text: 'Page\u00A02' }] }], link: '§ 3', footer, margin: [0, 1] },
      'CA\u00A094607',
    ]);
  });
});

describe('a hyphen', () => {
  it.each([
    ['N-260304-BAY001', []],
    ['Parcel No. 014-0287-006', []],
    ['01a21f11-a15d-720e-abb1-3b848f18c9ac', []],
    ['twenty-day', ['twenty-']],
    ['preliminary-notice-N-260201', ['preliminary-', 'preliminary-notice-']],
    ['from 2026 - to', []],
  ])('ends a line only where it divides words: in %s after %s', (text, ends) => {
    const places = [...text].flatMap((_, index) => {
      const before = text.slice(0, index + 1);
      return before.endsWith('-') && /\w/.test(text[index + 1] ?? '') && !isInCode(text, index + 1) ? [before] : [];
    });
    expect(places).toEqual(ends);
  });

  it('is on the line of its number, and an ordinary hyphen in the text of the file', async () => {
    const number = 'N-260304-BAY001-QX7-BAY002';
    for (let filler = 8; filler <= 14; filler += 1) {
      const facts = noticeFacts({
        notice: { description: `${'work '.repeat(filler)}under order ${number} at the site` },
      });
      const { texts } = await readPdf((await print(noticeJob(facts))).bytes);
      expect(texts.join('\n')).toContain(number);
      expect(texts.join('\n')).not.toMatch(/K-$|K-2026-$|00471-$|-22-$/m);
    }
  });
});
