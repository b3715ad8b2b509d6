import type { StateRules } from '../rule.js';
import { days, direct, others, years } from './terms.js';

export const connecticut: StateRules = {
  state: 'CT',
  name: 'Connecticut',
  roll: null,
  private: {
    preliminary_notice: [{ tiers: 'all', period: null, source: 'Conn. Gen. Stat. 49-34, 49-35', checked: null }],
    notice_of_intent: [
      { tiers: others, period: days(90, 'last_furnishing'), source: 'Conn. Gen. Stat. 49-35', checked: { on: '2026-11-21', read: 'secondary sources' } },
      { tiers: direct, period: null, source: 'Conn. Gen. Stat. 49-35', checked: { on: '2026-11-21', read: 'secondary sources' } },
    ],
    mechanics_lien: [{ tiers: 'all', period: days(90, 'last_furnishing'), source: 'Conn. Gen. Stat. 49-34', checked: null }],
    lien_suit: [{ tiers: 'all', period: years(1, 'lien_recorded'), source: 'Conn. Gen. Stat. 49-39', checked: null }],
  },
  public: {
    preliminary_notice: [{ tiers: 'all', period: null, source: 'Conn. Gen. Stat. 49-42', checked: null }],
    bond_claim: [
      {
        tiers: others,
        period: days(180, 'last_furnishing'),
        source: 'Conn. Gen. Stat. 49-42', checked: { on: '2026-11-21', read: 'secondary sources' },
        servedOn: 'surety, copy to contractor',
      },
      { tiers: direct, period: null, source: 'Conn. Gen. Stat. 49-42', checked: { on: '2026-11-21', read: 'secondary sources' } },
    ],
    bond_suit: [
      { tiers: others, period: years(1, 'last_furnishing'), source: 'Conn. Gen. Stat. 49-42', checked: null },
      { tiers: direct, period: null, source: 'Conn. Gen. Stat. 49-42', checked: null },
    ],
  },
};
