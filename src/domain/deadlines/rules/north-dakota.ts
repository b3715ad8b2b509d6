import type { StateRules } from '../rule.js';
import { before, days, direct, hiredBelowContractor, others, remote, years } from './terms.js';

export const northDakota: StateRules = {
  state: 'ND',
  name: 'North Dakota',
  roll: null,
  private: {
    preliminary: [{ tiers: 'all', period: null, source: 'N.D.C.C. 35-27-02', recalled: true }],
    intent: [{ tiers: 'all', period: before('lien_deadline', 10), source: 'N.D.C.C. 35-27-02' }],
    lien: [{ tiers: 'all', period: days(90, 'last_furnishing'), source: 'N.D.C.C. 35-27-13', recalled: true }],
    lienSuit: [
      {
        tiers: 'all',
        period: years(3, 'lien_recorded'),
        source: 'N.D.C.C. 35-27-25',
        recalled: true,
        note: 'The period is 30 days once the owner demands suit.',
      },
    ],
  },
  public: {
    preliminary: [{ tiers: 'all', period: null, source: 'N.D.C.C. 48-01.2-11', recalled: true }],
    bondClaim: [
      {
        tiers: remote,
        period: days(90, 'last_furnishing'),
        source: 'N.D.C.C. 48-01.2-11',
        recalled: true,
        servedOn: 'prime contractor',
      },
      {
        tiers: ['laborer', 'design_professional'],
        period: days(90, 'last_furnishing'),
        source: 'N.D.C.C. 48-01.2-11',
        recalled: true,
        provided: [hiredBelowContractor],
        servedOn: 'prime contractor',
      },
      {
        tiers: ['general_contractor', 'subcontractor', 'supplier_to_contractor', 'lessor_to_contractor'],
        period: null,
        source: 'N.D.C.C. 48-01.2-11',
        recalled: true,
      },
    ],
    bondSuit: [
      { tiers: others, period: years(1, 'completion'), source: 'N.D.C.C. 48-01.2-11', recalled: true },
      { tiers: direct, period: null, source: 'N.D.C.C. 48-01.2-11', recalled: true },
    ],
  },
};
