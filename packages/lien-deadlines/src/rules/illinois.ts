import type { StateRules } from '../rule.js';
import {
  belowOwner,
  days,
  direct,
  months,
  notHiredByOwner,
  others,
  ownerOccupiedHome,
  that,
  unheldDate,
  years,
} from './terms.js';

export const illinois: StateRules = {
  state: 'IL',
  name: 'Illinois',
  roll: null,
  private: {
    preliminary_notice: [
      {
        tiers: belowOwner,
        period: days(90, 'last_furnishing'),
        source: '770 ILCS 60/24', checked: { on: '2026-11-21', read: 'secondary sources' },
        servedOn: 'owner or agent, architect, lender',
        late: 'the lien is lost as to what the owner has paid',
        note: "The notice is not needed for sums that the contractor's sworn statement already lists.",
      },
      { tiers: direct, period: null, source: '770 ILCS 60/5', checked: null },
      {
        tiers: ['design_professional'],
        period: days(90, 'last_furnishing'),
        source: '770 ILCS 60/24', checked: { on: '2026-11-21', read: 'secondary sources' },
        provided: [notHiredByOwner],
        servedOn: 'owner or agent, architect, lender',
        late: 'the lien is lost as to what the owner has paid',
      },
      {
        tiers: ['laborer'],
        period: days(90, 'last_furnishing'),
        source: '770 ILCS 60/24', checked: { on: '2026-11-21', read: 'secondary sources' },
        provided: [notHiredByOwner],
        servedOn: 'owner or agent, architect, lender',
        late: 'the lien is lost as to what the owner has paid',
        note: 'The reference data contain no exemption for wage earners.',
      },
      {
        tiers: belowOwner,
        period: days(60, 'first_furnishing'),
        source: '770 ILCS 60/21(c)', checked: { on: '2026-11-21', read: 'secondary sources' },
        when: [ownerOccupiedHome, that('it is an existing single-family home')],
        servedOn: 'owner-occupant',
        late: 'it remains effective except as to payments already made',
      },
    ],
    mechanics_lien: [
      {
        tiers: 'all',
        period: months(4, 'last_furnishing'),
        source: '770 ILCS 60/7',
        checked: null,
        note: 'This is the period against third parties; against the owner alone the period is two years.',
      },
    ],
    lien_suit: [{ tiers: 'all', period: years(2, 'last_furnishing'), source: '770 ILCS 60/9', checked: null }],
  },
  public: {
    preliminary_notice: [{ tiers: 'all', period: null, source: '30 ILCS 550/2; 770 ILCS 60/23', checked: null }],
    bond_claim: [
      {
        tiers: others,
        period: days(180, 'last_furnishing'),
        source: '30 ILCS 550/2', checked: { on: '2026-11-21', read: 'secondary sources' },
        servedOn: 'public body, copy to contractor',
      },
      { tiers: direct, period: null, source: '30 ILCS 550/2', checked: { on: '2026-11-21', read: 'secondary sources' } },
    ],
    bond_suit: [
      {
        tiers: others,
        period: unheldDate('final_settlement', 'within 1 year after final settlement'),
        source: '30 ILCS 550/2',
        checked: null,
      },
      { tiers: direct, period: null, source: '30 ILCS 550/2', checked: null },
    ],
  },
};
