import type { StateRules } from '../rule.js';
import { before, days, direct, hiredBelowContractor, others, remote, years } from './terms.js';

export const northDakota: StateRules = {
  state: 'ND',
  name: 'North Dakota',
  roll: null,
  private: {
    preliminary_notice: [{ tiers: 'all', period: null, source: 'N.D.C.C. 35-27-02', checked: null }],
    notice_of_intent: [{ tiers: 'all', period: before('lien_deadline', 10), source: 'N.D.C.C. 35-27-02', checked: { on: '2026-11-21', read: 'secondary sources' } }],
    mechanics_lien: [{ tiers: 'all', period: days(90, 'last_furnishing'), source: 'N.D.C.C. 35-27-13', checked: null }],
    lien_suit: [
      {
        tiers: 'all',
        period: years(3, 'lien_recorded'),
        source: 'N.D.C.C. 35-27-25',
        checked: null,
        note: 'The period is 30 days once the owner demands suit.',
      },
    ],
  },
  public: {
    preliminary_notice: [{ tiers: 'all', period: null, source: 'N.D.C.C. 48-01.2-11', checked: null }],
    bond_claim: [
      {
        tiers: remote,
        period: days(90, 'last_furnishing'),
        source: 'N.D.C.C. 48-01.2-11',
        checked: null,
        servedOn: 'prime contractor',
      },
      {
        tiers: ['laborer', 'design_professional'],
        period: days(90, 'last_furnishing'),
        source: 'N.D.C.C. 48-01.2-11',
        checked: null,
        provided: [hiredBelowContractor],
        servedOn: 'prime contractor',
      },
      {
        tiers: ['general_contractor', 'subcontractor', 'supplier_to_contractor', 'lessor_to_contractor'],
        period: null,
        source: 'N.D.C.C. 48-01.2-11',
        checked: null,
      },
    ],
    bond_suit: [
      { tiers: others, period: years(1, 'completion'), source: 'N.D.C.C. 48-01.2-11', checked: null },
      { tiers: direct, period: null, source: 'N.D.C.C. 48-01.2-11', checked: null },
    ],
  },
};
