import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { course } from '../src/course.js';
import type { Deadline } from '../src/deadline.js';
import type { Facts } from '../src/facts.js';
import { stateRules } from '../src/rules/index.js';
import { claimantRoles, homePurposes, recordedNoticeKinds, sectors } from '../src/vocabulary.js';
import { factsOf } from './facts.fixture.js';

const keyOf = ({ kind, month }: Deadline) => `${kind} ${month}`;
const byKey = (facts: Facts) => new Map(course(facts).map((deadline) => [keyOf(deadline), deadline]));

const base = new Date('2020-01-01T00:00:00Z').getTime();
const date = fc
  .integer({ min: 0, max: 4_000 })
  .map((days) => new Date(base + days * 86_400_000).toISOString().slice(0, 10));
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of);
const facts: fc.Arbitrary<Facts> = fc.record({
  state: fc.constantFrom(...stateRules.map(({ state }) => state)),
  sector: fc.constantFrom(...sectors),
  use: fc.constantFrom('commercial' as const, 'residential' as const, 'mixed' as const, null),
  ownerOccupied: maybe(fc.boolean()),
  units: maybe(fc.integer({ min: 1, max: 12 })),
  newConstruction: maybe(fc.boolean()),
  paymentBond: maybe(fc.boolean()),
  publicFunds: maybe(fc.boolean()),
  homesFor: fc.constantFrom(...homePurposes, null),
  condominium: maybe(fc.boolean()),
  writtenContract: maybe(fc.boolean()),
  completionNoticePublished: maybe(fc.boolean()),
  noticeOfContractDate: maybe(date),
  terminationDate: maybe(date),
  acceptanceDate: maybe(date),
  finalSettlementDate: maybe(date),
  debtDueDate: maybe(date),
  statementRecordedDate: maybe(date),
  extensionDate: maybe(date),
  demandToSueDate: maybe(date),
  contestDate: maybe(date),
  claimantRole: fc.constantFrom(...claimantRoles),
  hiringPartyRole: fc.constantFrom('owner' as const, 'general_contractor' as const, 'subcontractor' as const, null),
  hiringPartyHirerRole: fc.constantFrom(
    'owner' as const,
    'general_contractor' as const,
    'subcontractor' as const,
    null,
  ),
  claimAmount: fc.constantFrom('500.00', '100000.00', null),
  contractAmount: fc.constantFrom('500.00', '500000.00', null),
  contractDate: maybe(date),
  originalContractDate: maybe(date),
  firstFurnishingDate: maybe(date),
  lastFurnishingDate: maybe(date),
  completionDate: maybe(date),
  noticeOfCommencementDate: maybe(date),
  recordedNotices: fc.array(fc.record({ kind: fc.constantFrom(...recordedNoticeKinds), recordedOn: date }), {
    maxLength: 3,
  }),
  waiverSignedDates: fc.array(date, { maxLength: 2 }),
  lienRecordedDate: maybe(date),
  servedDate: maybe(date),
  hasLender: fc.boolean(),
  hasLienAgent: fc.boolean(),
  today: maybe(date),
});

/** Values of each fact that settles a circumstance, where it is unknown. */
const settled: { [Field in keyof Facts]?: readonly Facts[Field][] } = {
  use: ['commercial', 'residential', 'industrial'],
  ownerOccupied: [true, false],
  units: [1, 2, 4, 5, 40],
  homesFor: homePurposes,
  condominium: [true, false],
  writtenContract: [true, false],
  completionNoticePublished: [true, false],
  noticeOfContractDate: ['2019-12-31', '2031-01-01'],
  newConstruction: [true, false],
  paymentBond: [true, false],
  publicFunds: [true, false],
  claimAmount: ['0.01', '2500.00', '10000000.00'],
  contractAmount: ['0.01', '2500.00', '10000000.00'],
};

