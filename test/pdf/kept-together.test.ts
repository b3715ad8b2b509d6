/** @sampled cases */
import { describe, expect, it } from '@jest/globals';
import { sample } from '../support/sample.js';
import { hardData, isStatutory, signedForms } from './hard-data.js';
import { faultsOf } from './kept-faults.js';

/**
 * With COMBINATIONS=150 each form has every combination of descriptions and owners. Otherwise each form in a statute's words has one of
 * them, and so has every fourth of the others.
 */
const combinations = Number(process.env.COMBINATIONS ?? 0);

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
  it('each waiver has its words, oath, notice and officer’s lines on the page of its signature, and loses nothing', async () => {
    expect(await allFaults('waiver')).toEqual([]);
  });

  it('each claim has the oath and the officer’s lines with its signature, names the claim there, and loses nothing', async () => {
    expect(await allFaults('claim')).toEqual([]);
  });

  it('each notice has its last words on the page of its signature, and loses nothing', async () => {
    expect(await allFaults('notice')).toEqual([]);
  });
});
