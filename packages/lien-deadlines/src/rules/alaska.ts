import type { StateRules } from '../rule.js';
import { days, direct, hiredBelowContractor, months, others, remote, unheldDate } from './terms.js';

export const alaska: StateRules = {
  state: 'AK',
  name: 'Alaska',
  roll: null,
  private: {
    preliminary_notice: [{ tiers: 'all', period: null, source: 'AS 34.35.064', checked: null }],
    mechanics_lien: [
      {
        tiers: 'all',
        period: days(120, 'last_furnishing'),
        source: 'AS 34.35.068',
        checked: null,
        note: 'After a recorded notice of completion the period is 15 days from that notice.',
      },
    ],
    lien_suit: [{ tiers: 'all', period: months(6, 'lien_recorded'), source: 'AS 34.35.080', checked: null }],
  },
  public: {
    preliminary_notice: [{ tiers: 'all', period: null, source: 'AS 36.25.020', checked: null }],
    bond_claim: [
      { tiers: remote, period: days(90, 'last_furnishing'), source: 'AS 36.25.020', checked: { on: '2026-11-21', read: 'secondary sources' }, servedOn: 'prime contractor' },
      {
        tiers: ['laborer', 'design_professional'],
        period: days(90, 'last_furnishing'),
        source: 'AS 36.25.020', checked: { on: '2026-11-21', read: 'secondary sources' },
        provided: [hiredBelowContractor],
        servedOn: 'prime contractor',
      },
      {
        tiers: ['general_contractor', 'subcontractor', 'supplier_to_contractor', 'lessor_to_contractor'],
        period: null,
        source: 'AS 36.25.020', checked: { on: '2026-11-21', read: 'secondary sources' },
      },
    ],
    bond_suit: [
      {
        tiers: others,
        period: unheldDate('final_settlement', 'within 1 year after final settlement'),
        source: 'AS 36.25.020',
        checked: null,
      },
      { tiers: direct, period: null, source: 'AS 36.25.020', checked: null },
    ],
  },
};
