import type { StateRules } from '../rule.js';
import { days, direct, hiredBelowContractor, others, remote, years } from './terms.js';

export const districtOfColumbia: StateRules = {
  state: 'DC',
  name: 'District of Columbia',
  roll: null,
  private: {
    preliminary_notice: [{ tiers: 'all', period: null, source: 'D.C. Code 40-301.02', checked: null }],
    mechanics_lien: [
      {
        tiers: 'all',
        period: days(90, 'completion'),
        source: 'D.C. Code 40-301.02',
        checked: null,
        note: 'Those below the first tier have no lien.',
      },
    ],
    lien_suit: [{ tiers: 'all', period: days(180, 'lien_recorded'), source: 'D.C. Code 40-303.13', checked: null }],
  },
  public: {
    preliminary_notice: [{ tiers: 'all', period: null, source: 'D.C. Code 2-201.02', checked: null }],
    bond_claim: [
      {
        tiers: remote,
        period: days(90, 'last_furnishing'),
        source: 'D.C. Code 2-201.02',
        checked: null,
        servedOn: 'prime contractor',
      },
      {
        tiers: ['laborer', 'design_professional'],
        period: days(90, 'last_furnishing'),
        source: 'D.C. Code 2-201.02',
        checked: null,
        provided: [hiredBelowContractor],
        servedOn: 'prime contractor',
      },
      {
        tiers: ['general_contractor', 'subcontractor', 'supplier_to_contractor', 'lessor_to_contractor'],
        period: null,
        source: 'D.C. Code 2-201.02',
        checked: null,
      },
    ],
    bond_suit: [
      { tiers: others, period: years(1, 'last_furnishing'), source: 'D.C. Code 2-201.02', checked: null },
      { tiers: direct, period: null, source: 'D.C. Code 2-201.02', checked: null },
    ],
  },
};
