import type { StateRules } from '../rule.js';
import { belowOwner, days, direct, others, unheldDate } from './terms.js';

export const vermont: StateRules = {
  state: 'VT',
  name: 'Vermont',
  roll: null,
  private: {
    preliminary: [
      {
        tiers: belowOwner,
        period: unheldDate('none_dated', 'before the owner has paid the contractor; the statute counts no days'),
        source: '9 V.S.A. 1921',
        servedOn: 'owner',
        late: 'the lien reaches only the sums then due',
      },
      {
        tiers: ['general_contractor', 'laborer', 'design_professional'],
        period: null,
        source: '9 V.S.A. 1921',
        recalled: true,
      },
    ],
    lien: [{ tiers: 'all', period: days(180, 'last_furnishing'), source: '9 V.S.A. 1921', recalled: true }],
    lienSuit: [{ tiers: 'all', period: days(180, 'lien_recorded'), source: '9 V.S.A. 1924', recalled: true }],
  },
  public: {
    preliminary: [{ tiers: 'all', period: null, source: '19 V.S.A. 10', recalled: true }],
    bondClaim: [
      {
        tiers: others,
        period: unheldDate('bond_terms', 'when the bond requires it'),
        source: '19 V.S.A. 10(9)',
        recalled: true,
        servedOn: 'public body or surety',
        note: 'On highway work a sworn statement is due within 90 days after acceptance.',
      },
      { tiers: direct, period: null, source: '19 V.S.A. 10(9)', recalled: true },
    ],
    bondSuit: [],
  },
};
