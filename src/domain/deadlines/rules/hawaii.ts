import type { StateRules } from '../rule.js';
import { days, direct, hiredBelowContractor, others, remote, unheldDate, years } from './terms.js';

export const hawaii: StateRules = {
  state: 'HI',
  name: 'Hawaii',
  roll: null,
  private: {
    preliminary: [{ tiers: 'all', period: null, source: 'HRS 507-43', recalled: true }],
    lien: [{ tiers: 'all', period: days(45, 'completion'), source: 'HRS 507-43', recalled: true }],
    lienSuit: [
      {
        tiers: 'all',
        period: unheldDate('lien_attached', 'within 3 months after the lien attached'),
        source: 'HRS 507-43',
        recalled: true,
      },
    ],
  },
  public: {
    preliminary: [{ tiers: 'all', period: null, source: 'HRS 103D-324', recalled: true }],
    bondClaim: [
      {
        tiers: remote,
        period: days(90, 'last_furnishing'),
        source: 'HRS 103D-324',
        recalled: true,
        servedOn: 'prime contractor and surety',
      },
      {
        tiers: ['laborer', 'design_professional'],
        period: days(90, 'last_furnishing'),
        source: 'HRS 103D-324',
        recalled: true,
        provided: [hiredBelowContractor],
        servedOn: 'prime contractor and surety',
      },
      {
        tiers: ['general_contractor', 'subcontractor', 'supplier_to_contractor', 'lessor_to_contractor'],
        period: null,
        source: 'HRS 103D-324',
        recalled: true,
      },
    ],
    bondSuit: [
      { tiers: others, period: years(1, 'last_furnishing'), source: 'HRS 103D-324', recalled: true },
      { tiers: direct, period: null, source: 'HRS 103D-324', recalled: true },
    ],
  },
};
