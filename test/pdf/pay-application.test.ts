/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import type { PayApplicationFacts } from '../../src/domain/pay-application-document/facts.js';
import type { PayApplicationDocumentType } from '../../src/domain/pay-application-document/model.js';
import { parseCents, sum } from '../../src/domain/shared/money.js';
import { measureHang } from '../../src/pdf/figure.js';
import { print } from '../../src/pdf/print.js';
import { entry, line } from '../domain/pay-application/inputs.js';
import {
  figuresOn,
  payApplicationFacts,
  primeParties,
} from '../domain/pay-application-document/pay-application-facts.fixture.js';
import { party } from '../domain/preflight/notice-facts.fixture.js';
import { expectGolden } from './golden.js';
import { expectTidy } from './page-frame.js';
import { palePages } from './pale-pages.js';
import { goldenPayApplications, longFigures, payApplicationJob } from './pay-application-jobs.js';
import { type PrintedText, readFonts, readPdf, type SetText } from './pdf-text.js';

async function printed(facts: PayApplicationFacts, type: PayApplicationDocumentType = 'g703', preview = false) {
  const { bytes, pageCount } = await print(payApplicationJob(facts, type, preview));
  const pdf = await readPdf(bytes);
  expect(pdf.pages).toHaveLength(pageCount);
  expectTidy(pdf);
  return { ...pdf, bytes };
}

const right = ({ x, width }: PrintedText) => x + width;
/** Where the last digit ends: the parenthesis of a negative amount hangs. */
const digitsEnd = (item: PrintedText) => right(item) - (item.text.endsWith(')') ? measureHang(item.size) : 0);
const cents = (text: string) => parseCents(text.replaceAll(',', '').replace(/^\((.*)\)$/, '-$1'))!;

/** The figures in the column with this letter, the subtotal of the page, and the grand total if the page has it. */
function columnOf(page: SetText[], letter: string) {
  const head = page.find(({ text, font }) => text === letter && font.includes('Bold'))!;
  const column = page.filter((item) => item.y > head.y + 25 && Math.abs(digitsEnd(item) - right(head)) < 0.6);
  const figureOf = (label: string) => {
    const row = page.find(({ text }) => text === label);
    const found = row && column.find(({ y }) => Math.abs(y - row.y) < 1);
    return found && cents(found.text);
  };
  const shown = column
    .filter(({ font, text }) => !font.includes('Bold') && /\d/.test(text))
    .map(({ text }) => cents(text));
  return { shown, subtotal: figureOf('Page subtotal'), total: figureOf('Grand total') };
}

