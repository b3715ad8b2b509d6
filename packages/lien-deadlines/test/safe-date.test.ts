import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { course } from '../src/course.js';
import type { Deadline } from '../src/deadline.js';
import { decidingFacts } from '../src/deciding-facts.js';
import { type Facts, noFacts } from '../src/facts.js';
import type { DecidingFact } from '../src/missing.js';
import { stateRules } from '../src/rules/index.js';
import { type DeadlineKind, deadlineKinds, recordedNoticeKinds, type Sector, type Use } from '../src/vocabulary.js';
import { factsOf } from './facts.fixture.js';

/** Claimants by who hired them, so that no role contradicts its customer. */
const claimants = [
  ['general_contractor', 'owner', null],
  ['subcontractor', 'general_contractor', 'owner'],
  ['sub_subcontractor', 'subcontractor', 'general_contractor'],
  ['material_supplier', 'general_contractor', 'owner'],
  ['material_supplier', 'subcontractor', 'general_contractor'],
  ['equipment_lessor', 'subcontractor', 'general_contractor'],
  ['laborer', 'subcontractor', 'general_contractor'],
  ['design_professional', 'owner', null],
  ['design_professional', 'general_contractor', 'owner'],
] as const;

/**
 * Events to which the law attaches a period of its own. A date may fall before the safe date that was given while the event was
 * not recorded.
 */
const events: readonly [fact: keyof Facts, why: string, isAt: (deadline: Deadline, facts: Facts) => boolean][] = [
  ['recordedNotices', 'a notice by which the owner or contractor ends the work or shortens the periods', () => true],
  ['waiverSignedDates', 'a waiver, which has to be answered', () => true],
  [
    'lienRecordedDate',
    'the claimant’s own filing, after which a copy has to be served (CT) and suit brought (SC)',
    ({ kind }, { state }) =>
      (state === 'CT' && kind === 'service_after_filing') || (state === 'SC' && kind === 'lien_suit'),
  ],
  ...(['lastFurnishingDate', 'completionDate'] as const).map((fact): (typeof events)[number] => [
    fact,
    'the end of the work, with which the time for the lien ends; the monthly notice of LA comes before that',
    ({ kind }, facts) =>
      facts.state === 'LA' &&
      kind === 'preliminary_notice' &&
      facts.lastFurnishingDate === null &&
      facts.completionDate === null,
  ]),
];

const isEvent = (fact: keyof Facts, deadline: Deadline, without: Facts) =>
  events.some(([event, , isAt]) => event === fact && isAt(deadline, without));

const unknown = noFacts('', 'subcontractor');
const removable = Object.keys(unknown).filter(
  (fact) => !['state', 'sector', 'claimantRole', 'servedDate', 'today', 'hiringPartyHirerRole'].includes(fact),
) as DecidingFact[];

/** The facts that the law of the place counts from or asks for, and the customer. No other moves a date. */
function weighed(place: Pick<Facts, 'state' | 'sector'>): DecidingFact[] {
  const deciding = new Set(deadlineKinds.flatMap((kind) => decidingFacts(kind, place)));
  return removable.filter((fact) => fact === 'hiringPartyRole' || deciding.has(fact));
}

/** Claimants whose dates are compared also where another date is missing. */
const ranks: ReadonlySet<string> = new Set(['general_contractor', 'subcontractor', 'sub_subcontractor']);

const dates = ['contractDate', 'firstFurnishingDate', 'lastFurnishingDate', 'completionDate'] as const;

const isDate = (fact: DecidingFact) => (dates as readonly string[]).includes(fact);

/** A claimant without its hirer is another one, unless its tier has to be asked for. */
function without(facts: Facts, fact: DecidingFact): Facts | null {
  if (fact !== 'hiringPartyRole') return { ...facts, [fact]: unknown[fact] };
  const isRanked = !['material_supplier', 'equipment_lessor', 'laborer', 'design_professional'].includes(
    facts.claimantRole,
  );
  return isRanked || facts.hiringPartyRole === 'owner'
    ? null
    : { ...facts, hiringPartyRole: null, hiringPartyHirerRole: null };
}

const keyOf = ({ kind, duty, month }: Deadline) => `${kind} ${duty} ${month}`;
const byKey = (facts: Facts) => new Map(course(facts).map((deadline) => [keyOf(deadline), deadline]));

