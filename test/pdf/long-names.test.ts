/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { buildPayApplicationDocument } from '../../src/domain/pay-application-document/build.js';
import { buildWaiverDocument } from '../../src/domain/waiver/document.js';
import { print } from '../../src/pdf/print.js';
import type { RenderJob, UnprintableTextError } from '../../src/pdf/render-job.js';
import { claimFacts, escalationFacts } from '../domain/claim-document/claim-facts.fixture.js';
import { payApplicationFacts, primeParties } from '../domain/pay-application-document/pay-application-facts.fixture.js';
import { defaultParties, jobsite } from '../domain/preflight/notice-facts.fixture.js';
import { waiverFacts } from '../domain/waiver/waiver-facts.fixture.js';
import { claimJob } from './claim-jobs.js';
import { longName } from './hard-texts.js';
import { inState, noticeJob, served } from './notice-jobs.js';
import { expectTidy } from './page-frame.js';
import { type PrintedText, readPdf } from './pdf-text.js';

const generatedAt = '2026-03-04T17:00:00+00:00';

const renamed = <Party extends { role: string; organization: object }>(parties: Party[]): Party[] =>
  parties.map((party) => ({
    ...party,
    attention: longName('Attn'),
    organization: named(party.organization, party.role),
  }));
const named = (organization: object, kind: string) => ({
  ...organization,
  name: longName(kind),
  legalName: longName(kind),
  addressLine1: longName('1 Rue'),
});

/** Uses a long name for every record that has a name. */
function job(parties: ReturnType<typeof defaultParties> = defaultParties()) {
  return {
    parties: renamed(parties),
    division: { name: longName('Division'), addressLine1: longName('2 Rue') },
    project: { name: longName('Project'), furnishedDescription: longName('Work'), legalDescription: longName('Lot') },
    jobsites: [jobsite({ name: longName('Site'), addressLine1: longName('3 Rue') })],
  };
}
const signer = { signatory_name: longName('Signer'), signatory_title: longName('Title') };
const noticeIn = (state: string) =>
  noticeJob(inState(state, { ...job(), notice: { metadata: { ...served, ...signer, mail_pack: true } } }));
const metadata = { ...signer, recording: { date: '2026-06-20', instrument_number: '2026-0114520' } };

const jobs: Record<string, () => RenderJob> = {
  'a mail pack in California': () =>
    noticeJob(
      inState('FL', { ...job(), notice: { state: 'CA', metadata: { ...served, ...signer, mail_pack: true } } }),
    ),
  'a two-sided notice in Oregon': () => noticeIn('OR'),
  'a notice in Texas': () => noticeIn('TX'),
  'a lien in Florida': () => claimJob('mechanics_lien', claimFacts({ ...job(), claim: { state: 'FL', metadata } })),
  'a lien in Nevada': () => claimJob('mechanics_lien', claimFacts({ ...job(), claim: { state: 'NV', metadata } })),
  'a release': () => claimJob('lien_release', claimFacts({ ...job(), claim: { metadata } })),
  'a stop payment notice': () =>
    claimJob('stop_notice', claimFacts({ ...job(), claim: { type: 'stop_payment', metadata } })),
  'a demand letter': () =>
    claimJob('demand_letter', escalationFacts('demand_letter', { ...job(), claim: { metadata } })),
  'a referral': () => claimJob('lawsuit_referral', escalationFacts('lawsuit', { ...job(), claim: { metadata } })),
  'a waiver in California': () => waiverJob('CA'),
  'a waiver in Georgia': () => waiverJob('GA'),
  'a general waiver': () => waiverJob('IL'),
  'the packet of a pay application': () => ({
    template: 'pay-application',
    model: buildPayApplicationDocument(
      payApplicationFacts({ ...job(primeParties()), payApplication: { metadata: signer } }),
      'pay-application',
    ),
    preview: false,
    generatedAt,
  }),
};

