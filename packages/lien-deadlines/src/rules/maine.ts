import type { StateRules } from '../rule.js';
import { days, direct, hiredBelowContractor, others, remote, years } from './terms.js';

export const maine: StateRules = {
  state: 'ME',
  name: 'Maine',
  roll: null,
  private: {
    preliminary_notice: [{ tiers: 'all', period: null, source: '10 M.R.S. 3252, 3253', checked: null }],
    mechanics_lien: [{ tiers: 'all', period: days(90, 'last_furnishing'), source: '10 M.R.S. 3253', checked: null }],
    lien_suit: [{ tiers: 'all', period: days(120, 'last_furnishing'), source: '10 M.R.S. 3255', checked: null }],
  },
  public: {
    preliminary_notice: [{ tiers: 'all', period: null, source: '14 M.R.S. 871', checked: null }],
    bond_claim: [
      {
        tiers: remote,
        period: days(90, 'last_furnishing'),
        source: '14 M.R.S. 871',
        checked: null,
        servedOn: 'prime contractor',
      },
      {
        tiers: ['laborer', 'design_professional'],
        period: days(90, 'last_furnishing'),
        source: '14 M.R.S. 871',
        checked: null,
        provided: [hiredBelowContractor],
        servedOn: 'prime contractor',
      },
      {
        tiers: ['general_contractor', 'subcontractor', 'supplier_to_contractor', 'lessor_to_contractor'],
        period: null,
        source: '14 M.R.S. 871',
        checked: null,
      },
    ],
    bond_suit: [
      { tiers: others, period: years(1, 'last_furnishing'), source: '14 M.R.S. 871', checked: null },
      { tiers: direct, period: null, source: '14 M.R.S. 871', checked: null },
    ],
  },
};
