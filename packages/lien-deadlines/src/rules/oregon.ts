import type { StateRules } from '../rule.js';
import { belowOwner, businessDays, days, direct, others, residential, years } from './terms.js';

export const oregon: StateRules = {
  state: 'OR',
  name: 'Oregon',
  roll: null,
  private: {
    preliminary_notice: [
      {
        tiers: ['supplier_to_contractor', 'supplier_to_subcontractor'],
        period: businessDays(8, 'first_furnishing'),
        source: 'ORS 87.021', checked: { on: '2026-11-21', read: 'secondary sources' },
        lookbackDays: 8,
        servedOn: 'owner and mortgagee',
      },
      {
        tiers: [
          'general_contractor',
          'subcontractor',
          'sub_subcontractor',
          'lessor_to_contractor',
          'lessor_to_subcontractor',
          'laborer',
          'design_professional',
        ],
        period: null,
        source: 'ORS 87.021',
        checked: null,
        unsettled: true,
      },
      {
        tiers: [...belowOwner, 'design_professional'],
        period: businessDays(8, 'first_furnishing'),
        source: 'ORS 87.021', checked: { on: '2026-11-21', read: 'secondary sources' },
        when: [residential],
        lookbackDays: 8,
        servedOn: 'owner and mortgagee',
      },
      {
        tiers: ['general_contractor', 'laborer'],
        period: null,
        source: 'ORS 87.021, 87.093',
        checked: null,
        when: [residential],
      },
    ],
    mechanics_lien: [
      {
        tiers: 'all',
        period: days(75, 'last_furnishing'),
        source: 'ORS 87.035',
        checked: null,
        note: 'The period runs from completion of the project if that is earlier.',
      },
    ],
    lien_suit: [{ tiers: 'all', period: days(120, 'lien_recorded'), source: 'ORS 87.055', checked: null }],
  },
  public: {
    preliminary_notice: [{ tiers: 'all', period: null, source: 'ORS 279C.605', checked: null }],
    bond_claim: [
      {
        tiers: others,
        period: days(180, 'last_furnishing'),
        source: 'ORS 279C.605', checked: { on: '2026-11-21', read: 'secondary sources' },
        servedOn: 'contractor and public body',
        note: 'For claims for benefits the period is 200 days.',
      },
      { tiers: direct, period: null, source: 'ORS 279C.605', checked: { on: '2026-11-21', read: 'secondary sources' } },
    ],
    bond_suit: [
      { tiers: others, period: years(2, 'last_furnishing'), source: 'ORS 279C.605', checked: null },
      { tiers: direct, period: null, source: 'ORS 279C.605', checked: null },
    ],
  },
};
