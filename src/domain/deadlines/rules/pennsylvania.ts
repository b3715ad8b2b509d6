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
    preliminary: [
      {
        tiers: belowOwner,
        period: days(45, 'first_furnishing'),
        source: '49 P.S. 1501.3(b)',
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
        recalled: true,
      },
    ],
    intent: [
      { tiers: others, period: before('lien_deadline', 30), source: '49 P.S. 1501' },
      { tiers: direct, period: null, source: '49 P.S. 1501' },
    ],
    lien: [
      {
        tiers: 'all',
        period: months(6, 'last_furnishing'),
        source: '49 P.S. 1502',
        recalled: true,
        note: 'The statute counts from completion of your own work, taken here as the last furnishing.',
      },
    ],
    lienSuit: [{ tiers: 'all', period: years(2, 'lien_recorded'), source: '49 P.S. 1701', recalled: true }],
  },
  public: {
    preliminary: [{ tiers: 'all', period: null, source: '8 P.S. 194', recalled: true }],
    bondClaim: [
      {
        tiers: remote,
        period: days(90, 'last_furnishing'),
        source: '8 P.S. 194',
        recalled: true,
        servedOn: 'prime contractor',
      },
      {
        tiers: ['laborer', 'design_professional'],
        period: days(90, 'last_furnishing'),
        source: '8 P.S. 194',
        recalled: true,
        provided: [hiredBelowContractor],
        servedOn: 'prime contractor',
      },
      {
        tiers: ['general_contractor', 'subcontractor', 'supplier_to_contractor', 'lessor_to_contractor'],
        period: null,
        source: '8 P.S. 194',
        recalled: true,
      },
    ],
    bondSuit: [
      { tiers: others, period: years(1, 'last_furnishing'), source: '8 P.S. 194', recalled: true },
      { tiers: direct, period: null, source: '8 P.S. 194', recalled: true },
    ],
  },
};
