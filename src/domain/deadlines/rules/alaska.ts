import type { StateRules } from '../rule.js';
import { days, direct, hiredBelowContractor, months, others, remote, unheldDate } from './terms.js';

export const alaska: StateRules = {
  state: 'AK',
  name: 'Alaska',
  roll: null,
  private: {
    preliminary: [{ tiers: 'all', period: null, source: 'AS 34.35.064', recalled: true }],
    lien: [
      {
        tiers: 'all',
        period: days(120, 'last_furnishing'),
        source: 'AS 34.35.068',
        recalled: true,
        note: 'After a recorded notice of completion the period is 15 days from that notice.',
      },
    ],
    lienSuit: [{ tiers: 'all', period: months(6, 'lien_recorded'), source: 'AS 34.35.080', recalled: true }],
  },
  public: {
    preliminary: [{ tiers: 'all', period: null, source: 'AS 36.25.020', recalled: true }],
    bondClaim: [
      { tiers: remote, period: days(90, 'last_furnishing'), source: 'AS 36.25.020', servedOn: 'prime contractor' },
      {
        tiers: ['laborer', 'design_professional'],
        period: days(90, 'last_furnishing'),
        source: 'AS 36.25.020',
        provided: [hiredBelowContractor],
        servedOn: 'prime contractor',
      },
      {
        tiers: ['general_contractor', 'subcontractor', 'supplier_to_contractor', 'lessor_to_contractor'],
        period: null,
        source: 'AS 36.25.020',
      },
    ],
    bondSuit: [
      {
        tiers: others,
        period: unheldDate('final_settlement', 'within 1 year after final settlement'),
        source: 'AS 36.25.020',
        recalled: true,
      },
      { tiers: direct, period: null, source: 'AS 36.25.020', recalled: true },
    ],
  },
};