/** Where the recording of the fact brings a date before the safe date, although it is no event. */
function broken(facts: Facts, after: ReadonlyMap<string, Deadline>, fact: DecidingFact): string[] {
  const fewer = without(facts, fact);
  if (!fewer) return [];
  return course(fewer).flatMap((deadline) => {
    const safe = deadline.safeDate;
    const now = after.get(keyOf(deadline))?.safeDate;
    if (!safe || !now || now >= safe || isEvent(fact, deadline, fewer)) return [];
    const { state, sector, claimantRole, hiringPartyRole, use } = facts;
    return [
      `${state} ${sector} ${claimantRole}<${hiringPartyRole} ${use} ${keyOf(deadline)}: ${safe}, with ${fact} ${now}`,
    ];
  });
}

const known = {
  units: 1,
  ownerOccupied: true,
  newConstruction: true,
  paymentBond: true,
  publicFunds: true,
  claimAmount: '500.00',
  contractAmount: '500000.00',
  originalContractDate: '2026-01-10',
  noticeOfCommencementDate: '2026-02-01',
  contractDate: '2026-02-16',
  firstFurnishingDate: '2026-03-02',
  lastFurnishingDate: '2026-05-20',
  // The job of the last trade ends with it.
  completionDate: '2026-05-20',
  acceptanceDate: '2026-05-20',
  finalSettlementDate: '2026-05-20',
  debtDueDate: '2026-05-20',
  recordedNotices: [{ kind: 'completion', recordedOn: '2026-06-25' }],
  waiverSignedDates: ['2026-04-30'],
  lienRecordedDate: '2026-07-15',
  hasLender: true,
  hasLienAgent: true,
  today: '2026-06-01',
} as const satisfies Partial<Facts>;

const flats = { units: 40, ownerOccupied: false, homesFor: 'rent', condominium: true } as const;

/** Uses, with homes of another kind than those that are known. */
const buildings: readonly (Partial<Facts> & { use: Use | null })[] = [
  { use: 'commercial' },
  { use: 'residential' },
  { use: 'residential', ...flats },
  { use: null },
];
const jurisdictions = [
  ...stateRules.flatMap(({ state }) => (['private', 'public'] as const).map((sector) => [state, sector] as const)),
  ['DC', 'federal'] as const,
];

