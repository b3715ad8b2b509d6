/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { print } from '../../../src/pdf/print.js';
import type { RenderJob } from '../../../src/pdf/render-job.js';
import { claimFacts } from '../../domain/claim-document/claim-facts.fixture.js';
import { claimJob } from '../claim-jobs.js';
import { flat } from '../hard-data.js';
import { readPdf } from '../pdf-text.js';

/** Names of this many letters. */
function lienWithNames(length: number): RenderJob {
  const job = claimJob('mechanics_lien', claimFacts({ claim: { state: 'AR' } }));
  if (job.template !== 'claim') throw new Error('This is no claim.');
  const name = 'Consolidated Structural Steel '.repeat(20).slice(0, length).trim();
  const { claimant, signatory } = job.model;
  return { ...job, model: { ...job.model, claimant: { ...claimant, name }, signatory: { ...signatory, title: name } } };
}

describe('a block that stays together', () => {
  it.each([28, 250, 500])(
    'loses nothing where it is higher than its page, with names of %d letters',
    async (length) => {
      const { pages } = await readPdf((await print(lienWithNames(length))).bytes);
      const all = flat(
        pages
          .flat()
          .map(({ text }) => text)
          .join(''),
      );
      for (const text of ['AFFIDAVIT', 'JURAT', 'ACKNOWLEDGMENT', 'Printed name and title'])
        expect(all).toContain(flat(text));
      expect(all.split('(Seal)')).toHaveLength(3);
      // Nothing is printed in the space that the recorder keeps clear.
      expect(Math.max(...pages.flat().map(({ y }) => y))).toBeLessThan(792 - 2.5 * 72);
    },
  );
});
