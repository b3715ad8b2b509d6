import type { StateRules } from '../rule.js';
import { days, direct, others, unheldDate } from './terms.js';

export const delaware: StateRules = {
  state: 'DE',
  name: 'Delaware',
  roll: null,
  private: {
    preliminary_notice: [{ tiers: 'all', period: null, source: '25 Del. C. 2711, 2712', checked: null }],
    mechanics_lien: [
      { tiers: direct, period: days(180, 'completion'), source: '25 Del. C. 2711', checked: null },
      { tiers: others, period: days(120, 'completion'), source: '25 Del. C. 2711', checked: null },
    ],
    lien_suit: [
      {
        tiers: 'all',
        period: days(0, 'lien_deadline'),
        source: '25 Del. C. 2711',
        checked: null,
        note: 'Filing the statement of claim is itself the suit.',
      },
    ],
  },
  public: {
    preliminary_notice: [{ tiers: 'all', period: null, source: '29 Del. C. 6962', checked: null }],
    bond_claim: [{ tiers: 'all', period: null, source: '29 Del. C. 6962', checked: null }],
    bond_suit: [
      {
        tiers: others,
        period: unheldDate('bond_terms', 'within 1 to 3 years, as the bond provides'),
        source: '29 Del. C. 6962',
        checked: null,
      },
      { tiers: direct, period: null, source: '29 Del. C. 6962', checked: null },
    ],
  },
};
