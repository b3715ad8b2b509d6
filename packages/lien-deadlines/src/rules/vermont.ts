import type { StateRules } from '../rule.js';
import { belowOwner, days, direct, others, unheldDate } from './terms.js';

export const vermont: StateRules = {
  state: 'VT',
  name: 'Vermont',
  roll: null,
  private: {
    preliminary_notice: [
      {
        tiers: belowOwner,
        period: unheldDate('none_dated', 'before the owner has paid the contractor; the statute counts no days'),
        source: '9 V.S.A. 1921', checked: { on: '2026-11-21', read: 'secondary sources' },
        servedOn: 'owner',
        late: 'the lien reaches only the sums then due',
      },
      {
        tiers: ['general_contractor', 'laborer', 'design_professional'],
        period: null,
        source: '9 V.S.A. 1921',
        checked: null,
      },
    ],
    mechanics_lien: [{ tiers: 'all', period: days(180, 'last_furnishing'), source: '9 V.S.A. 1921', checked: null }],
    lien_suit: [{ tiers: 'all', period: days(180, 'lien_recorded'), source: '9 V.S.A. 1924', checked: null }],
  },
  public: {
    preliminary_notice: [{ tiers: 'all', period: null, source: '19 V.S.A. 10', checked: null }],
    bond_claim: [
      {
        tiers: others,
        period: unheldDate('bond_terms', 'when the bond requires it'),
        source: '19 V.S.A. 10(9)',
        checked: null,
        servedOn: 'public body or surety',
        note: 'On highway work a sworn statement is due within 90 days after acceptance.',
      },
      { tiers: direct, period: null, source: '19 V.S.A. 10(9)', checked: null },
    ],
    bond_suit: [],
  },
};
