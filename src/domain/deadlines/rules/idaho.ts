import type { StateRules } from '../rule.js';
import { days, direct, hiredBelowContractor, months, others, remote, unheldDate } from './terms.js';

export const idaho: StateRules = {
  state: 'ID',
  name: 'Idaho',
  roll: null,
  private: {
    preliminary: [{ tiers: 'all', period: null, source: 'Idaho Code 45-507, 45-525', recalled: true }],
    lien: [{ tiers: 'all', period: days(90, 'last_furnishing'), source: 'Idaho Code 45-507', recalled: true }],
    lienSuit: [{ tiers: 'all', period: months(6, 'lien_recorded'), source: 'Idaho Code 45-510', recalled: true }],
  },
  public: {
    preliminary: [{ tiers: 'all', period: null, source: 'Idaho Code 54-1927', recalled: true }],
    bondClaim: [
      {
        tiers: remote,
        period: days(90, 'last_furnishing'),
        source: 'Idaho Code 54-1927',
        servedOn: 'prime contractor',
      },
      {
        tiers: ['laborer', 'design_professional'],
        period: days(90, 'last_furnishing'),
        source: 'Idaho Code 54-1927',
        provided: [hiredBelowContractor],
        servedOn: 'prime contractor',
      },
      {
        tiers: ['general_contractor', 'subcontractor', 'supplier_to_contractor', 'lessor_to_contractor'],
        period: null,
        source: 'Idaho Code 54-1927',
      },
    ],
    bondSuit: [
      {
        tiers: others,
        period: unheldDate('final_payment', 'within 1 year after final payment'),
        source: 'Idaho Code 54-1927',
        recalled: true,
      },
      { tiers: direct, period: null, source: 'Idaho Code 54-1927', recalled: true },
    ],
  },
};
