/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { composed } from '../../src/domain/shared/printable.js';
import { plainPng } from '../../src/pdf/png-pixels.js';
import { print } from '../../src/pdf/print.js';
import type { RenderJob } from '../../src/pdf/render-job.js';
import { attentionLine } from '../../src/pdf/templates/notice/parties.js';
import { samples } from '../../tools/gallery/samples.js';
import { claimFacts } from '../domain/claim-document/claim-facts.fixture.js';
import { claimJob } from './claim-jobs.js';
import { readPdf } from './pdf-text.js';
import { completeWaiver, waiverJob } from './waiver-jobs.js';

const textsOf = async (job: RenderJob) => (await readPdf((await print(job)).bytes)).texts.map(flat);
const flat = (text: string) => text.replace(/\s+/g, ' ');
const lien = (state: string, county?: string) => {
  const facts = claimFacts({ claim: { state } });
  const jobsites = facts.jobsites.map((site) => (county ? { ...site, county } : site));
  return claimJob('mechanics_lien', { ...facts, jobsites });
};

describe('a document of the sandbox', () => {
  const final = samples().filter(({ job }) => !job.preview);
  const families = [...new Set(final.map(({ job }) => job.template))];

  it.each(families)('says so on each of its pages, and with its own mark: %s', async (template) => {
    for (const { name, job } of final.filter((each) => each.job.template === template).slice(0, 6)) {
      const texts = await textsOf({ ...job, sandbox: true });
      expect({ name, unmarked: texts.filter((text) => !text.includes('SANDBOX')).length }).toEqual({
        name,
        unmarked: 0,
      });
    }
  });

  it('has the same pages as a live one, which has no mark', async () => {
    for (const { name, job } of final.filter((_, index) => index % 20 === 0)) {
      const live = await print(job);
      const marked = await print({ ...job, sandbox: true });
      expect({ name, pages: marked.pageCount }).toEqual({ name, pages: live.pageCount });
    }
    const texts = await textsOf(lien('CA'));
    expect(texts.join(' ')).not.toContain('SANDBOX');
  });

  it('keeps what a preview says', async () => {
    const facts = claimFacts();
    const texts = await textsOf({ ...claimJob('mechanics_lien', facts, true), sandbox: true });
    for (const text of texts) expect(text).toContain('SANDBOX PREVIEW — NOT FOR RECORDING OR SERVICE');
  });
});

describe('a place', () => {
  it.each([
    ['MO', 'St. Louis City', 'IN THE CIRCUIT COURT OF THE CITY OF ST. LOUIS, MISSOURI'],
    ['MO', 'Jackson', 'IN THE CIRCUIT COURT OF JACKSON COUNTY, MISSOURI'],
    ['MD', 'Baltimore City', 'IN THE CIRCUIT COURT FOR BALTIMORE CITY, MARYLAND'],
  ])('has its article in the caption of a court: %s, %s', async (state, county, caption) => {
    expect((await textsOf(lien(state, county)))[0]).toContain(caption);
  });

  it.each(['KY', 'MA', 'PA', 'VA'])(
    'is a commonwealth in the venue of %s, whose certificate may be made elsewhere',
    async (state) => {
      const text = (await textsOf(lien(state))).join(' ');
      expect(text).toMatch(/Commonwealth or State of _{10,}|JURAT(?!.*State of)|penalt(y|ies) of perjury/);
      expect(text).not.toMatch(/(?<!or )State of _{10,}/);
    },
  );

  it('is printed without its noun in a form that has the noun', async () => {
    const text = (await textsOf(lien('GA', 'county of fulton'))).join(' ');
    expect(text).toContain('County of Fulton');
    expect(text).not.toMatch(/county of county|county of fulton/);
  });
});

describe('a name', () => {
  it('is not on the line of the witness in Georgia if it is that of the signer', async () => {
    const facts = completeWaiver('GA', 'conditional_progress', { metadata: { signatory_name: 'Dana Whitfield' } });
    const text = (await textsOf(waiverJob(facts))).join(' ');
    expect(text).toMatch(/Printed name: Dana Whitfield \(SEAL\)/);
  });

  it.each(['typed', 'drawn'] as const)(
    'leaves the lines to sign on level at any length, beside a signature that is %s',
    async (method) => {
      const signed = structuredClone(samples().find(({ name }) => name === 'waiver-conditional-final-signed')!.job);
      if (signed.template !== 'waiver') throw new Error('The sample is no waiver.');
      const named = { name: "Wilhelmina O'Shaughnessy-Featherstonehaugh-Brandenburg", method };
      const title = 'Senior Vice President of Contracts and Accounts Receivable';
      Object.assign(signed.model.signature!, named, { title });
      const wide = plainPng(new Uint8Array(600 * 40 * 4).fill(255), 600, 40).toString('base64');
      const { pages } = await readPdf(
        (await print({ ...signed, image: method === 'drawn' ? `data:image/png;base64,${wide}` : null })).bytes,
      );
      const captions = ['SIGNATURE', 'PRINTED NAME AND TITLE', 'DATE OF SIGNATURE'];
      const heights = captions.map((text) => pages[0]!.find((each) => each.text.trim().toUpperCase() === text)?.y);
      expect(new Set(heights.map((y) => Math.round(y! * 2))).size).toBe(1);
    },
  );

  it('is not repeated for attention if it is that of an individual', () => {
    expect(attentionLine('Dana Whitfield', 'DANA  WHITFIELD')).toEqual([]);
    expect(attentionLine('Bay Steel, Inc.', 'Dana Whitfield')).toEqual(['Attn: Dana Whitfield']);
  });

  it('keeps the letters of its ligatures', () => {
    expect(composed('\uFB01ne o\uFB03ce')).toBe('fine office');
  });

  it('is whole in the footer up to a hundred letters', async () => {
    const name = 'Delmar Structural Steel and Miscellaneous Metals Fabricators, Incorporated';
    const facts = completeWaiver('IL', 'conditional_progress');
    const job = waiverJob(facts);
    const text = (await textsOf({ ...job, model: { ...job.model, claimant: { ...job.model.claimant, name } } })).join(
      ' ',
    );
    expect(text).not.toContain('…');
  });
});
