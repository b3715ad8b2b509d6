import type { StateRules } from '../rule.js';
import { days, direct, hiredBelowContractor, months, others, remote, unheldDate } from './terms.js';

export const idaho: StateRules = {
  state: 'ID',
  name: 'Idaho',
  roll: null,
  private: {
    preliminary_notice: [{ tiers: 'all', period: null, source: 'Idaho Code 45-507, 45-525', checked: null }],
    mechanics_lien: [{ tiers: 'all', period: days(90, 'last_furnishing'), source: 'Idaho Code 45-507', checked: null }],
    lien_suit: [{ tiers: 'all', period: months(6, 'lien_recorded'), source: 'Idaho Code 45-510', checked: null }],
  },
  public: {
    preliminary_notice: [{ tiers: 'all', period: null, source: 'Idaho Code 54-1927', checked: null }],
    bond_claim: [
      {
        tiers: remote,
        period: days(90, 'last_furnishing'),
        source: 'Idaho Code 54-1927', checked: { on: '2026-11-21', read: 'secondary sources' },
        servedOn: 'prime contractor',
      },
      {
        tiers: ['laborer', 'design_professional'],
        period: days(90, 'last_furnishing'),
        source: 'Idaho Code 54-1927', checked: { on: '2026-11-21', read: 'secondary sources' },
        provided: [hiredBelowContractor],
        servedOn: 'prime contractor',
      },
      {
        tiers: ['general_contractor', 'subcontractor', 'supplier_to_contractor', 'lessor_to_contractor'],
        period: null,
        source: 'Idaho Code 54-1927', checked: { on: '2026-11-21', read: 'secondary sources' },
      },
    ],
    bond_suit: [
      {
        tiers: others,
        period: unheldDate('final_payment', 'within 1 year after final payment'),
        source: 'Idaho Code 54-1927',
        checked: null,
      },
      { tiers: direct, period: null, source: 'Idaho Code 54-1927', checked: null },
    ],
  },
};
