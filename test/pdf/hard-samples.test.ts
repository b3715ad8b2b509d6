/** @sampled cases */
import { describe, expect, it } from '@jest/globals';
import { print } from '../../src/pdf/print.js';
import { hardSamples } from '../../tools/gallery/hard-samples.js';
import { asIssued } from '../../tools/gallery/issued.js';
import { samples } from '../../tools/gallery/samples.js';
import { sample } from '../support/jest/sample.js';
import { toPrinted } from './hard-data.js';
import { faultsOfPages } from './kept-faults.js';
import { tidyFaults } from './page-frame.js';
import { readPdf } from './pdf-text.js';

const documents = hardSamples();

/** What no document says: a value that is missing, and marks that a value has brought into a sentence that has them already. */
const unsaid = /undefined|\bnull\b|NaN|\[object|[^.]\.\.(?:\s|$)| ,[ a-z]|,,|\(\)/;

describe('the hard documents of the gallery', () => {
  it('have names that no other document has', () => {
    const names = [...samples(), ...documents].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('keep within their pages, keep together what is signed, cite their exhibits, and print no missing value', async () => {
    const faults: string[] = [];
    for (const document of sample(documents)) {
      const job = asIssued(document);
      const pdf = await readPdf((await print(job)).bytes);
      const said = pdf.texts.flatMap((text) => unsaid.exec(text)?.[0] ?? []).map((text) => `says "${text}"`);
      const found = [...tidyFaults(pdf), ...said, ...faultsOfPages(job, toPrinted(pdf))];
      faults.push(...found.map((fault) => `${document.name}: ${fault}`));
    }
    expect(faults).toEqual([]);
  }, 600_000);
});
