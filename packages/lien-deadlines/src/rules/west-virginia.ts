import type { StateRules } from '../rule.js';
import { days, months } from './terms.js';

export const westVirginia: StateRules = {
  state: 'WV',
  name: 'West Virginia',
  roll: null,
  private: {
    preliminary_notice: [{ tiers: 'all', period: null, source: 'W. Va. Code 38-2-8 ff.', checked: null }],
    mechanics_lien: [
      { tiers: 'all', period: days(100, 'last_furnishing'), source: 'W. Va. Code 38-2-8 to 38-2-13', checked: null },
    ],
    lien_suit: [{ tiers: 'all', period: months(6, 'lien_recorded'), source: 'W. Va. Code 38-2-34', checked: null }],
  },
  public: {
    preliminary_notice: [{ tiers: 'all', period: null, source: 'W. Va. Code 5-22-1, 38-2-39', checked: null }],
    bond_claim: [{ tiers: 'all', period: null, source: 'W. Va. Code 38-2-39', checked: null }],
    bond_suit: [],
  },
};
