import type { StateRules } from '../rule.js';
import { days, direct, hiredBelowContractor, months, others, remote, unheldDate, years } from './terms.js';

export const nebraska: StateRules = {
  state: 'NE',
  name: 'Nebraska',
  roll: null,
  private: {
    preliminary_notice: [{ tiers: 'all', period: null, source: 'Neb. Rev. Stat. 52-135, 52-137', checked: null }],
    mechanics_lien: [{ tiers: 'all', period: days(120, 'last_furnishing'), source: 'Neb. Rev. Stat. 52-137', checked: null }],
    lien_suit: [{ tiers: 'all', period: years(2, 'lien_recorded'), source: 'Neb. Rev. Stat. 52-140', checked: null }],
  },
  public: {
    preliminary_notice: [{ tiers: 'all', period: null, source: 'Neb. Rev. Stat. 52-118.01', checked: null }],
    bond_claim: [
      {
        tiers: remote,
        period: months(4, 'last_furnishing'),
        source: 'Neb. Rev. Stat. 52-118.01', checked: { on: '2026-11-21', read: 'secondary sources' },
        servedOn: 'prime contractor',
      },
      {
        tiers: ['laborer', 'design_professional'],
        period: months(4, 'last_furnishing'),
        source: 'Neb. Rev. Stat. 52-118.01', checked: { on: '2026-11-21', read: 'secondary sources' },
        provided: [hiredBelowContractor],
        servedOn: 'prime contractor',
      },
      {
        tiers: ['general_contractor', 'subcontractor', 'supplier_to_contractor', 'lessor_to_contractor'],
        period: null,
        source: 'Neb. Rev. Stat. 52-118.01', checked: { on: '2026-11-21', read: 'secondary sources' },
      },
    ],
    bond_suit: [
      {
        tiers: others,
        period: unheldDate('final_settlement', 'within 1 year after final settlement'),
        source: 'Neb. Rev. Stat. 52-118.01',
        checked: null,
      },
      { tiers: direct, period: null, source: 'Neb. Rev. Stat. 52-118.01', checked: null },
    ],
  },
};