describe('every answer', () => {
  it('is never earlier than the safe date that was given while a fact was unknown', () => {
    const broken: unknown[] = [];
    fc.assert(
      fc.property(facts, (given) => {
        const before = byKey(given);
        for (const [field, values] of Object.entries(settled) as [keyof Facts, readonly never[]][]) {
          if (given[field] !== null) continue;
          for (const value of values)
            for (const [key, after] of byKey({ ...given, [field]: value })) {
              const safe = before.get(key)?.safeDate;
              if (safe && after.safeDate && after.safeDate < safe)
                broken.push({ given, field, value, key, safe, after: after.safeDate });
            }
        }
        expect(broken.slice(0, 1)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('does not depend on the order in which facts are listed', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const reversed = {
          ...given,
          recordedNotices: [...given.recordedNotices].reverse(),
          waiverSignedDates: [...given.waiverSignedDates].reverse(),
        };
        expect(course(reversed)).toEqual(course(given));
      }),
      { numRuns: 100 },
    );
  });

  it('has a date that is the safe date, an explanation that names it, and a citation', () => {
    fc.assert(
      fc.property(facts, (given) => {
        for (const deadline of course(given)) {
          const { date: day, safeDate, required, explanation, source, steps, fileBy, month } = deadline;
          expect({ ...deadline, ok: day === null || day === safeDate }).toMatchObject({ ok: true });
          expect(/^[A-Z].*\.$/s.test(explanation)).toBe(true);
          expect(explanation).not.toMatch(/ {2}|undefined|null|\[object|\.\.|_/);
          expect(source).toMatch(/\d/);
          if (required === false) expect(day).toBeNull();
          if (day) expect(steps.at(-1)!.date).toBe(day);
          if (fileBy) expect(fileBy <= safeDate!).toBe(true);
          if (month) expect(explanation).toMatch(/^For [A-Z][a-z]+ \d{4}: /);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('what a deadline lacks', () => {
  it('is a fact that is not given, and is named wherever no date can be given', () => {
    fc.assert(
      fc.property(facts, (given) => {
        for (const deadline of course(given)) {
          const { missing, dependsOn, required, safeDate, explanation } = deadline;
          for (const fact of missing) expect([null, false, []]).toContainEqual(given[fact]);
          if (required === false) expect([missing, dependsOn]).toEqual([[], null]);
          else if (safeDate === null)
            expect({ ...deadline, lacks: missing.length > 0 || dependsOn !== null }).toMatchObject({ lacks: true });
          if (safeDate !== null) expect(dependsOn).toBeNull();
          // A mixed use is given, and yet does not show which rule a statute applies to it.
          if (given.use !== 'mixed' && / not known; enter /.test(explanation))
            expect(missing.length).toBeGreaterThan(0);
        }
      }),
      { numRuns: 300 },
    );
  });

  it.each<[string, string, Partial<Facts>, string[], string | null]>([
    [
      'the date that the period counts from',
      'preliminary_notice',
      { firstFurnishingDate: null },
      ['firstFurnishingDate'],
      null,
    ],
    [
      'what the lien lacks, for the suit on it',
      'lien_suit',
      { state: 'MO', lastFurnishingDate: null, lienRecordedDate: null },
      ['lienRecordedDate'],
      null,
    ],
    [
      'the circumstance that decides whether it is required',
      'preliminary_notice',
      { state: 'NJ', use: null },
      ['use', 'units', 'homesFor'],
      null,
    ],
    [
      'the party that hired the claimant, and what may be recorded',
      'preliminary_notice',
      { state: 'GA', claimantRole: 'material_supplier' },
      ['hiringPartyRole', 'noticeOfCommencementDate'],
      null,
    ],
    ['nothing, where all is known', 'preliminary_notice', {}, [], null],
  ])('is %s', (_title, kind, given, missing, dependsOn) => {
    const found = course(factsOf(given)).find((deadline) => deadline.kind === kind)!;
    expect([found.missing, found.dependsOn]).toEqual([missing, dependsOn]);
  });

  it('is in words where no fact can settle it', () => {
    const all = stateRules.flatMap(({ state }) => course(factsOf({ state })));
    const worded = all.filter(({ dependsOn }) => dependsOn !== null);
    expect(worded.length).toBeGreaterThan(3);
    for (const { dependsOn, explanation } of worded) {
      expect(explanation).toContain(`it depends on ${dependsOn}, which cannot be entered here.`);
    }
  });
});

describe('a date that depends on what is unknown', () => {
  const only = (kind: string, overrides: Partial<Facts>) =>
    course(factsOf(overrides)).find((deadline) => deadline.kind === kind)!;

  it('is the earliest of the readings where the fact can be recorded, with the others as alternatives', () => {
    const deadline = only('preliminary_notice', {
      state: 'TX',
      claimantRole: 'sub_subcontractor',
      originalContractDate: '2026-01-10',
      use: null,
    });
    expect(deadline).toMatchObject({ required: true, date: deadline.safeDate });
    expect(deadline.explanation).toContain('because the use and owner-occupied are not known');
    expect(deadline.alternatives.length).toBeGreaterThan(0);
  });

  it('is not required for sure where only a variant asks for the act', () => {
    const deadline = only('preliminary_notice', { state: 'NJ', use: null });
    expect(deadline.required).toBeNull();
    expect(deadline.date).toBe('2026-07-19');
    expect(only('preliminary_notice', { state: 'NJ', use: 'commercial' })).toMatchObject({
      required: false,
      date: null,
    });
  });

  it('is the stricter one of two tiers while the customer of a supplier is unknown', () => {
    const supplier = { state: 'GA', claimantRole: 'material_supplier' } as const;
    expect(only('preliminary_notice', supplier)).toMatchObject({ required: true, date: '2026-04-01' });
    expect(only('preliminary_notice', { ...supplier, hiringPartyRole: 'general_contractor' }).required).toBe(false);
  });
});

describe('a monthly series', () => {
  const texas = { state: 'TX', originalContractDate: '2026-01-10' };
  const months = (overrides: Partial<Facts>) =>
    course(factsOf({ ...texas, ...overrides })).flatMap(({ kind, month, date: day }) =>
      kind === 'preliminary_notice' ? [[month, day]] : [],
    );

  it('has an entry for each month of furnishing', () => {
    expect(months({})).toEqual([
      ['2026-03', '2026-06-15'],
      ['2026-04', '2026-07-15'],
      ['2026-05', '2026-08-17'],
    ]);
  });

  it('goes on to the current month while furnishing has not ended', () => {
    expect(months({ lastFurnishingDate: null, today: '2026-04-30' }).map(([month]) => month)).toEqual([
      '2026-03',
      '2026-04',
    ]);
    expect(months({ lastFurnishingDate: null })).toEqual([['2026-03', '2026-06-15']]);
    expect(months({ firstFurnishingDate: null })).toEqual([[null, null]]);
  });
});

describe('a look-back notice', () => {
  it('moves to no later day', () => {
    // 60 days before Friday, 1 May 2026 is 2 March: what was furnished on 2 March is protected only until 30 April.
    const notice = course(
      factsOf({ state: 'WA', claimantRole: 'material_supplier', hiringPartyRole: 'subcontractor' }),
    )[0]!;
    expect(notice).toMatchObject({ isLookback: true, date: '2026-04-30' });
  });
});
