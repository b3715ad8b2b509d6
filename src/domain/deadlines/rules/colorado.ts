import type { StateRules } from '../rule.js';
import { before, belowOwner, direct, months, others, unheldDate } from './terms.js';

export const colorado: StateRules = {
  state: 'CO',
  name: 'Colorado',
  roll: null,
  private: {
    preliminary: [{ tiers: 'all', period: null, source: 'C.R.S. 38-22-109(3)', recalled: true }],
    intent: [{ tiers: 'all', period: before('lien_deadline', 10), source: 'C.R.S. 38-22-109(3)' }],
    lien: [
      { tiers: ['laborer'], period: months(2, 'last_furnishing'), source: 'C.R.S. 38-22-109', recalled: true },
      {
        tiers: ['general_contractor', ...belowOwner, 'design_professional'],
        period: months(4, 'last_furnishing'),
        source: 'C.R.S. 38-22-109',
        recalled: true,
      },
    ],
    lienSuit: [{ tiers: 'all', period: months(6, 'completion'), source: 'C.R.S. 38-22-110', recalled: true }],
  },
  public: {
    preliminary: [{ tiers: 'all', period: null, source: 'C.R.S. 38-26-107', recalled: true }],
    bondClaim: [
      {
        tiers: others,
        period: unheldDate('final_settlement', 'before final settlement'),
        source: 'C.R.S. 38-26-107',
        servedOn: 'public body',
      },
      { tiers: direct, period: null, source: 'C.R.S. 38-26-107' },
    ],
    bondSuit: [
      {
        tiers: others,
        period: unheldDate(
          'final_settlement',
          'within 6 months after final settlement on the bond, or within 90 days on the retained funds',
        ),
        source: 'C.R.S. 38-26-107',
        recalled: true,
      },
      { tiers: direct, period: null, source: 'C.R.S. 38-26-107', recalled: true },
    ],
  },
};
