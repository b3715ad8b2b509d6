import type { StateRules } from '../rule.js';
import { days, direct, hiredBelowContractor, others, remote, unheldDate, years } from './terms.js';

export const hawaii: StateRules = {
  state: 'HI',
  name: 'Hawaii',
  roll: null,
  private: {
    preliminary_notice: [{ tiers: 'all', period: null, source: 'HRS 507-43', checked: null }],
    mechanics_lien: [{ tiers: 'all', period: days(45, 'completion'), source: 'HRS 507-43', checked: null }],
    lien_suit: [
      {
        tiers: 'all',
        period: unheldDate('lien_attached', 'within 3 months after the lien attached'),
        source: 'HRS 507-43',
        checked: null,
      },
    ],
  },
  public: {
    preliminary_notice: [{ tiers: 'all', period: null, source: 'HRS 103D-324', checked: null }],
    bond_claim: [
      {
        tiers: remote,
        period: days(90, 'last_furnishing'),
        source: 'HRS 103D-324',
        checked: null,
        servedOn: 'prime contractor and surety',
      },
      {
        tiers: ['laborer', 'design_professional'],
        period: days(90, 'last_furnishing'),
        source: 'HRS 103D-324',
        checked: null,
        provided: [hiredBelowContractor],
        servedOn: 'prime contractor and surety',
      },
      {
        tiers: ['general_contractor', 'subcontractor', 'supplier_to_contractor', 'lessor_to_contractor'],
        period: null,
        source: 'HRS 103D-324',
        checked: null,
      },
    ],
    bond_suit: [
      { tiers: others, period: years(1, 'last_furnishing'), source: 'HRS 103D-324', checked: null },
      { tiers: direct, period: null, source: 'HRS 103D-324', checked: null },
    ],
  },
};
