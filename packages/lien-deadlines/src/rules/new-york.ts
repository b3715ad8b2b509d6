import type { StateRules } from '../rule.js';
import {
  days,
  direct,
  hiredBelowContractor,
  months,
  others,
  remote,
  residential,
  that,
  unheldDate,
  years,
} from './terms.js';

export const newYork: StateRules = {
  state: 'NY',
  name: 'New York',
  roll: null,
  private: {
    preliminary_notice: [{ tiers: 'all', period: null, source: 'N.Y. Lien Law 10', checked: null }],
    mechanics_lien: [
      { tiers: 'all', period: months(8, 'last_furnishing'), source: 'N.Y. Lien Law 10', checked: null },
      {
        tiers: 'all',
        period: months(4, 'last_furnishing'),
        source: 'N.Y. Lien Law 10',
        checked: null,
        when: [residential, that('it is a single-family home')],
      },
    ],
    lien_suit: [{ tiers: 'all', period: years(1, 'lien_recorded'), source: 'N.Y. Lien Law 17', checked: null }],
  },
  public: {
    preliminary_notice: [{ tiers: 'all', period: null, source: 'N.Y. State Fin. Law 137; Lien Law 12', checked: null }],
    bond_claim: [
      {
        tiers: remote,
        period: days(120, 'last_furnishing'),
        source: 'N.Y. State Fin. Law 137', checked: { on: '2026-11-21', read: 'secondary sources' },
        servedOn: 'contractor',
        note: 'A lien on the public funds may be filed until 30 days after completion and acceptance.',
      },
      {
        tiers: ['laborer', 'design_professional'],
        period: days(120, 'last_furnishing'),
        source: 'N.Y. State Fin. Law 137', checked: { on: '2026-11-21', read: 'secondary sources' },
        provided: [hiredBelowContractor],
        servedOn: 'contractor',
        note: 'A lien on the public funds may be filed until 30 days after completion and acceptance.',
      },
      {
        tiers: ['general_contractor', 'subcontractor', 'supplier_to_contractor', 'lessor_to_contractor'],
        period: null,
        source: 'N.Y. State Fin. Law 137', checked: { on: '2026-11-21', read: 'secondary sources' },
      },
    ],
    bond_suit: [
      {
        tiers: others,
        period: unheldDate('final_payment', 'within 1 year after final payment'),
        source: 'N.Y. State Fin. Law 137',
        checked: null,
      },
      { tiers: direct, period: null, source: 'N.Y. State Fin. Law 137', checked: null },
    ],
  },
};
