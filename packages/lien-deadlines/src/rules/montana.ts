import type { StateRules } from '../rule.js';
import {
  belowOwner,
  days,
  direct,
  lender,
  notOwnerOccupiedHome,
  notRemote,
  others,
  residential,
  that,
  years,
} from './terms.js';

export const montana: StateRules = {
  state: 'MT',
  name: 'Montana',
  roll: null,
  private: {
    preliminary_notice: [
      { tiers: 'all', period: null, source: 'Mont. Code 71-3-531', checked: null, unsettled: true },
      {
        tiers: [...belowOwner, 'design_professional'],
        period: days(20, 'first_furnishing'),
        source: 'Mont. Code 71-3-531', checked: { on: '2026-11-21', read: 'secondary sources' },
        when: [residential, that('the building has fewer than five homes')],
        lookbackDays: 20,
        servedOn: 'owner, with a copy filed with the county clerk within 5 business days',
      },
      {
        tiers: [...belowOwner, 'design_professional'],
        period: days(45, 'first_furnishing'),
        source: 'Mont. Code 71-3-531', checked: { on: '2026-11-21', read: 'secondary sources' },
        when: [residential, notOwnerOccupiedHome, lender, that('the building has fewer than five homes')],
        lookbackDays: 45,
        servedOn: 'owner',
      },
    ],
    mechanics_lien: [{ tiers: 'all', period: days(90, 'last_furnishing'), source: 'Mont. Code 71-3-535', checked: null }],
    lien_suit: [{ tiers: 'all', period: years(2, 'lien_recorded'), source: 'Mont. Code 71-3-562', checked: null }],
  },
  public: {
    preliminary_notice: [
      {
        tiers: ['supplier_to_subcontractor', 'lessor_to_subcontractor'],
        period: days(30, 'first_furnishing'),
        source: 'Mont. Code 18-2-206', checked: { on: '2026-11-21', read: 'secondary sources' },
        servedOn: 'contractor',
        late: 'the bond claim is lost',
      },
      { tiers: [...notRemote, 'sub_subcontractor'], period: null, source: 'Mont. Code 18-2-206', checked: null },
    ],
    bond_claim: [
      {
        tiers: others,
        period: days(90, 'completion'),
        source: 'Mont. Code 18-2-204', checked: { on: '2026-11-21', read: 'secondary sources' },
        servedOn: 'public body',
        note: 'The statute counts from completion and acceptance; acceptance, when later, gives a later date.',
      },
      { tiers: direct, period: null, source: 'Mont. Code 18-2-204', checked: { on: '2026-11-21', read: 'secondary sources' } },
    ],
    bond_suit: [],
  },
};
