/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { print } from '../../src/pdf/print.js';
import { defaultParties, party } from '../domain/preflight/notice-facts.fixture.js';
import { goldenFacts, inState, noticeJob, served } from './notice-jobs.js';
import { readFonts, readPdf } from './pdf-text.js';

const bytesOf = async (...job: Parameters<typeof noticeJob>) => (await print(noticeJob(...job))).bytes;
const read = async (...job: Parameters<typeof noticeJob>) => readPdf(await bytesOf(...job));

/** The kind of each page, recognized by words that only it contains. */
const kinds = (texts: string[]) =>
  texts.map((text) => {
    if (text.includes('ACKNOWLEDGMENT OF RECEIPT')) return 'cover';
    if (text.includes('FOR YOUR PROTECTION')) return 'reverse';
    if (text.includes('EXHIBIT A')) return 'exhibit';
    return text.includes('left blank') ? 'blank' : 'front';
  });

const crowd = Array.from({ length: 37 }, (_, i) => party('material_supplier', `Supplier ${i + 1}`, { id: `s${i}` }));
const metadata = { ...served, mail_pack: true };

describe('a notice printed on two sides', () => {
  it.each(['OR', 'WA'])('has in %s its reverse after the front, and the front on an odd page', async (state) => {
    expect(kinds((await read(inState(state))).texts)).toEqual(['front', 'reverse']);
    const pack = kinds((await read(inState(state, { notice: { metadata } }))).texts);
    expect(pack).toEqual(Array.from({ length: 3 }, () => ['cover', 'blank', 'front', 'reverse']).flat());
  });

  it.each([4, 8])('starts every piece on a new sheet, with 40 parties and %d boxes', async (party_grid_max) => {
    const notice = { metadata: { ...metadata, party_grid_max } };
    const { texts } = await read(inState('OR', { notice, parties: [...defaultParties(), ...crowd] }));
    const pages = kinds(texts);
    const covers = pages.flatMap((kind, index) => (kind === 'cover' ? [index] : []));
    expect(covers).toHaveLength(3);
    for (const start of covers) {
      expect(start % 2).toBe(0);
      expect(pages.slice(start, start + 5)).toEqual(['cover', 'blank', 'front', 'reverse', 'exhibit']);
    }
    expect(pages.length % 2).toBe(0);
  });

  it('continues in Exhibit A what has no room on the front', async () => {
    const description = 'Reinforcing steel and embedded items. '.repeat(120).trim();
    const { texts } = await read(inState('WA', { notice: { description } }));
    expect(kinds(texts).slice(0, 3)).toEqual(['front', 'reverse', 'exhibit']);
    expect(texts[0]).toContain('See Exhibit A.');
    expect(
      texts
        .slice(2)
        .join(' ')
        .match(/Reinforcing/g),
    ).toHaveLength(120);
    // The parties have room on the front.
    expect(texts[0]).toContain('First Pacific Bank, N.A.');
  });
});

describe('type sizes prescribed by a statute', () => {
  it('are kept in Arizona: the ten-day duties are bold and as large as the largest type', async () => {
    const { pages } = await readFonts(await bytesOf(goldenFacts['az-preliminary']));
    const printed = pages.flat();
    const duties = printed.filter(({ text }) => text.startsWith('Within ten days'));
    expect(duties).toHaveLength(2);
    for (const { size, font } of duties) {
      expect(size).toBeCloseTo(Math.max(...printed.map((piece) => piece.size)));
      expect(font).toMatch(/Bold$/);
    }
  });

  it('are kept in Arizona on a notice with an Exhibit A, too', async () => {
    const { pages } = await read(inState('AZ', { parties: [...defaultParties(), ...crowd] }));
    expect(Math.max(...pages.flat().map(({ size }) => size))).toBeCloseTo(12);
  });

  it('are kept in Washington: the statutory words are in ten-point type or larger', async () => {
    const { pages } = await read(goldenFacts['wa-preliminary']);
    const labels = pages[0]!.filter(({ text }) => /^(Re:|At the request of|Brief description)/.test(text));
    expect(labels.map(({ size }) => Math.round(size))).toEqual([10, 10, 10]);
    const from = pages[0]!.findIndex(({ text }) => text.startsWith('OWNER/OCCUPIER'));
    const to = pages[0]!.findIndex(({ text }) => text.startsWith('Sender:'));
    const words = [...pages[0]!.slice(from, to), ...pages[1]!.slice(0, 12)];
    expect(words.length).toBeGreaterThan(20);
    for (const { size } of words) expect(size).toBeGreaterThanOrEqual(10);
  });

  it.each(['fl-preliminary', 'tx-preliminary', 'mi-preliminary', 'oh-preliminary'])(
    'are kept for %s: the warning is bold',
    async (name) => {
      const { pages } = await readFonts(await bytesOf(goldenFacts[name]));
      const warning = pages[0]!.find(({ text }) => text.startsWith('WARNING'));
      expect(warning?.font).toMatch(/Bold$/);
    },
  );
});
