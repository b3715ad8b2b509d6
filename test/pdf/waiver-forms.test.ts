/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import type { WaiverRecordFacts } from '../../src/domain/waiver/facts.js';
import { formCode, legalForm, legalForms } from '../../src/domain/waiver/forms.js';
import { preflightWaiver, waiverWarnings } from '../../src/domain/waiver/preflight.js';
import type { SignatureBlock } from '../../src/domain/waiver/signature.js';
import { waiverForms } from '../../src/pdf/assets/waiver/index.js';
import { print } from '../../src/pdf/print.js';
import { waiverFacts } from '../domain/waiver/waiver-facts.fixture.js';
import { expectGolden } from './golden.js';
import { expectTidy } from './page-frame.js';
import { readFonts, readPdf, type SetText } from './pdf-text.js';
import { faultsOf } from './tagging/faults.js';
import { outlineOf } from './tagging/outline.js';
import { readTagged } from './tagging/read.js';
import { readTexts } from './tagging/texts.js';
import { completeWaiver, waiverFormsOf, waiverJob, wordedStates } from './waiver-jobs.js';
import { signature } from './waiver-signature.fixture.js';

async function printed(facts: ReturnType<typeof waiverFacts>, signed: SignatureBlock | null = null) {
  const job = waiverJob(facts, signed);
  const { bytes } = await print(job);
  const pdf = await readPdf(bytes);
  expectTidy(pdf);
  return { model: job.model, bytes, ...pdf };
}

/** A warning about a blank of the form, and not about what it says is attached. */
/** The job of these facts is in California, whatever the state of the form. */
const isOfForm = ({ field }: { field: string }) => field !== 'state';
const isBlank = ({ field }: { field: string }) => field !== 'exhibits';

