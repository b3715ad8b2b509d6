import { describe, expect, it } from '@jest/globals';
import { contradictions } from '../src/contradictions.js';
import { course } from '../src/course.js';
import type { Deadline } from '../src/deadline.js';
import { decidingFacts } from '../src/deciding-facts.js';
import { type Facts, noFacts } from '../src/facts.js';
import type { DecidingFact } from '../src/missing.js';
import type { DeadlineKind } from '../src/vocabulary.js';
import { factsOf } from './facts.fixture.js';

type Given = Partial<Facts> & Pick<Facts, 'state' | 'claimantRole'>;
const factsIn = (given: Given): Facts => ({ ...noFacts(given.state, given.claimantRole, given.sector), ...given });
const find = (given: Given, kind: DeadlineKind) => course(factsIn(given)).find((deadline) => deadline.kind === kind);
const ofSub = { claimantRole: 'subcontractor', hiringPartyRole: 'general_contractor' } as const;

interface Case {
  what: string;
  source: string;
  facts: Given;
  expected: Partial<Record<DeadlineKind, Partial<Deadline> | null>>;
}

// Dates from court decisions, attorneys' answers and guides to the statutes; null: not listed.
const cases: Case[] = [
  {
    what: 'TX: a rented complex of 200 flats follows the rules of commercial work',
    source: 'http://www.avvo.com/legal-answers/is-this-considered-commercial-or-residential--1124219.html',
    facts: {
      state: 'TX',
      ...ofSub,
      use: 'residential',
      ownerOccupied: false,
      units: 200,
      originalContractDate: '2025-06-02',
      firstFurnishingDate: '2026-01-05',
      lastFurnishingDate: '2026-01-30',
    },
    expected: {
      preliminary_notice: { required: true, month: '2026-01', date: '2026-04-15' },
      mechanics_lien: { required: true, date: '2026-05-15' },
    },
  },
  {
    what: 'NJ: 100 rented flats are no residential construction',
    source: 'https://www.ncscredit.com/education-center/blog/residential-projects-new-jersey/',
    facts: {
      state: 'NJ',
      ...ofSub,
      use: 'residential',
      ownerOccupied: false,
      units: 100,
      homesFor: 'rent',
      lastFurnishingDate: '2026-05-20',
    },
    expected: {
      preliminary_notice: { required: false },
      mechanics_lien: { required: true, date: '2026-08-18' },
    },
  },
  {
    what: 'HI: without a published notice of completion the 45 days begin a year after completion',
    source: 'https://corpcollection.com/hawaii-lien-law/',
    facts: {
      state: 'HI',
      ...ofSub,
      use: 'commercial',
      lastFurnishingDate: '2026-03-01',
      completionDate: '2026-03-31',
      completionNoticePublished: false,
    },
    expected: { mechanics_lien: { required: true, date: '2027-05-15', safeDate: '2027-05-15' } },
  },
  {
    what: 'AL: the suit counts from the day on which the debt became due',
    source: 'https://www.need2lien.com/step-by-step/al',
    facts: {
      state: 'AL',
      claimantRole: 'general_contractor',
      hiringPartyRole: 'owner',
      use: 'commercial',
      lastFurnishingDate: '2026-02-27',
      lienRecordedDate: '2026-05-01',
      debtDueDate: '2026-04-01',
    },
    expected: { lien_suit: { required: true, date: '2026-10-01', safeDate: '2026-10-01' } },
  },
  {
    what: 'LA: a notice of contract on record gives six months',
    source:
      'https://www.favretlawfirm.com/can-a-subcontractor-file-a-lien-if-the-general-contractor-failed-to-file-a-notice-of-contract/',
    facts: {
      state: 'LA',
      ...ofSub,
      use: 'commercial',
      lastFurnishingDate: '2024-03-01',
      completionDate: '2024-05-01',
      noticeOfContractDate: '2023-06-01',
    },
    expected: { mechanics_lien: { required: true, date: '2024-11-01' } },
  },
  {
    what: 'MA: the suit counts from the statement of account',
    source: 'http://print.casetext.com/case/d5-iron-works-inc-v-danvers-fish-game-club-inc-1',
    facts: {
      state: 'MA',
      ...ofSub,
      use: 'commercial',
      lastFurnishingDate: '2014-02-03',
      lienRecordedDate: '2014-02-20',
      statementRecordedDate: '2014-04-07',
    },
    expected: { lien_suit: { required: true, date: '2014-07-07' } },
  },
  {
    what: 'TX public: a bonded job has one letter for each month and no claim on the public funds',
    source:
      'https://www.levelset.com/payment-help/question/can-someone-help-us-identify-the-requirement-for-a-bond-claim-in-texas-all-other-resources-have-been-exhausted-and-have-not-yielded-any-clear-answer/',
    facts: {
      state: 'TX',
      sector: 'public',
      ...ofSub,
      paymentBond: true,
      firstFurnishingDate: '2019-01-14',
      lastFurnishingDate: '2019-01-14',
    },
    expected: {
      bond_claim: { required: true, month: '2019-01', date: '2019-04-15' },
      preliminary_notice: { required: false },
      public_funds_lien: null,
    },
  },
];

