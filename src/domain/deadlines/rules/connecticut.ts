import type { StateRules } from '../rule.js';
import { days, direct, others, years } from './terms.js';

export const connecticut: StateRules = {
  state: 'CT',
  name: 'Connecticut',
  roll: null,
  private: {
    preliminary: [{ tiers: 'all', period: null, source: 'Conn. Gen. Stat. 49-34, 49-35', recalled: true }],
    intent: [
      { tiers: others, period: days(90, 'last_furnishing'), source: 'Conn. Gen. Stat. 49-35' },
      { tiers: direct, period: null, source: 'Conn. Gen. Stat. 49-35' },
    ],
    lien: [{ tiers: 'all', period: days(90, 'last_furnishing'), source: 'Conn. Gen. Stat. 49-34', recalled: true }],
    lienSuit: [{ tiers: 'all', period: years(1, 'lien_recorded'), source: 'Conn. Gen. Stat. 49-39', recalled: true }],
  },
  public: {
    preliminary: [{ tiers: 'all', period: null, source: 'Conn. Gen. Stat. 49-42', recalled: true }],
    bondClaim: [
      {
        tiers: others,
        period: days(180, 'last_furnishing'),
        source: 'Conn. Gen. Stat. 49-42',
        servedOn: 'surety, copy to contractor',
      },
      { tiers: direct, period: null, source: 'Conn. Gen. Stat. 49-42' },
    ],
    bondSuit: [
      { tiers: others, period: years(1, 'last_furnishing'), source: 'Conn. Gen. Stat. 49-42', recalled: true },
      { tiers: direct, period: null, source: 'Conn. Gen. Stat. 49-42', recalled: true },
    ],
  },
};
