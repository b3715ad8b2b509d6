import type { StateRules } from '../rule.js';
import {
  before,
  belowOwner,
  days,
  direct,
  hiredBelowContractor,
  months,
  others,
  remote,
  that,
  years,
} from './terms.js';

export const pennsylvania: StateRules = {
  state: 'PA',
  name: 'Pennsylvania',
  roll: null,
  private: {
    preliminary_notice: [
      {
        tiers: belowOwner,
        period: days(45, 'first_furnishing'),
        source: '49 P.S. 1501.3(b)', checked: { on: '2026-11-21', read: 'secondary sources' },
        provided: [
          that(
            "the owner has entered the project, of $1.5 million or more, in the state's construction notices directory",
          ),
        ],
        servedOn: 'State Construction Notices Directory',
        late: 'the lien is lost',
      },
      {
        tiers: ['general_contractor', 'laborer', 'design_professional'],
        period: null,
        source: '49 P.S. 1501, 1501.3',
        checked: null,
      },
    ],
    notice_of_intent: [
      { tiers: others, period: before('lien_deadline', 30), source: '49 P.S. 1501', checked: { on: '2026-11-21', read: 'secondary sources' } },
      { tiers: direct, period: null, source: '49 P.S. 1501', checked: { on: '2026-11-21', read: 'secondary sources' } },
    ],
    mechanics_lien: [
      {
        tiers: 'all',
        period: months(6, 'last_furnishing'),
        source: '49 P.S. 1502',
        checked: null,
        note: 'The statute counts from completion of your own work, taken here as the last furnishing.',
      },
    ],
    lien_suit: [{ tiers: 'all', period: years(2, 'lien_recorded'), source: '49 P.S. 1701', checked: null }],
  },
  public: {
    preliminary_notice: [{ tiers: 'all', period: null, source: '8 P.S. 194', checked: null }],
    bond_claim: [
      {
        tiers: remote,
        period: days(90, 'last_furnishing'),
        source: '8 P.S. 194',
        checked: null,
        servedOn: 'prime contractor',
      },
      {
        tiers: ['laborer', 'design_professional'],
        period: days(90, 'last_furnishing'),
        source: '8 P.S. 194',
        checked: null,
        provided: [hiredBelowContractor],
        servedOn: 'prime contractor',
      },
      {
        tiers: ['general_contractor', 'subcontractor', 'supplier_to_contractor', 'lessor_to_contractor'],
        period: null,
        source: '8 P.S. 194',
        checked: null,
      },
    ],
    bond_suit: [
      { tiers: others, period: years(1, 'last_furnishing'), source: '8 P.S. 194', checked: null },
      { tiers: direct, period: null, source: '8 P.S. 194', checked: null },
    ],
  },
};
