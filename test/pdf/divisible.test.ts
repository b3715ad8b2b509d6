/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { buildPayApplicationDocument } from '../../src/domain/pay-application-document/build.js';
import { buildWaiverDocument } from '../../src/domain/waiver/document.js';
import { divideTooLong } from '../../src/pdf/divisible.js';
import { print } from '../../src/pdf/print.js';
import type { RenderJob } from '../../src/pdf/render-job.js';
import { claimFacts, escalationFacts } from '../domain/claim-document/claim-facts.fixture.js';
import { line } from '../domain/pay-application/inputs.js';
import { figuresOn, payApplicationFacts } from '../domain/pay-application-document/pay-application-facts.fixture.js';
import { defaultParties, party } from '../domain/preflight/notice-facts.fixture.js';
import { waiverFacts } from '../domain/waiver/waiver-facts.fixture.js';
import { claimJob } from './claim-jobs.js';
import { inState, noticeJob } from './notice-jobs.js';
import { expectTidy } from './page-frame.js';
import { readPdf } from './pdf-text.js';
import { faultsOf } from './tagging/faults.js';
import { readTagged } from './tagging/read.js';

const generatedAt = '2026-03-04T17:00:00+00:00';
const sentence = 'Steel was set and welded. ';
/** As long as a record accepts. */
const description = sentence.repeat(384).trim();
const claim = (state: string) =>
  claimFacts({
    claim: { state, description, type: 'bond_claim' },
    parties: [...defaultParties(), party('surety', 'Granite State Surety Co.')],
  });

const jobs: Record<string, () => RenderJob> = {
  'a lien in California': () => claimJob('mechanics_lien', claim('CA')),
  'a lien in New York': () => claimJob('mechanics_lien', claim('NY')),
  'a lien in Kansas': () => claimJob('mechanics_lien', claim('KS')),
  'a stop payment notice': () => claimJob('stop_notice', claim('CA')),
  'a bond claim': () => claimJob('bond_claim', claim('TX')),
  'a notice of intent': () => claimJob('notice_of_intent', claim('PA')),
  'a notice of claim': () => claimJob('notice_of_claim', claim('TX')),
  'a referral': () =>
    claimJob('lawsuit_referral', escalationFacts('lawsuit', { project: { furnishedDescription: description } })),
  'a preliminary notice': () => noticeJob(inState('CA', { notice: { description } })),
  'a general waiver': () => waiverJob('IL'),
  'a waiver in Texas': () => waiverJob('TX'),
  'a continuation sheet': () => ({
    template: 'pay-application',
    model: buildPayApplicationDocument(
      payApplicationFacts({ figures: figuresOn([line('1', '1000.00', { description })]) }),
      'g703',
    ),
    preview: false,
    generatedAt,
  }),
};

function waiverJob(state: string): RenderJob {
  const model = buildWaiverDocument(waiverFacts({ waiver: { state, workDescription: description } }));
  return { template: 'waiver', model, image: null, preview: false, generatedAt };
}

describe('a description of ten thousand characters', () => {
  it.each(Object.entries(jobs))('is printed in full on %s', async (_, jobOf) => {
    const { bytes } = await print(jobOf());
    const pdf = await readPdf(bytes);
    expectTidy(pdf);
    expect(faultsOf(await readTagged(bytes))).toEqual([]);
    const text = pdf.texts.join(' ').replace(/\s+/g, ' ');
    expect(text.match(/welded/g)).toHaveLength(384);
  });
});

describe('a row or a block', () => {
  const row = (text: string) => ({ table: { widths: [100, 300], body: [['Work', text]], dontBreakRows: true } });
  const block = (text: string) => ({ stack: [{ text }], unbreakable: true });

  const divided = <T>(content: T): T => {
    divideTooLong(content);
    return content;
  };

  it('stays on one page if it fits on one', () => {
    expect(divided(row(sentence.repeat(50)))).toEqual(row(sentence.repeat(50)));
    expect(divided(block(sentence.repeat(100)))).toEqual(block(sentence.repeat(100)));
  });

  it('may be divided if it does not', () => {
    expect(divided(row(sentence.repeat(100))).table.dontBreakRows).toBe(false);
    expect(divided([{ section: [block(sentence.repeat(200))] }])[0]!.section[0]!.unbreakable).toBe(false);
    expect(divided(row('line\n'.repeat(60))).table.dontBreakRows).toBe(false);
  });
});
