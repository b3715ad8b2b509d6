/** @sampled cases */
import { describe, expect, it } from '@jest/globals';
import { print } from '../../src/pdf/print.js';
import { sample } from '../support/jest/sample.js';
import { type HardData, hardData, isStatutory, printed, signedForms, withHardData } from './hard-data.js';
import { faultsOf } from './kept-faults.js';
import { readPdf } from './pdf-text.js';

/**
 * With COMBINATIONS=150 each form has every combination of descriptions and owners. Otherwise each form in a statute's words has one of
 * them, and so has every fourth of the others.
 */
const combinations = Number(process.env.COMBINATIONS ?? 0);
const time = 180_000 * Math.max(1, combinations);

async function allFaults(template: Parameters<typeof signedForms>[0]) {
  const found: string[] = [];
  const forms = [...signedForms(template).entries()].filter(
    ([index, form]) => combinations > 0 || index % 4 === 0 || isStatutory(form),
  );
  for (const [index, form] of sample(forms)) {
    for (const data of hardData(index, Math.max(1, combinations))) found.push(...(await faultsOf(form, data)));
  }
  return found;
}

describe('with long descriptions and several owners', () => {
  it(
    'each waiver has its words, oath, notice and officer’s lines on the page of its signature, and loses nothing',
    async () => {
      expect(await allFaults('waiver')).toEqual([]);
    },
    time,
  );

  it(
    'each claim has the oath and the officer’s lines with its signature, names the claim there, and loses nothing',
    async () => {
      expect(await allFaults('claim')).toEqual([]);
    },
    time,
  );

  it(
    'each notice has its last words on the page of its signature, and loses nothing',
    async () => {
      expect(await allFaults('notice')).toEqual([]);
    },
    time,
  );

  /** The last words and the signature do not both fit on the first page. */
  const atTheEdge: HardData[] = [
    { land: 0, work: 150, owners: 4, names: 90, project: 120 },
    { land: 0, work: 150, owners: 4, names: 90, project: 200 },
  ];
  const noticeCalled = (name: string) => signedForms('notice').find((sample) => sample.name === name)!;

  it.each(atTheEdge)(
    'a notice whose signature is at the edge of its page takes its last words along: %j',
    async (data) => {
      const sample = noticeCalled('fl-preliminary');
      expect(await faultsOf(sample, data)).toEqual([]);
      const { pages } = await printed(withHardData(sample, data));
      // The first page has room for the words without the signature, so that only a rule keeps them together.
      expect(pages.findIndex((text) => text.includes('Signature'))).toBe(1);
      expect(pages[1]!.indexOf('Signature')).toBeLessThan(300);
    },
  );

  it.each([12, 40])('a notice in Washington to %d owners has its last words with its signature', async (owners) => {
    const data = { land: 600, work: 600, owners, names: 200, project: 200 };
    expect(await faultsOf(noticeCalled('wa-preliminary'), data)).toEqual([]);
  });

  it('a claim has less space only if it saves a page that also has the line that names it', async () => {
    const sample = signedForms('claim').find(({ name }) => name === 'wa-lien-general')!;
    const spaced = async (owners: number) => {
      const job = withHardData(sample, { land: 150, work: 60, owners });
      const { pages } = await readPdf((await print(job)).bytes);
      const [first = []] = pages;
      const owner = first.findIndex(({ text }) => text.startsWith('Owner Number 1'));
      return { pages: pages.length, space: Math.round(first[owner + 1]!.y - first[owner]!.y) };
    };
    expect([await spaced(8), await spaced(9)]).toEqual([
      { pages: 2, space: 11 },
      { pages: 3, space: 12 },
    ]);
  });
});
