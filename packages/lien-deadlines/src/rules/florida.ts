import type { StateRules } from '../rule.js';
import { belowOwner, days, direct, hiredBelowContractor, notRemote, others, remote, years } from './terms.js';

export const florida: StateRules = {
  state: 'FL',
  name: 'Florida',
  roll: { days: 'weekend_and_holidays', scope: 'all', source: 'Fla. Stat. 713.011' },
  private: {
    preliminary_notice: [
      {
        tiers: belowOwner,
        period: days(45, 'first_furnishing'),
        source: 'Fla. Stat. 713.06(2)(a), 713.18', checked: { on: '2026-11-21', read: 'secondary sources' },
        servedOn: 'owner, and the contractor, higher tiers and lender where designated',
        late: 'the lien is lost',
        note: 'The owner must have it by that day and before its final payment. Certified mail posted by day 40 with a mailing record is in time.',
      },
      {
        tiers: ['general_contractor', 'laborer', 'design_professional'],
        period: null,
        source: 'Fla. Stat. 713.03, 713.05, 713.06',
        checked: null,
      },
    ],
    mechanics_lien: [{ tiers: 'all', period: days(90, 'last_furnishing'), source: 'Fla. Stat. 713.08(5)', checked: null }],
    lien_suit: [{ tiers: 'all', period: years(1, 'lien_recorded'), source: 'Fla. Stat. 713.22', checked: null }],
  },
  public: {
    preliminary_notice: [
      {
        tiers: remote,
        period: days(45, 'first_furnishing'),
        source: 'Fla. Stat. 255.05(2)(a)', checked: { on: '2026-11-21', read: 'secondary sources' },
        servedOn: 'contractor',
        late: 'the bond claim is lost',
      },
      { tiers: notRemote, period: null, source: 'Fla. Stat. 255.05(2)(a)', checked: null },
    ],
    bond_claim: [
      {
        tiers: remote,
        period: days(90, 'last_furnishing'),
        source: 'Fla. Stat. 255.05(2)(a)', checked: { on: '2026-11-21', read: 'secondary sources' },
        servedOn: 'contractor and surety',
        note: 'It may not be served before day 45 after first furnishing.',
      },
      {
        tiers: ['laborer', 'design_professional'],
        period: days(90, 'last_furnishing'),
        source: 'Fla. Stat. 255.05(2)(a)', checked: { on: '2026-11-21', read: 'secondary sources' },
        provided: [hiredBelowContractor],
        servedOn: 'contractor and surety',
        note: 'It may not be served before day 45 after first furnishing.',
      },
      {
        tiers: ['general_contractor', 'subcontractor', 'supplier_to_contractor', 'lessor_to_contractor'],
        period: null,
        source: 'Fla. Stat. 255.05(2)(a)', checked: { on: '2026-11-21', read: 'secondary sources' },
      },
    ],
    bond_suit: [
      { tiers: others, period: years(1, 'last_furnishing'), source: 'Fla. Stat. 255.05(2)(a)', checked: null },
      { tiers: direct, period: null, source: 'Fla. Stat. 255.05(2)(a)', checked: null },
    ],
  },
};