describe('a printed pay application', () => {
  it('has a blank for the customer of a supplier whom several parties can have hired', async () => {
    const supplier = party('material_supplier', 'Bayside Supply', { isClaimant: true });
    const parties = [
      supplier,
      ...primeParties().filter(({ isClaimant }) => !isClaimant),
      party('general_contractor', 'Keystone'),
    ];
    const { texts } = await printed(payApplicationFacts({ parties }), 'g702');
    const text = texts.join(' ');
    expect(text).toMatch(/To Customer\s+_{20}/);
    expect(text).toContain('The customer has reviewed this application');
  });

  it.each(Object.entries(goldenPayApplications))('matches the golden text %s', async (name, [facts, type]) => {
    expectGolden(name, (await printed(facts, type)).texts);
  });

  it('has lines 1 to 9 exact to the cent where floating point would be wrong', async () => {
    const text = (await printed(payApplicationFacts(), 'g702')).texts.join(' ');
    for (const amount of [
      '$105,000.00',
      '$65,501.00',
      '$6,450.06',
      '$100.05',
      '$6,550.11',
      '$58,950.89',
      '$29,700.00',
      '$29,250.89',
      '$46,049.11',
    ]) {
      expect(text).toContain(amount);
    }
  });

  it('has on every page of a long sheet the sums of the lines on that page', async () => {
    const figures = longFigures(300);
    const { pages, texts } = await readFonts((await printed(payApplicationFacts({ figures }))).bytes);
    expect(pages.length).toBeGreaterThan(8);
    for (const [letter, total] of [
      ['C', figures.totals.scheduledValue],
      ['E', figures.totals.workCompletedThisPeriod],
      ['G', figures.totals.totalCompletedAndStored],
      ['H', figures.totals.balanceToFinish],
      ['I', figures.totals.retainage],
    ] as const) {
      const columns = pages.map((page) => columnOf(page, letter));
      for (const { shown, subtotal } of columns) expect(subtotal).toBe(sum(shown));
      expect(sum(columns.map(({ subtotal }) => subtotal!))).toBe(cents(total));
      expect(columns.map(({ total: grand }) => grand)).toEqual([...pages.slice(1).map(() => undefined), cents(total)]);
      expect(columns.flatMap(({ shown }) => shown)).toHaveLength(300);
    }
    texts.forEach((text, index) => {
      expect(text.match(/Page subtotal/g)).toHaveLength(1);
      expect(text).toContain('Description of work');
      expect(text).toContain(`Page ${index + 1} of ${pages.length}`);
    });
    expect(texts.slice(-2).join('\n')).toMatch(/Change order [78], continued/);
  });

  it('has the digits of additions and deductions under each other, and only the total on a single sheet', async () => {
    const [facts, type] = goldenPayApplications['pay-application-sheet']!;
    const { pages, texts } = await readFonts((await printed(facts, type)).bytes);
    expect(texts[0]).not.toContain('Page subtotal');
    for (const [letter, shown] of [
      ['C', [1_000_000n, 0n, 6_000_050n, 3_000_000n, -250_025n, 750_000n, -50_000n]],
      ['I', [16_667n, 0n, 123n, 0n, -25_003n, 0n, 0n]],
    ] as const) {
      expect(columnOf(pages[0]!, letter).shown).toEqual(shown);
    }
    expect(columnOf(pages[0]!, 'I').total).toBe(-8_213n);
    expect(texts[0]).toMatch(/Change order 1\n[\s\S]*Change order 2\n[\s\S]*\(55\.56%\)/);
  });

  it('numbers the pages of a packet throughout, with the landscape sheet after the portrait summary', async () => {
    const { texts, bytes } = await printed(payApplicationFacts(), 'pay-application');
    expect(texts.map((text) => /Page \d of \d/.exec(text)?.[0])).toEqual(['Page 1 of 2', 'Page 2 of 2']);
    expect(bytes.toString('latin1').match(/MediaBox \[[^\]]+\]/g)).toEqual([
      'MediaBox [0 0 612 792]',
      'MediaBox [0 0 792 612]',
    ]);
  });

  it('names its revision above and below each page', async () => {
    const { texts } = await printed(...goldenPayApplications['pay-application-subcontract-draft']!);
    expect(texts).toHaveLength(2);
    for (const text of texts) expect(text).toMatch(/Application No\.\s2, revision 1 · Harbor View Apartments/);
    expect(texts[1]).toMatch(/Payment, Application No\.\s2, revision 1, continued/);
  });

  it('is certified by an architect only: on a lower contract it has an approval', async () => {
    const words = async (...[facts]: Parameters<typeof printed>) =>
      (await printed(facts, 'g702')).texts.join(' ').replace(/\s+/g, ' ');
    const approved = await words(...goldenPayApplications['pay-application-subcontract-draft']!);
    expect(approved).toContain('This approval is not negotiable.');
    expect(approved).not.toContain('This certificate is not negotiable');
    expect(await words(payApplicationFacts(), 'g702')).toContain('This certificate is not negotiable.');
  });

  it('has its mark at the left margin of each page', async () => {
    const draft = payApplicationFacts({ payApplication: { status: 'draft' } });
    const { pages } = await printed(draft, 'pay-application');
    const marks = pages.map((texts) => texts.find(({ text }) => text.startsWith('DRAFT'))!.x);
    expect(marks).toEqual([54, 36]);
  });

  it('is marked only if it is a draft or a preview', async () => {
    const draft = payApplicationFacts({ payApplication: { status: 'draft' } });
    for (const preview of [true, false]) {
      const { texts, bytes } = await printed(draft, 'pay-application', preview);
      expect(texts[0]).toMatch(/^DRAFT — NOT SUBMITTED/);
      for (const text of texts) expect(text).toContain('DRAFT — NOT SUBMITTED');
      expect(await palePages(bytes)).toBe(texts.length);
    }
    const submitted = payApplicationFacts();
    expect((await printed(submitted, 'pay-application', true)).texts[0]).toMatch(/^PREVIEW — NOT FOR SUBMISSION/);
    expect((await printed(submitted, 'pay-application')).texts.join()).not.toMatch(/PREVIEW|DRAFT/);
  });

  it('has the same bytes for the same application, and identifies it in the file’s metadata', async () => {
    const [first, second] = [await printed(payApplicationFacts()), await printed(payApplicationFacts())];
    expect(first.bytes.equals(second.bytes)).toBe(true);
    expect(first.info).toMatchObject({
      Title: 'Continuation Sheet, Application No. 2: Harbor View Apartments',
      Author: 'Bayside Steel Works, Inc., Structural Division',
      Keywords: 'g703, Application No. 2, HV-114',
    });
  });

  it.each([
    [['Ann Lee', 'Ben Lee'], 'with Ben Lee'],
    [['Ann Lee', 'Ben Lee', 'Cy Lee'], 'with Ben Lee and Cy Lee'],
    [['Ann Lee', 'Ben Lee', 'Cy Lee', 'Dee Lee'], 'with Ben Lee, Cy Lee, and Dee Lee'],
    [['Ann Lee', 'Acme Holdings, LLC', 'Cy Lee', 'Dee Lee'], 'with Acme Holdings, LLC; Cy Lee; and Dee Lee'],
  ])('lists the owners beside the first, whose address is above them: %j', async (names, words) => {
    const owners = names.map((name) => party('owner', name, { id: name }));
    const { texts } = await printed(payApplicationFacts({ parties: [...primeParties(), ...owners] }), 'g702');
    const text = texts.join(' ').replace(/\s+/g, ' ');
    expect(text).toContain(words);
    expect(text).not.toContain(`and ${words.slice(5)}`);
  });

  it('keeps the longest texts, the largest amounts and forty parties within the margins, with each amount on one line', async () => {
    const long = { itemNumber: 'W'.repeat(240), description: 'A clause of the specification '.repeat(333) };
    const figures = figuresOn(
      [
        line('1', '499999999999.99', long),
        line('2', '499999999999.99'),
        line('3', '-99999999999.99', { changeOrderNumber: 'X'.repeat(240) }),
        line('4', '99999999999.99', { changeOrderNumber: 'Y '.repeat(120) }),
      ],
      [entry('1', { percentComplete: '100' }), entry('3', { percentComplete: '100' })],
    );
    const owners = Array.from({ length: 40 }, (_, index) =>
      party('owner', `Owner ${index} of the tract`, { id: `o${index}` }),
    );
    const { pages, texts } = await printed(
      payApplicationFacts({
        figures,
        parties: [...primeParties(), ...owners],
        project: { name: 'P'.repeat(240), furnishedDescription: 'Q '.repeat(4000) },
        division: { name: 'W'.repeat(250) },
      }),
      'pay-application',
    );
    for (const [index, page] of pages.entries()) {
      const landscape = texts[index]!.includes('Description of work');
      const [margin, width, height] = landscape ? [36, 792, 612] : [54, 612, 792];
      for (const item of page) {
        expect(item.x).toBeGreaterThanOrEqual(margin - 0.5);
        expect(right(item)).toBeLessThanOrEqual(width - margin + 0.5);
        expect(item.y).toBeLessThan(height - 18);
      }
    }
    const sheet = texts.filter((text) => text.includes('Continuation Sheet')).join('\n');
    expect(sheet).toContain('(99,999,999,999.99)');
    expect(sheet).toContain('999,999,999,999.98');
    expect(texts.join(' ').replace(/\s+/g, ' ')).toContain('Owner 39 of the tract');
    // A page within the text of an item has no amount of its own.
    const sheets = texts.filter((text) => text.includes('Description of work'));
    const within = sheets.filter((text) => !text.includes('Page subtotal'));
    expect(within.length).toBeGreaterThan(0);
    expect(within.length).toBeLessThan(sheets.length);
    for (const text of within) expect(text).not.toMatch(/\d\.\d\d\b/);
  });

  it('can have a sheet without lines', async () => {
    const { texts } = await printed(payApplicationFacts({ figures: figuresOn([]) }), 'pay-application');
    expect(texts).toHaveLength(2);
    expect(texts[1]).toContain('Grand total');
  });
});