describe('a fact that is recorded', () => {
  it.each(cases.map((each) => [`${each.what} (${each.source})`, each] as const))('%s', (_, { facts, expected }) => {
    for (const [kind, deadline] of Object.entries(expected)) {
      const found = find(facts, kind as DeadlineKind);
      if (deadline === null) expect(found).toBeUndefined();
      else expect(found).toMatchObject(deadline);
    }
  });

  // Without the fact, both readings stay, the earlier one is given, and the fact is named.
  it.each<[string, Given, DeadlineKind, string, DecidingFact]>([
    ['NJ', { state: 'NJ', ...ofSub, use: 'residential', units: 100 }, 'mechanics_lien', '2026-08-18', 'homesFor'],
    ['OH', { state: 'OH', ...ofSub, use: 'residential', units: 50 }, 'mechanics_lien', '2026-07-20', 'condominium'],
    ['IN', { state: 'IN', ...ofSub, use: 'residential' }, 'mechanics_lien', '2026-07-19', 'units'],
    ['TX', { state: 'TX', ...ofSub, use: 'residential' }, 'mechanics_lien', '2026-08-17', 'ownerOccupied'],
    ['LA', { state: 'LA', ...ofSub }, 'mechanics_lien', '2026-08-29', 'noticeOfContractDate'],
    ['HI', { state: 'HI', ...ofSub }, 'mechanics_lien', '2026-08-14', 'completionNoticePublished'],
    ['AL', { state: 'AL', ...ofSub }, 'lien_suit', '2026-11-20', 'debtDueDate'],
    ['IN public', { state: 'IN', sector: 'public', ...ofSub }, 'bond_suit', '2026-08-29', 'acceptanceDate'],
    [
      'CO public',
      { state: 'CO', sector: 'public', ...ofSub },
      'public_funds_lien',
      '2026-06-30',
      'finalSettlementDate',
    ],
  ])('is asked for while it is not known: %s', (_, given, kind, safe, fact) => {
    const deadline = course(factsOf(given)).find((each) => each.kind === kind)!;
    expect(deadline.safeDate).toBe(safe);
    expect(deadline.missing).toContain(fact);
  });

  it('is not asked for again once it is recorded as false', () => {
    const lien = (given: Partial<Facts>) =>
      course(factsOf({ state: 'OH', ...ofSub, use: 'residential', ...given })).find(
        ({ kind }) => kind === 'mechanics_lien',
      )!;
    expect(lien({}).missing).toEqual(['units', 'condominium']);
    expect(lien({ condominium: false }).missing).toEqual(['units']);
    expect(lien({ condominium: false, units: 50 }).missing).toEqual([]);
  });

  it('decides only in the states and sectors whose law looks at it', () => {
    const facts = (kind: DeadlineKind, state: string, sector: Facts['sector'] = 'private') =>
      decidingFacts(kind, { state, sector });
    expect(facts('lien_suit', 'FL')).toContain('contestDate');
    expect(facts('lien_suit', 'TX')).not.toContain('contestDate');
    expect(facts('mechanics_lien', 'LA')).toContain('noticeOfContractDate');
    expect(facts('mechanics_lien', 'CA')).not.toContain('homesFor');
    expect(facts('bond_suit', 'AL', 'public')).toContain('finalSettlementDate');
    // The suit counts from the last day for the lien.
    expect(facts('lien_suit', 'TX')).toContain('terminationDate');
    expect(facts('mechanics_lien', 'PR')).toEqual([]);
    // There is a right only under a written contract.
    for (const state of ['AZ', 'MA', 'MI', 'NJ']) expect(facts('mechanics_lien', state)).toContain('writtenContract');
  });
});

