import type { StateRules } from '../rule.js';
import { days, direct, hiredBelowContractor, others, remote, years } from './terms.js';

export const maine: StateRules = {
  state: 'ME',
  name: 'Maine',
  roll: null,
  private: {
    preliminary: [{ tiers: 'all', period: null, source: '10 M.R.S. 3252, 3253', recalled: true }],
    lien: [{ tiers: 'all', period: days(90, 'last_furnishing'), source: '10 M.R.S. 3253', recalled: true }],
    lienSuit: [{ tiers: 'all', period: days(120, 'last_furnishing'), source: '10 M.R.S. 3255', recalled: true }],
  },
  public: {
    preliminary: [{ tiers: 'all', period: null, source: '14 M.R.S. 871', recalled: true }],
    bondClaim: [
      {
        tiers: remote,
        period: days(90, 'last_furnishing'),
        source: '14 M.R.S. 871',
        recalled: true,
        servedOn: 'prime contractor',
      },
      {
        tiers: ['laborer', 'design_professional'],
        period: days(90, 'last_furnishing'),
        source: '14 M.R.S. 871',
        recalled: true,
        provided: [hiredBelowContractor],
        servedOn: 'prime contractor',
      },
      {
        tiers: ['general_contractor', 'subcontractor', 'supplier_to_contractor', 'lessor_to_contractor'],
        period: null,
        source: '14 M.R.S. 871',
        recalled: true,
      },
    ],
    bondSuit: [
      { tiers: others, period: years(1, 'last_furnishing'), source: '14 M.R.S. 871', recalled: true },
      { tiers: direct, period: null, source: '14 M.R.S. 871', recalled: true },
    ],
  },
};
