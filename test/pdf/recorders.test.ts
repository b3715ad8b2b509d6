import { describe, expect, it } from '@jest/globals';
import { print } from '../../src/pdf/print.js';
import { samples } from '../../tools/gallery/samples.js';
import { type PrintedText, readPdf } from './pdf-text.js';

const verification = { code: '7K3M-9QXB-2VTR-8HDW', url: 'https://liens.example.com/v/7K3M-9QXB-2VTR-8HDW' };
const all = new Map(samples().map(({ name, job }) => [name, { ...job, verification }]));
const printed = async (name: string) => readPdf((await print(all.get(name)!)).bytes);
const inch = 72;
const lowest = (texts: PrintedText[]) => Math.max(...texts.map(({ y }) => y));
const highest = (texts: PrintedText[]) => Math.min(...texts.map(({ y, size }) => y - size));
const words = (texts: PrintedText[]) => texts.map(({ text }) => text).join(' ');

describe('a document for a recorder', () => {
  it.each([
    'claim-lien-ca',
    'claim-lien-exhibits',
    'claim-lien-az',
    'nj-claim',
    'in-lien-general',
    'ky-lien-general',
    'ms-lien-general',
    'fl-release',
    'pa-lien-general',
    'claim-lien-nc',
  ])('has no type below ten points: %s', async (name) => {
    const { pages } = await printed(name);
    expect(pages.flat().filter(({ size }) => size < 9.99)).toEqual([]);
  });

  it.each(['claim-lien-oh', 'claim-release-partial-oh', 'ms-lien-general', 'mn-lien-general'])(
    'leaves the top three inches blank where the recorder stamps all of them: %s',
    async (name) => {
      const [first = []] = (await printed(name)).pages;
      expect(highest(first)).toBeGreaterThanOrEqual(3 * inch);
      expect(words(first)).toContain('when recorded mail to');
    },
  );

  it('has the return address in the top left of the first page elsewhere', async () => {
    const [first = []] = (await printed('claim-lien-az')).pages;
    const address = first.find(({ text }) => text.startsWith('780 Cypress'))!;
    expect(address.y).toBeLessThan(3 * inch);
    expect(address.x + address.width).toBeLessThan(inch + 3.5 * inch);
  });

  it.each([
    ['claim-lien-oh', 1.5 * inch, inch],
    ['claim-lien-nv', inch, inch],
    ['in-lien-general', 2 * inch, 2 * inch],
  ])('has clear margins as the state prescribes them: %s', async (name, top, bottom) => {
    const { pages } = await printed(name);
    expect(pages.length).toBeGreaterThan(1);
    for (const texts of pages) {
      expect(lowest(texts)).toBeLessThanOrEqual(792 - bottom);
      expect(words(texts)).toMatch(/Page \d of \d/);
    }
    for (const texts of pages.slice(1)) expect(highest(texts)).toBeGreaterThanOrEqual(top - 3);
  });

  it('has nothing in the top margin of its later pages', async () => {
    for (const name of ['claim-lien-ca', 'claim-lien-fl', 'claim-lien-exhibits']) {
      const { pages } = await printed(name);
      for (const texts of pages.slice(1)) expect(highest(texts)).toBeGreaterThanOrEqual(inch - 3);
    }
  });

  it.each(['ms-lien-general', 'sd-lien-general'])(
    'states who prepared it, with the telephone number: %s',
    async (name) => {
      const text = words((await printed(name)).pages[0]!).replace(/\s+/g, ' ');
      expect(text).toMatch(/Prepared by: Dana Whitfield,.*780 Cypress Street.*\(510\) 555-0170/);
    },
  );

  it.each([
    'ca-release-partial',
    'fl-release',
    'generic-release',
    'nv-release',
    'claim-release-wy',
    'claim-lien-fl',
    'mi-release',
  ])('has one page because it fits on one: %s', async (name) => {
    const { pages } = await printed(name);
    expect(pages).toHaveLength(1);
    expect(words(pages[0]!)).toContain('(Seal)');
  });
});