describe('the safe date', () => {
  it.each(jurisdictions)('is before every date that another fact brings: %s, %s work', (state, sector: Sector) => {
    const found: string[] = [];
    const own = weighed({ state, sector });
    for (const [claimantRole, hiringPartyRole, hiringPartyHirerRole] of claimants) {
      for (const building of buildings) {
        const isRanked = ranks.has(claimantRole) && building.use === 'residential' && !building.units;
        const gaps = isRanked ? (['completionDate', 'lastFurnishingDate', 'firstFurnishingDate'] as const) : [];
        for (const lacking of [null, ...gaps]) {
          const facts: Facts = {
            ...noFacts(state, claimantRole, sector),
            hiringPartyRole,
            hiringPartyHirerRole,
            ...known,
            ...building,
            ...(lacking && { [lacking]: null }),
          };
          const after = byKey(facts);
          for (const fact of lacking ? own.filter(isDate) : own) found.push(...broken(facts, after, fact));
        }
      }
    }
    expect(found.slice(0, 3)).toEqual([]);
  });

  it('is before every date that another fact brings, whatever is known and whenever it happened', () => {
    const gap = fc.integer({ min: 0, max: 90 });
    const start = Date.UTC(2020, 0, 1) / 86_400_000;
    const dateOf = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10);
    const anyFacts = fc
      .record({
        place: fc.constantFrom(...jurisdictions),
        claimant: fc.constantFrom(...claimants),
        use: fc.constantFrom<Use | null>('commercial', 'residential', 'industrial', 'mixed', null),
        units: fc.constantFrom(1, 2, 3, 4, 40),
        flags: fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
        amount: fc.constantFrom('500.00', '5000.00', '500000.00'),
        offset: fc.integer({ min: 0, max: 2_000 }),
        gaps: fc.array(gap, { minLength: 10, maxLength: 10 }),
        notice: fc.constantFrom(...recordedNoticeKinds),
        lacking: fc.subarray([...removable, ...removable]),
      })
      .map(({ place: [state, sector], claimant, use, units, flags, amount, offset, gaps, notice, lacking }): Facts => {
        const days = gaps.map((_, index) =>
          dateOf(start + offset + gaps.slice(0, index + 1).reduce((sum, days) => sum + days, 0)),
        );
        const [claimantRole, hiringPartyRole, hiringPartyHirerRole] = claimant;
        const facts: Facts = {
          ...noFacts(state, claimantRole, sector),
          hiringPartyRole,
          hiringPartyHirerRole,
          use,
          units,
          ownerOccupied: flags[0]!,
          newConstruction: flags[1]!,
          paymentBond: flags[2]!,
          publicFunds: flags[3]!,
          claimAmount: amount,
          contractAmount: amount,
          originalContractDate: days[0]!,
          noticeOfCommencementDate: days[1]!,
          contractDate: days[2]!,
          firstFurnishingDate: days[3]!,
          lastFurnishingDate: days[4]!,
          completionDate: days[5]!,
          acceptanceDate: days[8]!,
          finalSettlementDate: days[9]!,
          debtDueDate: days[6]!,
          statementRecordedDate: days[8]!,
          homesFor: flags[4]! ? 'sale' : 'rent',
          condominium: flags[5]!,
          writtenContract: flags[6]!,
          completionNoticePublished: flags[7]!,
          recordedNotices: [{ kind: notice, recordedOn: days[6]! }],
          waiverSignedDates: [days[4]!],
          lienRecordedDate: days[7]!,
          hasLender: true,
          hasLienAgent: true,
          today: days[5]!,
        };
        return lacking.reduce<Facts>((left, fact) => without(left, fact) ?? left, facts);
      });
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const after = byKey(facts);
        expect(
          weighed(facts)
            .flatMap((fact) => broken(facts, after, fact))
            .slice(0, 3),
        ).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });

  it('is not given where a reading waits for a fact that may make it earlier, and the fact is named', () => {
    const found = course(factsOf({ state: 'TN', sector: 'public', lastFurnishingDate: null }));
    const suit = found.find(({ kind }) => kind === 'bond_suit')!;
    expect(suit).toMatchObject({ date: null, safeDate: null, missing: ['lastFurnishingDate'] });
    expect(suit.explanation).toContain(
      'until the date of last furnishing is entered. It is Wednesday, December 30, 2026, at the latest.',
    );
  });
});

/** A deadline without one fact, and the fact. */
type Gap = [
  why: string,
  kind: DeadlineKind,
  facts: Partial<Facts>,
  lacking: DecidingFact,
  safeDate: string | null,
  /** What gives the date, where it is another fact. */
  named?: DecidingFact,
];

const supplier = { claimantRole: 'material_supplier', hiringPartyRole: 'subcontractor' } as const;
const builder = { claimantRole: 'general_contractor', hiringPartyRole: 'owner' } as const;
const last = 'lastFurnishingDate';
const end = 'completionDate';
const accepted = 'acceptanceDate';
const highway = { state: 'NV', sector: 'public', completionDate: null } as const;

/** Where the law itself gives no day to count from. */
const withoutDate: Record<string, string[]> = {
  // The statute asks for the notice before the public body pays, on whichever day that is.
  IL: ['public public_funds_lien: the dates on which the owner pays the contractor'],
  // A designer’s lien.
  OH: ['private mechanics_lien: nothing: the law sets no last day'],
};

