import type { StateRules } from '../rule.js';
import { before, belowOwner, direct, months, others, unheldDate } from './terms.js';

export const colorado: StateRules = {
  state: 'CO',
  name: 'Colorado',
  roll: null,
  private: {
    preliminary_notice: [{ tiers: 'all', period: null, source: 'C.R.S. 38-22-109(3)', checked: null }],
    notice_of_intent: [{ tiers: 'all', period: before('lien_deadline', 10), source: 'C.R.S. 38-22-109(3)', checked: { on: '2026-11-21', read: 'secondary sources' } }],
    mechanics_lien: [
      { tiers: ['laborer'], period: months(2, 'last_furnishing'), source: 'C.R.S. 38-22-109', checked: null },
      {
        tiers: ['general_contractor', ...belowOwner, 'design_professional'],
        period: months(4, 'last_furnishing'),
        source: 'C.R.S. 38-22-109',
        checked: null,
      },
    ],
    lien_suit: [{ tiers: 'all', period: months(6, 'completion'), source: 'C.R.S. 38-22-110', checked: null }],
  },
  public: {
    preliminary_notice: [{ tiers: 'all', period: null, source: 'C.R.S. 38-26-107', checked: null }],
    bond_claim: [
      {
        tiers: others,
        period: unheldDate('final_settlement', 'before final settlement'),
        source: 'C.R.S. 38-26-107', checked: { on: '2026-11-21', read: 'secondary sources' },
        servedOn: 'public body',
      },
      { tiers: direct, period: null, source: 'C.R.S. 38-26-107', checked: { on: '2026-11-21', read: 'secondary sources' } },
    ],
    bond_suit: [
      {
        tiers: others,
        period: unheldDate(
          'final_settlement',
          'within 6 months after final settlement on the bond, or within 90 days on the retained funds',
        ),
        source: 'C.R.S. 38-26-107',
        checked: null,
      },
      { tiers: direct, period: null, source: 'C.R.S. 38-26-107', checked: null },
    ],
  },
};