/** A supplier of the owner has the owner's contract, and is still no contractor. */
describe('a supplier of the owner', () => {
  const of = (kind: DeadlineKind, given: Partial<Facts>) =>
    course(factsOf({ hiringPartyRole: 'owner', ...given })).find((each) => each.kind === kind);
  const supplier = { claimantRole: 'material_supplier' } as const;
  const completed = [{ kind: 'completion', recordedOn: '2026-07-01' }] as const;

  it('has 30 days after a notice of completion in California, where its contractor has 60', () => {
    const facts = { state: 'CA', recordedNotices: completed } as const;
    expect(of('mechanics_lien', facts)!.date).toBe('2026-08-31');
    expect(of('mechanics_lien', { ...facts, ...supplier })!.date).toBe('2026-07-31');
    expect(of('mechanics_lien', { ...facts, claimantRole: 'equipment_lessor' })!.date).toBe('2026-07-31');
    expect(of('stop_payment_notice', { ...facts, ...supplier, hasLender: true })!.date).toBe('2026-07-31');
    expect(of('mechanics_lien', { ...facts, ...supplier })!.explanation).toContain(
      'a supplier to the owner on private work',
    );
  });

  it('counts from its last delivery in Delaware', () => {
    expect(of('mechanics_lien', { state: 'DE', ...supplier })).toMatchObject({ date: '2026-09-17', required: true });
    expect(of('mechanics_lien', { state: 'DE' })).toMatchObject({ date: null, safeDate: '2026-09-17' });
  });

  it('records no contract in Louisiana, and has no longer time for its statement', () => {
    const facts = { state: 'LA', contractAmount: '500000.00', noticeOfContractDate: '2026-01-05' } as const;
    expect(of('notice_of_contract', facts)).toMatchObject({ required: true });
    expect(of('notice_of_contract', { ...facts, ...supplier })).toBeUndefined();
    expect(of('mechanics_lien', facts)!.date).toBe('2027-01-30');
    expect(of('mechanics_lien', { ...facts, ...supplier })!.date).toBe('2026-08-29');
  });

  it('gives no notice before the work on a home in Arkansas', () => {
    const facts = { state: 'AR', use: 'residential', units: 1 } as const;
    expect(of('preliminary_notice', facts)).toMatchObject({ required: true, date: '2026-03-02' });
    expect(of('preliminary_notice', { ...facts, ...supplier })).toMatchObject({ required: false });
  });

  it('may have a lien without a written contract on an owner’s home in Michigan', () => {
    const facts = { state: 'MI', use: 'residential', ownerOccupied: true, units: 1, writtenContract: false } as const;
    expect(of('mechanics_lien', facts)).toMatchObject({ required: false });
    expect(of('mechanics_lien', { ...facts, ...supplier })).toMatchObject({ required: null, date: '2026-08-18' });
  });
});

describe('facts that contradict each other', () => {
  const quiet = {
    state: 'CA',
    use: 'residential',
    units: 40,
    condominium: true,
    ownerOccupied: false,
    homesFor: 'sale',
  } as const;

  it.each<[string, Partial<Facts>, RegExp[]]>([
    ['one home in a condominium', { units: 1 }, [/number of homes \(1\)/, /condominium/]],
    [
      'a home to let in which its owner lives',
      { condominium: null, units: 1, ownerOccupied: true, homesFor: 'rent' },
      [/owner lives there/, /to let/],
    ],
    [
      'a new home for sale in which its owner will live',
      { condominium: null, units: 1, ownerOccupied: true, newConstruction: true },
      [/will live there/, /for sale/],
    ],
    [
      'a recorded notice of completion, and none published',
      { completionNoticePublished: false, recordedNotices: [{ kind: 'completion', recordedOn: '2026-07-01' }] },
      [/notice of completion recorded on 2026-07-01/, /none is published/],
    ],
    [
      'a notice of completion that came too late',
      { recordedNotices: [{ kind: 'completion', recordedOn: '2026-07-16' }] },
      [/2026-07-16 has no effect/, /15 days after completion \(2026-06-30\)/, /8182/],
    ],
    [
      'an owner who lives in a warehouse',
      { use: 'industrial', ownerOccupied: true, homesFor: null },
      [/owner lives/, /use \(industrial\)/],
    ],
    [
      'work of the claimant after completion',
      { lastFurnishingDate: '2026-07-02' },
      [/Completion \(2026-06-30\) is before last furnishing \(2026-07-02\)/],
    ],
    [
      'a notice of contract that was recorded after the work began',
      { noticeOfContractDate: '2026-03-03' },
      [/notice of contract \(2026-03-03\) is after first furnishing \(2026-03-02\)/],
    ],
    [
      'an acceptance before completion',
      { acceptanceDate: '2026-06-29' },
      [/acceptance \(2026-06-29\) is before completion/],
    ],
    [
      'a settlement before the acceptance',
      { acceptanceDate: '2026-07-02', finalSettlementDate: '2026-07-01' },
      [/final settlement \(2026-07-01\) is before the acceptance \(2026-07-02\)/],
    ],
    [
      'a completion after the termination',
      { terminationDate: '2026-06-01' },
      [/Completion .* is after the termination/],
    ],
    [
      'a demand to sue before the lien',
      { lienRecordedDate: '2026-07-15', demandToSueDate: '2026-07-14' },
      [/demand to sue \(2026-07-14\) is before the recording of the lien \(2026-07-15\)/],
    ],
  ])('are a warning that names both: %s', (_, given, words) => {
    const found = contradictions(factsOf({ ...quiet, ...given }));
    expect(found).toHaveLength(1);
    for (const word of words) expect(found[0]).toMatch(word);
  });

  it('are none where all can be right', () => {
    expect(contradictions(factsOf(quiet))).toEqual([]);
    // Its owner can live in one of several homes and let the others.
    const duplex = { ...quiet, condominium: false, units: 2, ownerOccupied: true, homesFor: 'rent' } as const;
    expect(contradictions(factsOf(duplex))).toEqual([]);
    const timely = [{ kind: 'completion', recordedOn: '2026-07-15' }] as const;
    expect(contradictions(factsOf({ ...quiet, recordedNotices: timely }))).toEqual([]);
    // Other states set no such limit for the owner's notice.
    const late = [{ kind: 'completion', recordedOn: '2026-09-15' }] as const;
    expect(contradictions(factsOf({ ...quiet, state: 'NV', recordedNotices: late }))).toEqual([]);
  });
});
