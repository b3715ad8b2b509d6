import type { StateRules } from '../rule.js';
import { belowOwner, direct, months, others, residential, unheldDate, years } from './terms.js';

export const kansas: StateRules = {
  state: 'KS',
  name: 'Kansas',
  roll: null,
  private: {
    preliminary: [
      { tiers: 'all', period: null, source: 'K.S.A. 60-1102, 60-1103', recalled: true, unsettled: true },
      {
        tiers: belowOwner,
        period: unheldDate(
          'before_lien_filing',
          'before the lien is filed: a warning statement to the owner, or for a new home a recorded notice of intent to perform',
        ),
        source: 'K.S.A. 60-1103a, 60-1103b',
        when: [residential],
        servedOn: 'owner or clerk of court',
      },
    ],
    lien: [
      { tiers: direct, period: months(4, 'last_furnishing'), source: 'K.S.A. 60-1102, 60-1103', recalled: true },
      { tiers: others, period: months(3, 'last_furnishing'), source: 'K.S.A. 60-1102, 60-1103', recalled: true },
    ],
    lienSuit: [{ tiers: 'all', period: years(1, 'lien_recorded'), source: 'K.S.A. 60-1105', recalled: true }],
  },
  public: {
    preliminary: [{ tiers: 'all', period: null, source: 'K.S.A. 60-1111', recalled: true }],
    bondClaim: [{ tiers: 'all', period: null, source: 'K.S.A. 60-1111', recalled: true }],
    bondSuit: [
      { tiers: others, period: months(6, 'completion'), source: 'K.S.A. 60-1111', recalled: true },
      { tiers: direct, period: null, source: 'K.S.A. 60-1111', recalled: true },
    ],
  },
};