describe('a date whose start is not recorded', () => {
  it.each<Gap>([
    ['VA: 20 May + 90, as early as the work can be completed', 'mechanics_lien', { state: 'VA' }, end, '2026-08-18'],
    ['VA: the month of last furnishing is not known', 'mechanics_lien', { state: 'VA' }, last, null],
    [
      'AR: on a home before the first delivery',
      'preliminary_notice',
      { state: 'AR', use: null },
      'firstFurnishingDate',
      null,
    ],
    [
      'IL: on a home 60 days after the first delivery',
      'preliminary_notice',
      { state: 'IL', use: null },
      'firstFurnishingDate',
      null,
    ],
    ['NV: a highway', 'bond_claim', { ...highway, ...supplier }, accepted, '2026-06-19'],
    ['NV: a highway', 'bond_suit', highway, accepted, '2026-11-20'],
    ['NH: 20 May + 90', 'public_funds_lien', { state: 'NH', sector: 'public' }, end, '2026-08-18'],
    ['NH: 120 days after the last furnishing', 'public_funds_lien', { state: 'NH', sector: 'public' }, last, null],
    ['CO', 'lien_suit', { state: 'CO' }, last, null],
    ['DE', 'mechanics_lien', { state: 'DE', ...builder }, last, null],
    ['DC', 'mechanics_lien', { state: 'DC', ...builder }, last, null],
    ['NM', 'mechanics_lien', { state: 'NM', ...builder }, last, null],
    ['OR', 'mechanics_lien', { state: 'OR' }, last, null],
    ['SC: the lien is filed', 'lien_suit', { state: 'SC', lienRecordedDate: '2026-07-15' }, last, null],
    ['TN', 'bond_suit', { state: 'TN', sector: 'public' }, last, null],
    ['TX', 'mechanics_lien', { state: 'TX', ...builder }, last, null],
    ['WY', 'mechanics_lien', { state: 'WY' }, last, null],
    ['WY: ten days before the lien', 'notice_of_intent', { state: 'WY' }, last, null],
    // 20 May + 90; the copy is due 30 days after a filing that comes earlier.
    ['CT: the filing of the lien', 'service_after_filing', { state: 'CT' }, 'lienRecordedDate', '2026-08-18'],
  ])('has no later safe date than with it, and names it: %s', (_why, kind, facts, lacking, safeDate) => {
    const full = factsOf(facts);
    const own = course({ ...full, [lacking]: null }).filter((deadline) => deadline.kind === kind);
    // Of two duties, the one that lacks the fact.
    const found = own.find(({ missing }) => missing.includes(lacking)) ?? own[0]!;
    expect(found).toMatchObject({ safeDate, missing: expect.arrayContaining([lacking]) });
  });

  it('counts from the last furnishing, says so, and asks for the true start', () => {
    const found = course(factsOf({ state: 'CA', completionDate: null })).find(({ kind }) => kind === 'mechanics_lien')!;
    expect(found).toMatchObject({
      date: null,
      safeDate: '2026-08-18',
      missing: ['completionDate'],
      steps: [
        {
          kind: 'anchor',
          text: 'last furnishing',
          date: '2026-05-20',
        },
        { kind: 'count', text: 'within 90 days after last furnishing' },
      ],
    });
    expect(found.explanation).toMatch(
      /^Treat Tuesday, August 18, 2026, as the last day to file the Claim of Mechanics Lien; it is the earliest possible date\. It counts from your last furnishing, Wednesday, May 20, 2026, which is never later than completion of the project; enter the completion date of the project to have the date itself\./,
    );
  });

  it('has no date before the last furnishing, and asks for either date', () => {
    const found = course(factsOf({ state: 'CA', completionDate: null, lastFurnishingDate: null })).find(
      ({ kind }) => kind === 'mechanics_lien',
    )!;
    expect(found).toMatchObject({ date: null, safeDate: null, missing: [last, end] });
    expect(found.explanation).toContain(
      'until the date of last furnishing or the completion date of the project is entered.',
    );
  });

  it('is the true date where completion can make nothing earlier', () => {
    const found = course(factsOf({ state: 'NM', ...builder, completionDate: null }));
    expect(found.find(({ kind }) => kind === 'mechanics_lien')).toMatchObject({
      date: '2026-09-17',
      safeDate: '2026-09-17',
    });
  });

  it.each(stateRules.map(({ state }) => state))('is given for every lien and claim of %s', (state) => {
    const undated = (['private', 'public'] as const).flatMap((sector) =>
      claimants.flatMap(([claimantRole, hiringPartyRole, hiringPartyHirerRole]) =>
        course(
          factsOf({ state, sector, claimantRole, hiringPartyRole, hiringPartyHirerRole, completionDate: null }),
        ).flatMap(({ kind, required, safeDate, dependsOn }) =>
          ['mechanics_lien', 'bond_claim', 'bond_suit', 'public_funds_lien', 'stop_payment_notice'].includes(kind) &&
          required !== false &&
          safeDate === null
            ? [`${sector} ${kind}: ${dependsOn}`]
            : [],
        ),
      ),
    );
    expect([...new Set(undated)]).toEqual(withoutDate[state] ?? []);
  });
});
