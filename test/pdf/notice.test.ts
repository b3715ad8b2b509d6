/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { print } from '../../src/pdf/print.js';
import { defaultParties, noticeFacts, party } from '../domain/preflight/notice-facts.fixture.js';
import { expectGolden } from './golden.js';
import { goldenFacts, noticeJob, served } from './notice-jobs.js';
import { expectTidy } from './page-frame.js';
import { palePages } from './pale-pages.js';
import { readFonts, readPdf } from './pdf-text.js';

const printed = async (...job: Parameters<typeof noticeJob>) => {
  const { bytes, pageCount } = await print(noticeJob(...job));
  const pdf = await readPdf(bytes);
  expect(pdf.pages).toHaveLength(pageCount);
  expectTidy(pdf);
  return { ...pdf, bytes };
};

describe('a printed notice', () => {
  it.each(Object.entries(goldenFacts))('matches the golden text %s', async (name, facts) => {
    expectGolden(name, (await printed(facts)).texts);
  });

  it('has the statement of Civil Code § 8202 in bold, on one page', async () => {
    const { pages, texts } = await readFonts((await printed()).bytes);
    expect(texts).toHaveLength(1);
    const start = pages[0]!.findIndex(({ text }) => text.startsWith('NOTICE TO PROPERTY OWNER'));
    const end = pages[0]!.findIndex(({ text }) => text.includes('four or fewer units.'));
    const statement = pages[0]!.slice(start, end + 1);
    expect(statement.length).toBeGreaterThan(10);
    for (const { font, size } of statement) {
      expect(font).toMatch(/Tinos-Bold$/);
      expect(size).toBeGreaterThanOrEqual(9);
    }
  });

  it('embeds no font but Tinos', async () => {
    const { pages } = await readFonts((await printed()).bytes);
    expect(new Set(pages.flat().map(({ font }) => font.replace(/^[A-Z]{6}\+/, '')))).toEqual(
      new Set(['Tinos-Regular', 'Tinos-Bold', 'Tinos-Italic']),
    );
  });

  it('identifies itself in the file’s metadata', async () => {
    const { info } = await printed();
    expect(info).toMatchObject({
      Title: 'Preliminary Notice N-260304-BAY001',
      Subject: 'Preliminary Notice for Harbor View Apartments, March 4, 2026',
      Author: 'Bayside Steel Works, Inc., Structural Division',
      Keywords: 'N-260304-BAY001, CA, ca-preliminary-private-2012, HV-114',
      CreationDate: 'D:20260304170000Z',
      Language: 'en-US',
    });
  });

  it('is marked as a preview only if it is one: across every page, in its text above each page, and in its title', async () => {
    const preview = await printed(goldenFacts['forty-parties'], true);
    expect(preview.texts.length).toBeGreaterThan(2);
    for (const text of preview.texts) expect(text.split('PREVIEW — NOT FOR SERVICE')).toHaveLength(2);
    expect(preview.texts[0]).toMatch(/^PREVIEW — NOT FOR SERVICE/);
    expect(preview.info.Title).toBe('PREVIEW — NOT FOR SERVICE: Preliminary Notice N-260304-BAY001');
    expect(await palePages(preview.bytes)).toBe(preview.texts.length);
    const final = await printed(goldenFacts['forty-parties']);
    expect(final.texts.join()).not.toContain('PREVIEW');
    expect(await palePages(final.bytes)).toBe(0);
  });

  it('keeps very long names, with and without blanks, within the margins', async () => {
    const parties = [
      ...defaultParties().filter(({ isClaimant }) => isClaimant),
      party('owner', 'W'.repeat(250)),
      party('general_contractor', `${'Consolidated Metropolitan '.repeat(9)}Authority`),
      ...['surety', 'lessee', 'developer', 'lien_agent'].map((role) => party(role, 'M'.repeat(90))),
    ];
    const metadata = { ...served, mail_pack: true, notice_number: 'x' };
    const { pages } = await printed(noticeFacts({ parties, notice: { metadata, noticeNumber: 'N'.repeat(60) } }));
    for (const { x, y, width } of pages.flat()) {
      expect(x).toBeGreaterThanOrEqual(54 - 0.5);
      expect(x + width).toBeLessThanOrEqual(612 - 54 + 0.5);
      expect(y).toBeLessThanOrEqual(792 - 18);
    }
  });
});

describe('the mail pack', () => {
  it('contains a cover page and a full copy for each recipient, each with its own page numbers', async () => {
    const { texts } = await printed(goldenFacts['ca-mail-pack']);
    expect(texts.map((text) => /Page \d+ of \d+/.exec(text)?.[0])).toEqual(
      [
        ...Array.from({ length: 3 }, () => ['Page 1 of 2', 'Page 2 of 2']),
        ...Array.from({ length: 3 }, () => ['Page 1 of 1']),
      ].flat(),
    );
    const mailed = texts.slice(0, 6);
    expect(new Set(mailed.filter((_, index) => index % 2 === 1)).size).toBe(1);
    // What is sworn after the mailing is not in the envelope.
    for (const text of mailed) expect(text).not.toMatch(/perjury/i);
    for (const text of texts.slice(6)) expect(text).toContain('PROOF OF NOTICE DECLARATION');
  });

  it('has only the two addresses in the windows of the envelope', async () => {
    for (const name of ['ca-mail-pack', 'generic-mail-pack']) {
      const { pages } = await printed(goldenFacts[name]);
      const window = pages[0]!.filter(({ x, y }) => x < 324 && y < 216).map(({ text }) => text);
      expect(window).toEqual([
        'Bayside Steel Works, Inc., Structural Division',
        '780 Cypress Street',
        'Building C',
        'Oakland, CA 94607-1820',
        'Acme Holdings LLC',
        '117 Franklin Street',
        'Oakland, CA 94607',
      ]);
    }
  });

  it.each([
    ['certified', 'with postage for certified mail fully prepaid'],
    ['overnight_courier', 'with the fee for overnight delivery fully prepaid'],
    ['personal', 'I delivered the copy in person to'],
    ['fax', 'by fax, at'],
    ['Hand delivery to {signatory}', 'by Hand delivery to {signatory}, at'],
    [null, '(registered, certified or express mail, overnight express carrier, or personal delivery'],
  ])('states the manner of service %s in the proof', async (service_method, words) => {
    const metadata = { mail_pack: true, signatory_name: 'Dana Whitfield', service_method };
    const { texts } = await printed(noticeFacts({ notice: { metadata } }));
    expect(texts.at(-1)!.replace(/\s+/g, ' ')).toContain(words);
  });
});
