/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { print } from '../../src/pdf/print.js';
import type { RenderJob } from '../../src/pdf/render-job.js';
import { samples } from '../../tools/gallery/samples.js';
import { claimFacts } from '../domain/claim-document/claim-facts.fixture.js';
import { claimJob, goldenClaims } from './claim-jobs.js';
import { readPdf } from './pdf-text.js';
import { stampFaults, stampFaultsAt } from './stamp-space.js';

const verification = { code: '7K3M-9QXB-2VTR-8HDW', url: 'https://liens.example.com/v/7K3M-9QXB-2VTR-8HDW' };
const final = samples().filter(({ job }) => !job.preview);
const printed = async (job: RenderJob) => readPdf((await print({ ...job, verification })).bytes);
const named = (name: string) => printed(final.find((sample) => sample.name === name)!.job);
const flat = (texts: string[]) => texts.join(' ').replace(/\s+/g, ' ');

describe('the certificate of a notary', () => {
  // test/pdf/tagging checks it in each document.
  it.each(['claim-lien-fl', 'claim-lien-ga', 'ut-lien-general', 'claim-stop-generic', 'claim-stop-lender-bonded-ca'])(
    'has free space for a stamp beside the lines of the officer: %s',
    async (name) => {
      expect(stampFaults((await named(name)).pages)).toEqual([]);
    },
  );

  it.each([
    ['waiver-ms-signed', 'NOTARY PUBLIC'],
    ['waiver-ms-conditional-final', 'NOTARY PUBLIC'],
    ['waiver-wy-signed', 'My Commission Expires:'],
  ])('has the space below the lines of a form that the statute words: %s', async (name, caption) => {
    const [texts = []] = (await named(name)).pages;
    const { x, y } = texts.find(({ text }) => text === caption)!;
    expect(stampFaultsAt(texts, { left: x, top: y })).toEqual([]);
  });

  it.each(['waiver-ms-conditional-progress', 'waiver-ms-conditional-final', 'waiver-ms-signed'])(
    'has its space labelled also on a form that the statute words: %s',
    async (name) => {
      const [texts = []] = (await named(name)).pages;
      expect(texts.filter(({ text }) => text === '(Seal)')).toHaveLength(1);
      expect(stampFaults([texts])).toEqual([]);
    },
  );

  it('moves to the next page with its space', async () => {
    const [instrument, facts] = goldenClaims['claim-lien-ga']!;
    for (const lots of [1, 4, 7, 10]) {
      const project = { ...facts.project, legalDescription: 'Lot 4, Block 12, Harbor Tract; '.repeat(lots) };
      const { pages } = await printed(claimJob(instrument, { ...facts, project }));
      expect({ lots, faults: stampFaults(pages) }).toEqual({ lots, faults: [] });
    }
  });

  it.each(['wa-lien-general', 'tn-lien-general', 'ar-lien-general', 'nj-lien-general'])(
    'is on the page of the signature, also where an oath and an acknowledgment are required: %s',
    async (name) => {
      const { texts } = await named(name);
      const certified = texts.filter((text) => /JURAT|ACKNOWLEDGMENT/.test(text));
      expect(certified).toHaveLength(1);
      expect(certified[0]).toMatch(/Printed name and title[\s\S]*JURAT[\s\S]*ACKNOWLEDGMENT/);
    },
  );

  it.each([
    ['claim-lien-fl', /Notary Public – State of _+/],
    ['fl-release', /Notary Public – State of _+/],
    ['claim-lien-mi', /Notary public, State of _+, County of _+\./],
    ['mi-release', /Notary public, State of _+, County of _+\./],
  ])('names no state of the officer while its venue is a blank: %s', async (name, words) => {
    const text = flat((await named(name)).texts);
    expect(text).toMatch(/State of _+/);
    expect(text).toMatch(words);
    expect(text).not.toMatch(/Notary public[^.]*State of (Florida|Michigan)/i);
  });

  it('names the state of the officer with that of its venue', async () => {
    const sample = final.find(({ name }) => name === 'pay-application-subcontract-draft')!;
    const job = sample.job as Extract<RenderJob, { template: 'pay-application' }>;
    const notary = { ...job.model.notary!, state: 'FL', county: 'Duval' };
    const text = flat((await printed({ ...job, model: { ...job.model, notary } })).texts);
    expect(text).toContain('State of Florida County of Duval');
    expect(text.toLowerCase()).toContain('notary public – state of florida');
  });
});

describe('the head of a recorded document', () => {
  it('names no office, because a recorder, a clerk, a register or a judge takes it', async () => {
    for (const state of ['AL', 'GA', 'CA', 'TN']) {
      const text = flat((await printed(claimJob('mechanics_lien', claimFacts({ claim: { state } })))).texts);
      expect(text).toContain('Space above this line for recording use');
      expect(text).not.toContain('for the recorder’s use');
    }
  });
});
