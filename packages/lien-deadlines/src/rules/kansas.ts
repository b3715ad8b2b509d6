import type { StateRules } from '../rule.js';
import { belowOwner, direct, months, others, residential, unheldDate, years } from './terms.js';

export const kansas: StateRules = {
  state: 'KS',
  name: 'Kansas',
  roll: null,
  private: {
    preliminary_notice: [
      { tiers: 'all', period: null, source: 'K.S.A. 60-1102, 60-1103', checked: null, unsettled: true },
      {
        tiers: belowOwner,
        period: unheldDate(
          'before_lien_filing',
          'before the lien is filed: a warning statement to the owner, or for a new home a recorded notice of intent to perform',
        ),
        source: 'K.S.A. 60-1103a, 60-1103b', checked: { on: '2026-11-21', read: 'secondary sources' },
        when: [residential],
        servedOn: 'owner or clerk of court',
      },
    ],
    mechanics_lien: [
      { tiers: direct, period: months(4, 'last_furnishing'), source: 'K.S.A. 60-1102, 60-1103', checked: null },
      { tiers: others, period: months(3, 'last_furnishing'), source: 'K.S.A. 60-1102, 60-1103', checked: null },
    ],
    lien_suit: [{ tiers: 'all', period: years(1, 'lien_recorded'), source: 'K.S.A. 60-1105', checked: null }],
  },
  public: {
    preliminary_notice: [{ tiers: 'all', period: null, source: 'K.S.A. 60-1111', checked: null }],
    bond_claim: [{ tiers: 'all', period: null, source: 'K.S.A. 60-1111', checked: null }],
    bond_suit: [
      { tiers: others, period: months(6, 'completion'), source: 'K.S.A. 60-1111', checked: null },
      { tiers: direct, period: null, source: 'K.S.A. 60-1111', checked: null },
    ],
  },
};