function waiverJob(state: string): RenderJob {
  const names = { checkMaker: longName('Maker'), checkPayee: longName('Payee'), signatoryName: longName('Signer') };
  const model = buildWaiverDocument(waiverFacts({ ...job(), waiver: { state, ...names } }));
  return { template: 'waiver', model, image: null, preview: false, generatedAt };
}

describe('names of two hundred characters', () => {
  it.each(Object.entries(jobs))('wrap on %s within the margins, with every accent', async (_, jobOf) => {
    const pdf = await readPdf((await print(jobOf())).bytes);
    expectTidy(pdf);
    const text = pdf.texts.join(' ').replace(/\s+/g, ' ');
    for (const name of [longName('Division'), longName('owner')]) expect(text).toContain(name);
  });

  it.each(['a notice in Texas', 'a release', 'a general waiver', 'the packet of a pay application'])(
    'prevent printing of %s if a font lacks their characters',
    async (name) => {
      const job = jobs[name]!();
      const model = JSON.parse(JSON.stringify(job.model).replaceAll('Division Núñez', 'ก Núñez'));
      const refusal = await print({ ...job, model }).catch((error: unknown) => error);
      expect((refusal as Error).name).toBe('UnprintableTextError');
      const { texts, message } = refusal as UnprintableTextError;
      expect(texts[0]).toMatchObject({ field: expect.stringMatching(/name$/i), characters: ['ก'] });
      expect(message).toMatch(/^The text "ก Núñez.*" has characters that cannot be printed: "ก" \(U\+0E01\)/);
    },
  );
});

describe('a text without spaces', () => {
  it.each([
    [
      'a lien',
      () => claimJob('mechanics_lien', claimFacts({ ...endless(), claim: { description: 'x'.repeat(5_000) } })),
    ],
    ['a demand letter', () => claimJob('demand_letter', escalationFacts('demand_letter', endless()))],
    ['a notice in Ohio', () => noticeJob(inState('OH', { ...endless(), notice: { metadata: { ...served } } }))],
    [
      'a waiver in Georgia',
      () => ({
        template: 'waiver' as const,
        model: buildWaiverDocument(waiverFacts({ ...endless(), waiver: { state: 'GA' } })),
        image: null,
        preview: false,
        generatedAt,
      }),
    ],
  ])('is printed in full, with thousands of characters, within the margins of %s', async (_, jobOf) => {
    const pdf = await readPdf((await print(jobOf())).bytes);
    expectTidy(pdf);
    const letters = pdf.texts.join('').replace(/\s|\u200B/g, '');
    expect(letters).toContain('W'.repeat(255));
    expect(letters.match(/x+/g)!.reduce((sum, { length }) => Math.max(sum, length), 0)).toBeGreaterThan(1_000);
  });
});

/** The longest name that a record accepts, and a description such as a pasted code. */
function endless() {
  return {
    division: { name: 'W'.repeat(255) },
    project: { furnishedDescription: 'x'.repeat(5_000) },
  };
}

describe('the check of a page’s layout', () => {
  const at = (text: string, x: number, y: number, width = 100): PrintedText => ({
    text,
    x,
    y,
    width,
    size: 10,
  });
  const footer = at('Page 1 of 1', 458, 765);
  const check =
    (...texts: PrintedText[]) =>
    () =>
      expectTidy({ pages: [texts], sizes: [{ width: 612, height: 792 }] });

  it('accepts lines below and beside each other, and a footer', () => {
    expect(check(at('one', 54, 100), at('two', 54, 108), at('beside', 154, 100), footer)).not.toThrow();
  });

  it.each([
    ['beyond the left margin', [at('x', 50, 100)]],
    ['beyond the right margin', [at('x', 500, 100)]],
    ['above the page', [at('x', 54, 5)]],
    ['in the area of the footer', [at('x', 54, 750), footer]],
    ['over another text', [at('one', 54, 100), at('two', 100, 102)]],
  ])('finds a text %s', (_, texts) => {
    expect(check(...texts)).toThrow();
  });
});
