import type { StateRules, Tier } from '../rule.js';
import {
  before,
  belowOwner,
  bondInDoubt,
  businessDays,
  claimOver,
  days,
  direct,
  earliest,
  hiredBelowContractor,
  lessors,
  months,
  notHiredByOwner,
  notResidential,
  others,
  ownerOccupiedHome,
  read,
  remote,
  repair,
  residential,
  unheldDate,
  unitsAtMost,
  unranked,
  upToFirstTier,
} from './terms.js';

/** Those below the owner's contractor who are not lessors. */
const furnishers: readonly Tier[] = [
  'subcontractor',
  'sub_subcontractor',
  'supplier_to_contractor',
  'supplier_to_subcontractor',
  'laborer',
  'design_professional',
];

const text10 = read('text of Mo. Rev. Stat. 429.010 at revisor.mo.gov, and guides by levelset.com and levy-law.com');
const text12 = read('text of Mo. Rev. Stat. 429.012 at instalawyer.io');
const text13 = read('text of Mo. Rev. Stat. 429.013 at instalawyer.io');
const text80 = read('text of Mo. Rev. Stat. 429.080 at instalawyer.io');
const guides = read('guides by ezel.ai, covinly.com and levelset.com');
const bondGuides = read('guides by nacmsts.com, levelset.com and surety.org on Mo. Rev. Stat. 107.170');

const lien = {
  period: earliest(months(6, 'last_furnishing'), months(6, 'debt_due')),
  source: 'Mo. Rev. Stat. 429.080',
  checked: text80,
  late: 'the lien is lost',
} as const;

const accrual =
  'The statute counts from the day on which the debt accrued; the date here takes the last furnishing, or the day on which the whole debt became due if that came first.';

const noLessorLien = {
  tiers: lessors,
  period: null,
  source: 'Mo. Rev. Stat. 429.010',
  checked: text10,
  when: [residential],
  noRight: 'Missouri gives a lessor of equipment a lien only on commercial projects.',
} as const;

const bondClaim = {
  period: unheldDate('bond_terms', 'within the time that the bond sets', null, days(90, 'last_furnishing')),
  source: 'Mo. Rev. Stat. 107.170',
  checked: bondGuides,
  servedOn: 'prime contractor and surety',
  note: 'The statute sets no number of days; the bond does, often 90 after the last furnishing, which is the date given here; a bond may set less. Since August 28, 2019, remote suppliers are protected if they gave written notice of nonpayment. Get a copy of the bond at once.',
} as const;

export const missouri: StateRules = {
  state: 'MO',
  name: 'Missouri',
  roll: { days: 'sunday', scope: 'filings', source: 'Mo. Rev. Stat. 1.040' },
  names: {
    notice_of_intent: 'Notice of Intent to File a Mechanic’s Lien',
    mechanics_lien: 'Statement of Mechanic’s Lien',
  },
  standing: {
    private: [
      {
        tiers: furnishers,
        when: [ownerOccupiedHome, repair, unitsAtMost(4), notHiredByOwner],
        right: null,
        reason:
          'without a Consent of Owner that the owner signed, only those whom the owner hired have one on such a home',
        source: 'Mo. Rev. Stat. 429.013',
        checked: text13,
      },
    ],
    public: [bondInDoubt('Mo. Rev. Stat. 107.170', null)],
  },
  private: {
    preliminary_notice: [
      {
        tiers: direct,
        period: unheldDate(
          'before_payment',
          'before the owner makes any payment, at the latest with the first invoice',
          null,
          days(0, 'contract_date'),
        ),
        source: 'Mo. Rev. Stat. 429.012',
        checked: text12,
        documentName: 'Notice to Owner',
        servedOn: 'owner',
        late: 'the lien is lost',
        note: 'It may be given with the contract, with the delivery of materials, when the work starts or with the first invoice, but always before any payment. Given with the contract, it is surely in time.',
      },
      {
        tiers: lessors,
        period: businessDays(15, 'first_furnishing'),
        source: 'Mo. Rev. Stat. 429.010.2(3)',
        checked: read('text of Mo. Rev. Stat. 429.010 as amended in 2013, quoted by levelset.com'),
        documentName: 'notice of rental equipment',
        provided: [notResidential, claimOver(5000)],
        servedOn: 'owner',
        late: 'the lien is lost',
        note: 'The notice names the equipment, the party that rented it and the rental rate.',
      },
      { tiers: furnishers, period: null, source: 'Mo. Rev. Stat. 429.100', checked: guides },
    ],
    notice_of_intent: [
      {
        tiers: belowOwner,
        period: before('lien_deadline', 10),
        source: 'Mo. Rev. Stat. 429.100',
        checked: guides,
        servedOn: 'owner',
        late: 'the lien is lost',
      },
      {
        tiers: unranked,
        period: before('lien_deadline', 10),
        source: 'Mo. Rev. Stat. 429.100',
        checked: guides,
        provided: [notHiredByOwner],
        servedOn: 'owner',
        late: 'the lien is lost',
      },
      { tiers: direct, period: null, source: 'Mo. Rev. Stat. 429.100', checked: guides },
      noLessorLien,
    ],
    mechanics_lien: [
      { ...lien, tiers: [...direct, ...furnishers], note: accrual },
      {
        tiers: lessors,
        period: days(60, 'last_furnishing'),
        source: 'Mo. Rev. Stat. 429.080',
        checked: text80,
        late: 'the lien is lost',
        note: 'The 60 days run from the removal of the last of the equipment. A lessor has a lien only for a claim over $5,000.',
      },
      {
        ...lien,
        tiers: [...direct, ...furnishers],
        source: 'Mo. Rev. Stat. 429.080, 429.016',
        when: [residential],
        note: `${accrual} On homes other than the remodeling of one that its owner lives in, the owner can record a notice of intended sale. Then the lien is lost unless you record a notice of rights at least five days before the closing that it states.`,
      },
      noLessorLien,
    ],
    lien_suit: [
      {
        tiers: 'all',
        period: months(6, 'lien_recorded'),
        source: 'Mo. Rev. Stat. 429.170',
        checked: read('Mo. Rev. Stat. 429.170 quoted by answers.uslegal.com, and guides by ezel.ai and levelset.com'),
        late: 'the lien can no longer be enforced',
      },
      noLessorLien,
    ],
  },
  public: {
    preliminary_notice: [{ tiers: 'all', period: null, source: 'Mo. Rev. Stat. 107.170', checked: bondGuides }],
    bond_claim: [
      { ...bondClaim, tiers: remote },
      { ...bondClaim, tiers: unranked, provided: [hiredBelowContractor] },
      {
        tiers: upToFirstTier,
        period: null,
        source: 'Mo. Rev. Stat. 107.170',
        checked: bondGuides,
        note: 'The bond itself may ask for a notice of claim; get a copy of it.',
      },
    ],
    bond_suit: [
      {
        tiers: others,
        period: unheldDate(
          'bond_terms',
          'within the time that the bond or the city’s rules set',
          null,
          days(90, 'completion'),
        ),
        source: 'Mo. Rev. Stat. 107.170',
        checked: bondGuides,
        note: 'The statute sets no time for the suit. St. Louis and Kansas City ask for suit within 90 days after completion of the contract, which is the date given here; other bonds often set one year.',
      },
      { tiers: direct, period: null, source: 'Mo. Rev. Stat. 107.170', checked: bondGuides },
    ],
  },
};
