import { describe, expect, it } from '@jest/globals';
import { course } from '../src/course.js';
import type { Facts } from '../src/facts.js';
import type { SimplePeriod } from '../src/rule.js';
import { stateRules } from '../src/rules/index.js';
import { claimantRoles, type DeadlineKind } from '../src/vocabulary.js';
import { periodWords } from '../src/wording.js';
import { factsOf } from './facts.fixture.js';

const explained = (kind: DeadlineKind, facts: Partial<Facts>) =>
  course(factsOf(facts)).find((deadline) => deadline.kind === kind)!.explanation;
const days = (count: number, from: SimplePeriod['from']): SimplePeriod => ({ kind: 'days', from, count });

describe('an explanation', () => {
  it('names the date that is missing as the reader enters it', () => {
    expect(explained('preliminary_notice', { firstFurnishingDate: null })).toMatch(
      /^No date can be given to serve the Preliminary Notice until the date of first furnishing is entered\. /,
    );
    expect(explained('lien_suit', {})).toMatch(
      /^No date can be given to file suit on the lien until the date on which the lien was filed is entered\. /,
    );
  });

  it('names the day on which offices are open next to the date', () => {
    // 180 days from 20 May end on Monday, 16 November; from 31 May on the Friday after Thanksgiving.
    expect(explained('mechanics_lien', { state: 'MD', lastFurnishingDate: '2026-05-31' })).toMatch(
      /^File the Petition to Establish a Mechanic’s Lien by Friday, November 27, 2026\. Offices may be closed on that day, so file by Wednesday, November 25, 2026\. Under Maryland law/,
    );
    expect(explained('mechanics_lien', { state: 'MD' })).not.toContain('closed');
  });

  it('names the day for mailing next to the date', () => {
    expect(explained('preliminary_notice', { state: 'FL' })).toMatch(
      /^Serve the Notice to Owner by Thursday, April 16, 2026\. Mail it by Friday, April 10, 2026, so that it arrives in time\. /,
    );
  });

  it('gives the weekday or the holiday on which a period ends', () => {
    const moved = (lastFurnishingDate: string) =>
      explained('mechanics_lien', { state: 'WA', lastFurnishingDate, completionDate: null });
    expect(moved('2026-08-30')).toContain(
      'That period ends on Saturday, November 28, 2026, so the date moves to Monday, November 30, 2026 (RCW 1.12.040).',
    );
    expect(moved('2026-08-29')).toContain(
      'ends on Friday, November 27, 2026 (Native American Heritage Day), so the date moves to Monday, November 30, 2026',
    );
  });

  it('says what nothing entered shows, and how to narrow the date', () => {
    expect(explained('preliminary_notice', { state: 'OH', use: 'commercial' })).toContain(
      'It is required only if a notice of commencement is recorded, which nothing entered here shows.',
    );
    expect(explained('preliminary_notice', { state: 'TX', use: null })).toContain(
      'because the use and owner-occupied are not known; enter them to narrow the date.',
    );
  });

  it('uses “recorded” for public records alone, and no word of the process', () => {
    const states = ['CA', 'TX', 'OH', 'GA', 'DE', 'NV', 'NJ', 'LA', 'IL', 'MI'];
    const texts = states.flatMap((state) =>
      (['private', 'public'] as const).flatMap((sector) =>
        course(factsOf({ state, sector, use: null })).map(({ explanation }) => explanation),
      ),
    );
    expect(texts.filter((text) => /(is|are) not recorded|recorded here|no rule was|was found\./.test(text))).toEqual(
      [],
    );
  });
});

