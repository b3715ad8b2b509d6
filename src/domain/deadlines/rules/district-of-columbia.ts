import type { StateRules } from '../rule.js';
import { days, direct, hiredBelowContractor, others, remote, years } from './terms.js';

export const districtOfColumbia: StateRules = {
  state: 'DC',
  name: 'District of Columbia',
  roll: null,
  private: {
    preliminary: [{ tiers: 'all', period: null, source: 'D.C. Code 40-301.02', recalled: true }],
    lien: [
      {
        tiers: 'all',
        period: days(90, 'completion'),
        source: 'D.C. Code 40-301.02',
        recalled: true,
        note: 'Those below the first tier have no lien.',
      },
    ],
    lienSuit: [{ tiers: 'all', period: days(180, 'lien_recorded'), source: 'D.C. Code 40-303.13', recalled: true }],
  },
  public: {
    preliminary: [{ tiers: 'all', period: null, source: 'D.C. Code 2-201.02', recalled: true }],
    bondClaim: [
      {
        tiers: remote,
        period: days(90, 'last_furnishing'),
        source: 'D.C. Code 2-201.02',
        recalled: true,
        servedOn: 'prime contractor',
      },
      {
        tiers: ['laborer', 'design_professional'],
        period: days(90, 'last_furnishing'),
        source: 'D.C. Code 2-201.02',
        recalled: true,
        provided: [hiredBelowContractor],
        servedOn: 'prime contractor',
      },
      {
        tiers: ['general_contractor', 'subcontractor', 'supplier_to_contractor', 'lessor_to_contractor'],
        period: null,
        source: 'D.C. Code 2-201.02',
        recalled: true,
      },
    ],
    bondSuit: [
      { tiers: others, period: years(1, 'last_furnishing'), source: 'D.C. Code 2-201.02', recalled: true },
      { tiers: direct, period: null, source: 'D.C. Code 2-201.02', recalled: true },
    ],
  },
};
