import { describe, expect, it } from '@jest/globals';
import { course, type Deadline, type Facts, noFacts } from '../src/index.js';
import type { DeadlineKind } from '../src/vocabulary.js';

interface Case {
  why: string;
  source: string;
  facts: Partial<Facts> & Pick<Facts, 'state' | 'claimantRole'>;
  kind: DeadlineKind;
  duty?: Deadline['duty'];
  expect: Partial<Record<keyof Deadline, unknown>>;
}

// What decisions and guides say of rights, duties and words; the dates follow from the rules that they state.
const cases: Case[] = [
  {
    why: 'Ohio: the lien of an architect whom the owner hired has no filing period',
    source:
      'https://www.oswaldcompanies.com/media-center/ohio-legislation-update-design-professional-payment-assurance-bill/',
    facts: {
      state: 'OH',
      claimantRole: 'design_professional',
      hiringPartyRole: 'owner',
      use: 'commercial',
      lastFurnishingDate: '2025-06-02',
    },
    kind: 'mechanics_lien',
    expect: { required: true, date: null, safeDate: null },
  },
  {
    why: 'Ohio: the suit of an architect within two years of the recording',
    source:
      'https://www.oswaldcompanies.com/media-center/ohio-legislation-update-design-professional-payment-assurance-bill/',
    facts: {
      state: 'OH',
      claimantRole: 'design_professional',
      hiringPartyRole: 'owner',
      use: 'commercial',
      lastFurnishingDate: '2025-06-02',
      lienRecordedDate: '2025-12-01',
    },
    kind: 'lien_suit',
    expect: { required: true, date: '2027-12-01' },
  },
  {
    why: 'Arkansas: no lien for a designer without an agreement with the owner',
    source: 'https://ezel.ai/surveys/mechanics-lien-deadlines/arkansas',
    facts: {
      state: 'AR',
      claimantRole: 'design_professional',
      hiringPartyRole: 'general_contractor',
      use: 'commercial',
      lastFurnishingDate: '2025-06-02',
    },
    kind: 'mechanics_lien',
    expect: { required: false },
  },
  {
    why: 'Missouri: a subcontractor on the home of its owner needs the Consent of Owner',
    source: 'https://www.levelset.com/mechanics-lien/missouri-lien-law-faqs/',
    facts: {
      state: 'MO',
      claimantRole: 'subcontractor',
      hiringPartyRole: 'general_contractor',
      use: 'residential',
      ownerOccupied: true,
      units: 1,
      newConstruction: false,
      lastFurnishingDate: '2026-05-20',
    },
    kind: 'mechanics_lien',
    expect: {
      required: null,
      explanation: expect.stringMatching(/^You may have no lien here: without a Consent of Owner/),
    },
  },
  {
    why: 'Missouri: the same home, notice of intent',
    source: 'https://www.levelset.com/mechanics-lien/missouri-lien-law-faqs/',
    facts: {
      state: 'MO',
      claimantRole: 'subcontractor',
      hiringPartyRole: 'general_contractor',
      use: 'residential',
      ownerOccupied: true,
      units: 1,
      newConstruction: false,
      lastFurnishingDate: '2026-05-20',
    },
    kind: 'notice_of_intent',
    expect: {
      required: null,
      explanation: expect.stringMatching(/^You may have no lien here: without a Consent of Owner/),
    },
  },
  {
    why: 'Arizona: a notice 25 days after the last day on the site reaches none of the work',
    source:
      'https://www.levelset.com/payment-help/question/-day-prelim-filed--days-after-last-day-onsite-job--completed--days-later-has-filed-claim-of-lien/',
    facts: {
      state: 'AZ',
      claimantRole: 'general_contractor',
      hiringPartyRole: 'owner',
      use: 'residential',
      ownerOccupied: true,
      units: 1,
      firstFurnishingDate: '2020-01-15',
      lastFurnishingDate: '2020-07-24',
      servedDate: '2020-08-18',
    },
    kind: 'preliminary_notice',
    expect: {
      date: '2020-02-04',
      coveredFrom: '2020-07-29',
      warnings: [expect.stringContaining('protects nothing')],
    },
  },
  {
    why: 'Miller Act: the unpaid deliveries count, not a later paid one',
    source: 'http://www.lexology.com/library/detail.aspx?g=0e3795cf-f78a-449a-87d3-dbae72111963',
    facts: {
      state: 'PA',
      claimantRole: 'material_supplier',
      sector: 'federal',
      hiringPartyRole: 'subcontractor',
      hiringPartyHirerRole: 'general_contractor',
      lastFurnishingDate: '1995-10-27',
    },
    kind: 'bond_claim',
    expect: {
      required: true,
      date: '1996-01-25',
      explanation: expect.stringContaining(
        'Last furnishing is your last day of unpaid work or delivery under the contract.',
      ),
    },
  },
  {
    why: 'Pennsylvania: visits to correct the work do not count',
    source: 'https://www.kaplaw.com/blog/corrective-work-not-extend-time-file-mechanics-lien-claim-pennsylvania/',
    facts: {
      state: 'PA',
      claimantRole: 'general_contractor',
      hiringPartyRole: 'owner',
      use: 'residential',
      ownerOccupied: true,
      units: 1,
      newConstruction: true,
      lastFurnishingDate: '2010-12-15',
    },
    kind: 'mechanics_lien',
    expect: {
      required: true,
      date: '2011-06-15',
      explanation: expect.stringContaining('Neelu Enterprises v. Agarwal'),
    },
  },
  {
    why: 'Montana: a new purchase order does not extend the old one',
    source: 'https://www.ldmlaw.com/2013/04/watch-your-deadlines-when-filing-construction-liens/',
    facts: {
      state: 'MT',
      claimantRole: 'subcontractor',
      hiringPartyRole: 'general_contractor',
      use: 'industrial',
      lastFurnishingDate: '2009-06-25',
    },
    kind: 'mechanics_lien',
    expect: {
      required: true,
      date: '2009-09-23',
      explanation: expect.stringContaining('Total Industrial Plant Services'),
    },
  },
];

describe('a case from outside', () => {
  it.each(cases.map((one) => [`${one.why} (${one.source})`, one] as const))(
    '%s',
    (_, { facts, kind, duty, ...one }) => {
      const found = course({ ...noFacts(facts.state, facts.claimantRole), ...facts });
      expect(found.find((deadline) => deadline.kind === kind && deadline.duty === (duty ?? null))).toMatchObject(
        one.expect,
      );
    },
  );
});
