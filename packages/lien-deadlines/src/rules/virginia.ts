import type { StateRules } from '../rule.js';
import {
  afterThanksgiving,
  belowSecondTier,
  bondInDoubt,
  days,
  daysAfterMonthOf,
  designerInDoubt,
  direct,
  earliest,
  firstTier,
  hiredBelowContractor,
  lienAgent,
  months,
  others,
  read,
  remote,
  residential,
  supplierInDoubt,
  that,
  unitsAtMost,
  unranked,
  upToFirstTier,
  years,
} from './terms.js';

const textOf43 = (section: string) => read(`text of Va. Code ${section} in the public copy of title 43`);

const memorandum = {
  period: earliest(daysAfterMonthOf(90, 'last_furnishing'), days(90, 'completion'), days(90, 'termination')),
  source: 'Va. Code 43-4',
  checked: textOf43('43-4'),
  late: 'the lien is lost',
} as const;

const limits =
  'If work on the building ends for good without completion, the 90 days run from that day. Except for retainage and sums that your customer has not been paid, a memorandum covers only what was furnished in the 150 days before the last furnishing that precedes its filing, so long jobs need more than one.';

const bondClaim = {
  period: days(90, 'last_furnishing'),
  source: 'Va. Code 2.2-4341(B)',
  checked: read('guides by valienlaw.com and levelset.com, and an older text of Va. Code 2.2-4341'),
  servedOn: 'prime contractor',
  receipt: true,
  late: 'the claim on the payment bond is lost, retainage aside',
  note: 'The notice goes by registered or certified mail, and the contractor should have it in hand by then. The time limit does not apply to retainage.',
} as const;

export const virginia: StateRules = {
  state: 'VA',
  name: 'Virginia',
  roll: { days: 'weekend_and_holidays', scope: 'filings', source: 'Va. Code 1-210(E)' },
  holidays: [
    { name: 'George Washington Day', month: 2, weekday: 1, nth: 3 },
    // Since 2021: 2020 Va. Acts Sp. Sess. I.
    { name: 'Juneteenth', on: '06-19', since: 2021 },
    { name: 'Columbus Day', month: 10, weekday: 1, nth: 2 },
    { name: 'Veterans Day', on: '11-11' },
    afterThanksgiving(),
  ],
  holidaySource: 'Va. Code 2.2-3300',
  names: {
    preliminary_notice: 'Notice to Mechanics’ Lien Agent',
    mechanics_lien: 'Memorandum of Mechanic’s Lien',
  },
  standing: {
    private: [
      supplierInDoubt(
        'Virginia',
        'Va. Code 43-3, 43-7, 43-9',
        read('summary by levy-law.com and an answer at levelset.com', '2026-11-28'),
      ),
      belowSecondTier({
        right: null,
        reason:
          'Virginia law may protect only those whom the owner, the contractor or a first-tier subcontractor hired',
        source: 'Va. Code 43-7, 43-9',
        checked: read('summary by levy-law.com', '2026-11-28'),
      }),
      {
        tiers: ['design_professional'],
        when: [that('you do not supervise the construction')],
        right: false,
        reason: 'an architect or engineer has one only for plans whose construction that person also supervises',
        source: 'Va. Code 43-3; Cain v. Rea, 159 Va. 446',
        checked: read(
          'decision Ft. Beauregard v. Lindsay Ervin (Va. Cir. 1990) and summary by levy-law.com',
          '2026-11-29',
        ),
      },
    ],
    public: [
      bondInDoubt('Va. Code 2.2-4341', read('summary by levy-law.com', '2026-11-28')),
      belowSecondTier({
        right: null,
        reason: 'the payment bond may protect only those whom the contractor or a first-tier subcontractor hired',
        source: 'Va. Code 2.2-4341',
        checked: read('summary by levy-law.com', '2026-11-29'),
      }),
      designerInDoubt('Va. Code 2.2-4337'),
    ],
  },
  private: {
    preliminary_notice: [
      {
        tiers: 'all',
        period: null,
        source: 'Va. Code 43-4, 43-4.01',
        checked: textOf43('43-4.01'),
        note: 'Two notices to the owner or the general contractor, the second within 30 days after completion, can make that party personally liable (43-11); the lien does not need them.',
      },
      {
        tiers: 'all',
        period: days(30, 'first_furnishing'),
        source: 'Va. Code 43-4.01(C)',
        checked: textOf43('43-4.01'),
        when: [residential, unitsAtMost(2), lienAgent],
        lookbackDays: 0,
        receipt: true,
        servedOn: 'mechanics’ lien agent named on the building permit',
        note: 'The rule is for one- and two-family dwellings, each with a building permit of its own that names the agent. The notice goes by registered or certified mail or by hand. If you began before the building permit was issued, the 30 days run from the permit.',
      },
    ],
    mechanics_lien: [
      {
        ...memorandum,
        tiers: direct,
        note: `The memorandum is filed with a certificate that a copy was mailed to the owner. ${limits}`,
      },
      {
        ...memorandum,
        tiers: [...firstTier, ...unranked],
        source: 'Va. Code 43-4, 43-7',
        note: `Unless the owner hired you, also give the owner written notice of the claim, with the filing. ${limits}`,
      },
      {
        ...memorandum,
        tiers: remote,
        source: 'Va. Code 43-4, 43-9',
        note: `Also give the owner and the general contractor written notice of the claim, with the filing. ${limits}`,
      },
    ],
    lien_suit: [
      {
        tiers: 'all',
        period: months(6, 'lien_recorded'),
        source: 'Va. Code 43-17',
        checked: textOf43('43-17'),
        late: 'the lien can no longer be enforced',
        note: 'If the project was completed or ended later, the suit may still be filed within 60 days after that day.',
      },
    ],
  },
  public: {
    preliminary_notice: [{ tiers: 'all', period: null, source: 'Va. Code 2.2-4341', checked: bondClaim.checked }],
    bond_claim: [
      { ...bondClaim, tiers: remote },
      { ...bondClaim, tiers: unranked, provided: [hiredBelowContractor] },
      { tiers: upToFirstTier, period: null, source: 'Va. Code 2.2-4341(A)', checked: bondClaim.checked },
    ],
    bond_suit: [
      {
        tiers: others,
        period: years(1, 'last_furnishing'),
        source: 'Va. Code 2.2-4341(C)',
        checked: bondClaim.checked,
        late: 'the claim on the payment bond is lost',
        note: 'The suit may be filed once 90 days have passed since the last furnishing.',
      },
      { tiers: direct, period: null, source: 'Va. Code 2.2-4341', checked: bondClaim.checked },
    ],
  },
};
