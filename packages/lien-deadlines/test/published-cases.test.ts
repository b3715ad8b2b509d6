import { describe, expect, it } from '@jest/globals';
import { course } from '../src/course.js';
import type { Deadline } from '../src/deadline.js';
import { type Facts, noFacts } from '../src/facts.js';
import type { DeadlineKind, Sector } from '../src/vocabulary.js';

type Answer = Partial<Pick<Deadline, 'required' | 'date' | 'safeDate' | 'fileBy' | 'missing'>>;

interface Case {
  name: string;
  sector?: Sector;
  facts: Partial<Facts> & Pick<Facts, 'state' | 'claimantRole'>;
  answers: readonly (Answer & { kind: DeadlineKind })[];
  /** Where the facts and the dates, or the rule for the dates, are published. */
  url: string;
}

const firstTier = { claimantRole: 'subcontractor', hiringPartyRole: 'general_contractor' } as const;
const hiredByOwner = { claimantRole: 'general_contractor', hiringPartyRole: 'owner' } as const;
const suitOnBond = 'bond_suit';
const lien = 'mechanics_lien';

const completionTrap = 'http://www.vanblk.com/bce_bulletins/2007/Lockard_Deadlines_Mechanics_Liens_VA.asp';
const coloradoFiling =
  'https://www.nationallienlaw.com/mechanics-lien-law-updates-and-news/colorado-mechanics-lien-when-to-file/';

const cases: readonly Case[] = [
  {
    name: 'VA: a trade that finishes the job has 90 days from its last work, whatever the month',
    facts: { state: 'VA', ...firstTier, use: 'commercial', lastFurnishingDate: '2024-03-15' },
    answers: [{ kind: lien, required: true, date: null, safeDate: '2024-06-13', missing: ['completionDate'] }],
    url: completionTrap,
  },
  {
    name: 'VA: 90 days after the completion, before 90 days after the month',
    facts: {
      state: 'VA',
      ...firstTier,
      use: 'commercial',
      lastFurnishingDate: '2024-03-15',
      completionDate: '2024-03-20',
    },
    answers: [{ kind: lien, required: true, date: '2024-06-18', safeDate: '2024-06-18', missing: [] }],
    url: completionTrap,
  },
  {
    name: 'SC: day 90 is a Sunday, so the Monday is in time for the filing and the service',
    facts: {
      state: 'SC',
      ...hiredByOwner,
      use: 'residential',
      ownerOccupied: true,
      units: 1,
      lastFurnishingDate: '2019-10-07',
    },
    answers: [
      { kind: lien, required: true, date: '2020-01-06', fileBy: '2020-01-06' },
      { kind: 'service_after_filing', required: true, date: '2020-01-06' },
    ],
    url: 'https://www.levelset.com/payment-help/question/how-is-the-timing-of-a-mechanics-lien-calculated/',
  },
  {
    name: 'MA: the suit on a statement recorded on 7 April 2014 is due on a Sunday, so on Monday',
    facts: {
      state: 'MA',
      ...firstTier,
      use: 'commercial',
      lastFurnishingDate: '2014-02-03',
      lienRecordedDate: '2014-04-07',
    },
    answers: [{ kind: 'lien_suit', required: true, safeDate: '2014-07-07' }],
    url: 'http://print.casetext.com/case/d5-iron-works-inc-v-danvers-fish-game-club-inc-1',
  },
  {
    name: 'Miller Act: the year ends on a Saturday, so the suit of Monday is in time',
    sector: 'federal',
    facts: { state: 'DC', ...firstTier, lastFurnishingDate: '2006-07-28' },
    answers: [{ kind: suitOnBond, required: true, date: '2007-07-30' }],
    url: 'http://www.katzandstone.com/newsletters/january2010_2.html',
  },
  {
    name: 'Miller Act: the year ends on a Sunday, and a suit a week later is late',
    sector: 'federal',
    facts: { state: 'MD', ...firstTier, lastFurnishingDate: '2011-11-18' },
    answers: [{ kind: suitOnBond, required: true, date: '2012-11-19' }],
    url: 'http://www.mondaq.com/unitedstates/x/289512/',
  },
  {
    name: 'Miller Act: a year that ends on a Friday does not move',
    sector: 'federal',
    facts: { state: 'MS', ...firstTier, lastFurnishingDate: '1988-09-15' },
    answers: [{ kind: suitOnBond, required: true, date: '1989-09-15' }],
    url: 'https://www.studicata.com/summaries/united-states-district-court-southern-district-of-mississippi/united-states-v-firemans-fund-insurance-company-1992-bp3xcj',
  },
  {
    name: 'CO: months, not 120 days, and no holiday on 1 October before 2020',
    facts: { state: 'CO', ...firstTier, use: 'commercial', lastFurnishingDate: '2018-06-01' },
    answers: [{ kind: lien, required: true, date: '2018-10-01', fileBy: '2018-10-01' }],
    url: coloradoFiling,
  },
  {
    name: 'CO: a Saturday, which the statute moves and this guide does not',
    facts: { state: 'CO', ...firstTier, use: 'commercial', lastFurnishingDate: '2018-05-01' },
    // 3 September is Labor Day.
    answers: [{ kind: lien, required: true, date: '2018-09-04', fileBy: '2018-08-31' }],
    url: coloradoFiling,
  },
  {
    name: 'FL: day 90 is the Friday after Thanksgiving',
    facts: { state: 'FL', ...firstTier, use: 'commercial', lastFurnishingDate: '2024-08-31' },
    answers: [{ kind: lien, required: true, date: '2024-12-02', fileBy: '2024-12-02' }],
    url: 'https://www.levelset.com/blog/holidays-can-affect-your-mechanic-lien-filing-deadline/',
  },
];

describe('the dates of decisions and guides', () => {
  it.each(cases.map((one) => [one.name, one] as const))('%s', (_name, { facts, sector, answers }) => {
    const found = course({ ...noFacts(facts.state, facts.claimantRole, sector), ...facts });
    for (const { kind, ...expected } of answers) {
      expect(found.find((deadline) => deadline.kind === kind)).toMatchObject(expected);
    }
  });

  it('says who disputes that a date moves', () => {
    const facts = { ...noFacts('CO', 'subcontractor'), lastFurnishingDate: '2018-05-01' };
    expect(course(facts).find(({ kind }) => kind === lien)!.explanation).toContain(
      'Sources dispute that the period moves to that day (nationallienlaw.com), so file by Friday, August 31, 2018.',
    );
  });
});
