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
    preliminary: [
      { tiers: 'all', period: null, source: 'Mont. Code 71-3-531', recalled: true, unsettled: true },
      {
        tiers: [...belowOwner, 'design_professional'],
        period: days(20, 'first_furnishing'),
        source: 'Mont. Code 71-3-531',
        when: [residential, that('the building has fewer than five homes')],
        lookbackDays: 20,
        servedOn: 'owner, with a copy filed with the county clerk within 5 business days',
      },
      {
        tiers: [...belowOwner, 'design_professional'],
        period: days(45, 'first_furnishing'),
        source: 'Mont. Code 71-3-531',
        when: [residential, notOwnerOccupiedHome, lender, that('the building has fewer than five homes')],
        lookbackDays: 45,
        servedOn: 'owner',
      },
    ],
    lien: [{ tiers: 'all', period: days(90, 'last_furnishing'), source: 'Mont. Code 71-3-535', recalled: true }],
    lienSuit: [{ tiers: 'all', period: years(2, 'lien_recorded'), source: 'Mont. Code 71-3-562', recalled: true }],
  },
  public: {
    preliminary: [
      {
        tiers: ['supplier_to_subcontractor', 'lessor_to_subcontractor'],
        period: days(30, 'first_furnishing'),
        source: 'Mont. Code 18-2-206',
        servedOn: 'contractor',
        late: 'the bond claim is lost',
      },
      { tiers: [...notRemote, 'sub_subcontractor'], period: null, source: 'Mont. Code 18-2-206', recalled: true },
    ],
    bondClaim: [
      {
        tiers: others,
        period: days(90, 'completion'),
        source: 'Mont. Code 18-2-204',
        servedOn: 'public body',
        note: 'The statute counts from completion and acceptance; acceptance, when later, gives a later date.',
      },
      { tiers: direct, period: null, source: 'Mont. Code 18-2-204' },
    ],
    bondSuit: [],
  },
};
