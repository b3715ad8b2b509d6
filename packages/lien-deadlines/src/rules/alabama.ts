import type { StateRules } from '../rule.js';
import {
  before,
  belowOwner,
  bondInDoubt,
  bounded,
  days,
  direct,
  months,
  noSupplierToSupplier,
  notHiredByOwner,
  others,
  read,
  suppliersChart,
  unheldDate,
  unranked,
  years,
} from './terms.js';

const guides = read('guides by ezel.ai, levelset.com and Bradley Arant at jdsupra.com');
const text39 = read('text of Ala. Code 39-1-1 at codes.findlaw.com');

const beforeFiling = {
  period: before('lien_deadline'),
  source: 'Ala. Code 35-11-218',
  checked: guides,
  servedOn: 'owner',
  late: 'the lien is lost',
  note: 'The notice must be served before the lien is filed. The lien reaches only what the owner still owes the contractor when the notice is received, so serve it as soon as a payment is missed.',
} as const;

export const alabama: StateRules = {
  state: 'AL',
  name: 'Alabama',
  roll: { days: 'sunday_and_holidays', scope: 'filings', source: 'Ala. Code 1-1-4' },
  holidays: [
    { name: 'George Washington’s and Thomas Jefferson’s Birthday', month: 2, weekday: 1, nth: 3 },
    { name: 'Columbus Day', month: 10, weekday: 1, nth: 2 },
    { name: 'Veterans’ Day', on: '11-11' },
  ],
  holidaySource: 'Ala. Code 1-3-8',
  names: { notice_of_intent: 'Notice of Unpaid Balance', mechanics_lien: 'Verified Statement of Lien' },
  standing: {
    private: [
      noSupplierToSupplier('Alabama', 'Ala. Code 35-11-210', read('guides by levy-law.com and nacmsts.com')),
      {
        tiers: ['design_professional'],
        right: null,
        reason: 'guides differ whether Alabama law protects designers',
        source: 'Ala. Code 35-11-210',
        checked: read('chart of designers at levelset.com and guide at alabamaconstructionlaw.com', '2026-11-28'),
      },
    ],
    public: [bondInDoubt('Ala. Code 39-1-1', suppliersChart)],
  },
  private: {
    preliminary_notice: [
      {
        tiers: 'all',
        period: null,
        source: 'Ala. Code 35-11-210',
        checked: read('text of Ala. Code 35-11-210 at uslegalforms.com'),
        note: 'A supplier who notifies the owner in writing, before delivering, which materials it will furnish and at what prices has a lien for the full price, unless the owner objects. Without that notice the lien reaches only what the owner still owes the contractor.',
      },
    ],
    notice_of_intent: [
      { ...beforeFiling, tiers: belowOwner },
      { ...beforeFiling, tiers: unranked, provided: [notHiredByOwner] },
      { tiers: direct, period: null, source: 'Ala. Code 35-11-218', checked: guides },
    ],
    mechanics_lien: [
      {
        tiers: direct,
        period: months(6, 'last_furnishing'),
        source: 'Ala. Code 35-11-215',
        checked: guides,
        late: 'the lien is lost',
      },
      {
        tiers: ['laborer'],
        period: days(30, 'last_furnishing'),
        source: 'Ala. Code 35-11-215',
        checked: guides,
        late: 'the lien is lost',
      },
      {
        tiers: [...belowOwner, 'design_professional'],
        period: months(4, 'last_furnishing'),
        source: 'Ala. Code 35-11-215',
        checked: guides,
        late: 'the lien is lost',
        note: 'Where the owner hired you directly, you have six months.',
      },
    ],
    lien_suit: [
      {
        tiers: 'all',
        period: bounded(months(6, 'debt_due'), months(6, 'last_furnishing')),
        source: 'Ala. Code 35-11-221',
        checked: guides,
        late: 'the lien can no longer be enforced',
        note: 'The six months do not run from the filing of the lien. Count from the last furnishing unless the terms of payment make the debt due later.',
      },
    ],
  },
  public: {
    preliminary_notice: [{ tiers: 'all', period: null, source: 'Ala. Code 39-1-1', checked: text39 }],
    bond_claim: [
      {
        tiers: others,
        period: unheldDate(
          'before_bond_suit',
          'at least 45 days before suit on the bond is filed',
          45,
          days(320, 'completion'),
        ),
        source: 'Ala. Code 39-1-1(b)',
        checked: text39,
        servedOn: 'surety',
        late: 'the suit on the payment bond cannot be filed in time',
        note: 'The notice goes by registered or certified mail and states the amount and the nature of the claim.',
      },
      { tiers: direct, period: null, source: 'Ala. Code 39-1-1', checked: text39 },
    ],
    bond_suit: [
      {
        tiers: others,
        period: bounded(years(1, 'final_settlement'), years(1, 'completion')),
        source: 'Ala. Code 39-1-1(b)',
        checked: text39,
        late: 'the claim on the payment bond is lost',
        note: 'The suit may be filed 45 days after the notice to the surety.',
      },
      { tiers: direct, period: null, source: 'Ala. Code 39-1-1', checked: text39 },
    ],
  },
};