describe('a prescribed waiver form', () => {
  it.each(wordedStates)('has the statutory text of %s on one page', async (state) => {
    const texts: string[] = [];
    for (const facts of waiverFormsOf(state)) {
      expect([...preflightWaiver(facts), ...waiverWarnings(facts).filter(isBlank)].filter(isOfForm)).toEqual([]);
      const unsigned = await printed(facts);
      expect(unsigned.texts).toHaveLength(1);
      expect(unsigned.texts[0]).not.toMatch(/General form|own words|\{|undefined|null/);
      texts.push(unsigned.texts[0]!);
    }
    expectGolden(`waiver-${state.toLowerCase()}`, texts);
    const signed = await printed(waiverFormsOf(state)[0]!, signature(state));
    expect(signed.texts).toHaveLength(2);
    expect(signed.texts[1]).toMatch(/^SIGNATURE CERTIFICATE/);
    expectGolden(`waiver-${state.toLowerCase()}-signed`, signed.texts);
  });

  it('exists exactly for each code that is marked as statutory', () => {
    const codes = legalForms.map(({ code }) => code);
    expect(waiverForms.map(({ code }) => code).sort()).toEqual([...codes].sort());
    expect(new Set(legalForms.map(({ code }) => code)).size).toBe(legalForms.length);
  });

  it('has no type larger than its notice, which is bold', async () => {
    for (const [state, type] of [
      ['AZ', 'unconditional_progress'],
      ['CA', 'unconditional_final'],
      ['NV', 'unconditional_progress'],
      ['TX', 'unconditional_final'],
    ] as const) {
      const { bytes } = await printed(completeWaiver(state, type), signature(state));
      const { pages } = await readFonts(bytes);
      const notice = pages[0]!.find(({ text }) => /^notice/i.test(text)) as SetText;
      expect(notice.font).toMatch(/Bold/);
      expect(notice.size).toBeGreaterThanOrEqual(10);
      expect(Math.max(...pages[0]!.map(({ size }) => size))).toBeCloseTo(notice.size, 1);
    }
  });

  it('has the notice at the top in Texas', async () => {
    const { pages } = await printed(completeWaiver('TX', 'unconditional_progress'));
    expect(pages[0]![0]!.text).toMatch(/^NOTICE: This document waives rights/);
  });

  it('has Michigan’s words to choose from, of which the chosen one is circled and read as circled', async () => {
    const outline = async (coversAllDue: boolean | null) => {
      const { bytes } = await print(waiverJob(completeWaiver('MI', 'unconditional_progress', { coversAllDue })));
      const [pdf, texts] = [await readTagged(bytes), await readTexts(bytes)];
      expect(faultsOf(pdf)).toEqual([]);
      expect(
        texts
          .map(({ read }) => [...read.values()].join(''))
          .join()
          .replace(/\s+/g, ' '),
      ).toContain('if any, (circle one) does does not cover all amounts due');
      return outlineOf(pdf.root[0]!, texts).match(/Span: .*/g);
    };
    expect(await outline(true)).toEqual(['Span: does (circled)']);
    expect(await outline(false)).toEqual(['Span: does not (circled)']);
    expect(await outline(null)).toBeNull();
  });

  it('has room for Michigan’s circle between the words beside it', async () => {
    for (const coversAllDue of [true, false]) {
      const { pages } = await printed(completeWaiver('MI', 'unconditional_progress', { coversAllDue }));
      const circled = pages[0]!.find(({ text }) => /^does( |\u00A0|$)/.test(text))!;
      const beside = pages[0]!.filter(({ y }) => Math.abs(y - circled.y) < 2);
      const at = beside.indexOf(circled);
      const left = beside[at - 1]!;
      // What the circle adds to the word on each side, and a point between them.
      const room = 3.5 + 1;
      const spaces = /\s*$/.exec(left.text)![0].length * 2.75;
      expect(circled.x - (left.x + left.width - spaces)).toBeGreaterThan(room);
    }
  });

  it('names the county of a legal description in Missouri, unless the description does', async () => {
    const text = async (legalDescription: string) => {
      const facts = completeWaiver('MO', 'unconditional_final');
      const project = { ...facts.project, legalDescription };
      return (await printed({ ...facts, project })).texts.join().replace(/\s+/g, ' ');
    };
    expect(await text('Lot 7, Block 2.')).toContain('Lot 7, Block 2, Alameda County, Missouri Claimant:');
    expect(await text('Lot 7, Alameda County')).toContain('Lot 7, Alameda County Claimant:');
  });

  it.each(['GA', 'MS', 'WY', 'MO'])('describes each jobsite in %s, with its county', async (state) => {
    const facts = completeWaiver(state, state === 'MO' ? 'unconditional_final' : 'conditional_progress');
    const [site] = facts.jobsites;
    const jobsites = [
      { ...site!, legalDescription: 'Lot 7, Block 2', county: 'Clay' },
      { ...site!, legalDescription: 'Lot 9, Block 4', county: 'Platte', isPrimary: false },
    ];
    const textOf = async (legalDescription: string | null) => {
      const project = { ...facts.project, legalDescription };
      return (await printed({ ...facts, project, jobsites })).texts.join().replace(/\s+/g, ' ');
    };
    const text = await textOf(null);
    for (const part of ['Lot 7, Block 2', 'Lot 9, Block 4', 'Clay County', 'Platte County'])
      expect(text).toContain(part);
    if (state !== 'MO') return;
    expect(text).toContain('Lot 7, Block 2, Clay County, Missouri; Lot 9, Block 4, Platte County, Missouri');
    // A part of the whole is not stated twice.
    expect((await textOf('Lot 7, Block 2 and Lot 9, Block 4, both in Tract 5')).match(/Lot 9/g)).toHaveLength(1);
  });

  it('has twelve-point type in Georgia', async () => {
    const { pages } = await printed(completeWaiver('GA', 'conditional_progress'));
    const form = pages[0]!.filter(({ y }) => y < 742);
    for (const { size } of form) expect(size).toBeGreaterThanOrEqual(11.99);
  });

  it('lists the claimant’s exceptions after the form’s own', async () => {
    const extra = { kind: 'extras', date: '2026-03-12', amount: '1250.00', text: 'Change order request 7' } as const;
    const changes = { exceptions: [extra], priorWaivers: [{ date: '2026-02-28', amount: '9000.00' }] };
    for (const state of ['AZ', 'CA', 'FL', 'GA', 'MI', 'MS', 'TX', 'UT', 'WY']) {
      const { texts } = await printed(completeWaiver(state, 'conditional_progress', changes));
      const flat = texts.join(' ').replace(/\s+/g, ' ');
      expect(flat).toContain('March 12, 2026 · $1,250.00 · Change order request 7');
      expect(flat).toContain('$9,000.00');
      if (state === 'CA') expect(flat).toContain('Date(s) of waiver and release: February 28, 2026');
    }
  });

  it.each([
    [
      'NV',
      'conditional_progress',
      { exceptions: [{ kind: 'other', date: null, amount: null, text: 'Keys' }] },
      'exceptions',
    ],
    ['NV', 'conditional_progress', { priorWaivers: [{ date: '2026-02-28', amount: null }] }, 'priorWaivers'],
    ['NV', 'unconditional_progress', { remainingDue: '10.00' }, 'remainingDue'],
    ['MO', 'unconditional_final', { disputedAmount: '10.00' }, 'disputedAmount'],
  ] as const)('rejects in %s, %s, %j, for which it has no blank', (state, type, changes, field) => {
    const facts = completeWaiver(state, type, changes as Partial<WaiverRecordFacts>);
    const found = [...preflightWaiver(facts), ...waiverWarnings(facts)].filter(isOfForm);
    expect(found).toEqual([{ field, message: expect.stringContaining('has no blank for it') }]);
  });

  it('names a payment method other than a check in the blank for the check', async () => {
    for (const state of ['AZ', 'CA', 'TX', 'FL']) {
      const { texts } = await printed(completeWaiver(state, 'conditional_progress', { paymentMethod: 'wire' }));
      expect(texts[0]).toContain('wire transfer');
    }
  });

  it('has a line for an unknown fact, never an empty blank', async () => {
    const facts = completeWaiver('CA', 'conditional_progress');
    const parties = facts.parties.filter(({ role }) => role !== 'owner');
    const { texts } = await printed({ ...facts, parties });
    expect(texts[0]).toMatch(/Owner: ?_{10,}/);
  });

  it('is not used where only a general form exists', () => {
    for (const [state, type] of [
      ['MA', 'unconditional_progress'],
      ['UT', 'unconditional_final'],
      ['IL', 'conditional_progress'],
    ] as const) {
      expect(formCode(legalForm(state, type, null), type)).toMatch(/^generic-/);
    }
  });
});
