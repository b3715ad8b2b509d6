import type { StateRules } from '../rule.js';
import { days, direct, hiredBelowContractor, months, others, remote, unheldDate, years } from './terms.js';

export const nebraska: StateRules = {
  state: 'NE',
  name: 'Nebraska',
  roll: null,
  private: {
    preliminary: [{ tiers: 'all', period: null, source: 'Neb. Rev. Stat. 52-135, 52-137', recalled: true }],
    lien: [{ tiers: 'all', period: days(120, 'last_furnishing'), source: 'Neb. Rev. Stat. 52-137', recalled: true }],
    lienSuit: [{ tiers: 'all', period: years(2, 'lien_recorded'), source: 'Neb. Rev. Stat. 52-140', recalled: true }],
  },
  public: {
    preliminary: [{ tiers: 'all', period: null, source: 'Neb. Rev. Stat. 52-118.01', recalled: true }],
    bondClaim: [
      {
        tiers: remote,
        period: months(4, 'last_furnishing'),
        source: 'Neb. Rev. Stat. 52-118.01',
        servedOn: 'prime contractor',
      },
      {
        tiers: ['laborer', 'design_professional'],
        period: months(4, 'last_furnishing'),
        source: 'Neb. Rev. Stat. 52-118.01',
        provided: [hiredBelowContractor],
        servedOn: 'prime contractor',
      },
      {
        tiers: ['general_contractor', 'subcontractor', 'supplier_to_contractor', 'lessor_to_contractor'],
        period: null,
        source: 'Neb. Rev. Stat. 52-118.01',
      },
    ],
    bondSuit: [
      {
        tiers: others,
        period: unheldDate('final_settlement', 'within 1 year after final settlement'),
        source: 'Neb. Rev. Stat. 52-118.01',
        recalled: true,
      },
      { tiers: direct, period: null, source: 'Neb. Rev. Stat. 52-118.01', recalled: true },
    ],
  },
};