describe('the first sentence', () => {
  const all = stateRules.flatMap(({ state }) =>
    (['private', 'public'] as const).flatMap((sector) =>
      claimantRoles.flatMap((claimantRole) =>
        ([null, 'owner', 'general_contractor', 'subcontractor', 'material_supplier'] as const).flatMap(
          (hiringPartyRole) =>
            course(
              factsOf({ state, sector, claimantRole, hiringPartyRole, use: null, lienRecordedDate: '2026-07-15' }),
            ),
        ),
      ),
    ),
  );
  const decides =
    /^(For \w+ \d{4}: )?((You may (have|need) no .*; (to be safe, )?)?(serve|file|record|treat) .*(\w+day, \w+ \d+, \d{4}|as soon as you are not paid)|You have no |(You may (have|need) no .*; )?No date can be given to )/i;

  it('suffices in an explanation of more than 120 words', () => {
    const long = all.filter(({ explanation }) => explanation.split(' ').length > 120);
    expect(long.length).toBeGreaterThan(100);
    const wrong = long.filter(({ required, explanation }) => required !== false && !decides.test(explanation));
    expect([...new Set(wrong.map(({ explanation }) => explanation))]).toEqual([]);
  });

  it('says it where there may be no right or no duty', () => {
    const open = all.filter(({ required }) => required === null);
    const wrong = open.filter(({ explanation }) => !/^(For \w+ \d{4}: )?You may (have|need) no /.test(explanation));
    expect(wrong.map(({ explanation }) => explanation)).toEqual([]);
  });

  it('is followed by what counts as the last furnishing wherever the period starts with it', () => {
    const counted = all.filter(({ required, basis }) => required !== false && basis === 'last_furnishing');
    const silent = counted.filter(
      ({ explanation }) =>
        !explanation.includes('Last furnishing is your last day of unpaid work or delivery under the contract. '),
    );
    expect(counted.length).toBeGreaterThan(500);
    expect(silent.map(({ explanation }) => explanation)).toEqual([]);
    expect(explained('mechanics_lien', { state: 'PA' })).toContain('Work that corrects defects does not count (Neelu');
    expect(explained('mechanics_lien', { state: 'MD' })).toContain('Do not count corrective or punch-list work.');
  });
});

describe('the later of two events', () => {
  const sub = { claimantRole: 'sub_subcontractor', hiringPartyRole: 'subcontractor' } as const;

  it.each<[string, DeadlineKind, Partial<Facts>, string]>([
    [
      'GA: a notice of commencement after first furnishing',
      'preliminary_notice',
      { state: 'GA', ...sub, noticeOfCommencementDate: '2026-04-10' },
      'within 30 days after first furnishing or the recording of the notice of commencement, whichever is later (here from the recording of the notice of commencement, Friday, April 10, 2026).',
    ],
    [
      'OH: a notice of commencement before first furnishing',
      'preliminary_notice',
      { state: 'OH', ...sub, noticeOfCommencementDate: '2026-02-10' },
      'within 21 days after first furnishing or the recording of the notice of commencement, whichever is later (here from first furnishing, Monday, March 2, 2026).',
    ],
    [
      'NV: completion after last furnishing',
      'mechanics_lien',
      { state: 'NV' },
      'within 90 days after last furnishing or completion of the project, whichever is later (here from completion of the project, Tuesday, June 30, 2026).',
    ],
  ])('is named with its own date: %s', (_, kind, facts, words) => {
    expect(explained(kind, facts)).toContain(words);
    const { steps } = course(factsOf(facts)).find((deadline) => deadline.kind === kind)!;
    expect(steps[1]!.text.endsWith(steps[0]!.text)).toBe(true);
  });
});

describe('a period that ends with the first of several', () => {
  it('is counted once where the count is the same', () => {
    expect(periodWords({ kind: 'earliest', of: [days(75, 'last_furnishing'), days(75, 'completion')] })).toBe(
      'within 75 days after last furnishing or completion of the project, whichever is first',
    );
  });

  it('names several recordings once', () => {
    const of = [days(90, 'completion'), days(30, 'notice_of_completion'), days(30, 'notice_of_cessation')];
    expect(periodWords({ kind: 'earliest', of })).toBe(
      'within 90 days after completion of the project, or within 30 days after the recording of a notice of completion or a notice of cessation, whichever ends first',
    );
  });
});
