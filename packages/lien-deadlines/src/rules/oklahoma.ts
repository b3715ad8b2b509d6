import type { StateRules } from '../rule.js';
import {
  belowOwner,
  claimUnder,
  days,
  direct,
  hiredBelowContractor,
  months,
  notHiredByOwner,
  notOwnerOccupiedHome,
  others,
  remote,
  residential,
  years,
} from './terms.js';

export const oklahoma: StateRules = {
  state: 'OK',
  name: 'Oklahoma',
  roll: { days: 'weekend_and_holidays', scope: 'all', source: '25 O.S. 82.1' },
  private: {
    preliminary_notice: [
      {
        tiers: belowOwner,
        period: days(75, 'last_furnishing'),
        source: '42 O.S. 142.6', checked: { on: '2026-11-21', read: 'secondary sources' },
        servedOn: 'owner and original contractor',
        late: 'the lien is lost',
      },
      { tiers: direct, period: null, source: '42 O.S. 142.1, 142.6', checked: null },
      {
        tiers: ['design_professional'],
        period: days(75, 'last_furnishing'),
        source: '42 O.S. 142.6', checked: { on: '2026-11-21', read: 'secondary sources' },
        provided: [notHiredByOwner],
        servedOn: 'owner and original contractor',
        late: 'the lien is lost',
      },
      {
        tiers: ['laborer'],
        period: days(75, 'last_furnishing'),
        source: '42 O.S. 142.6', checked: { on: '2026-11-21', read: 'secondary sources' },
        provided: [notHiredByOwner],
        servedOn: 'owner and original contractor',
        late: 'the lien is lost',
        note: 'The reference data contain no exemption for wage earners.',
      },
      { tiers: others, period: null, source: '42 O.S. 142.6', checked: { on: '2026-11-21', read: 'secondary sources' }, when: [claimUnder(10000), notOwnerOccupiedHome] },
      { tiers: others, period: null, source: '42 O.S. 142.6', checked: { on: '2026-11-21', read: 'secondary sources' }, when: [residential, notOwnerOccupiedHome] },
    ],
    mechanics_lien: [
      { tiers: direct, period: months(4, 'last_furnishing'), source: '42 O.S. 142, 143', checked: null },
      { tiers: others, period: days(90, 'last_furnishing'), source: '42 O.S. 142, 143', checked: null },
    ],
    lien_suit: [{ tiers: 'all', period: years(1, 'lien_recorded'), source: '42 O.S. 172', checked: null }],
  },
  public: {
    preliminary_notice: [{ tiers: 'all', period: null, source: '61 O.S. 1, 2', checked: null }],
    bond_claim: [
      {
        tiers: remote,
        period: days(90, 'last_furnishing'),
        source: '61 O.S. 2',
        checked: null,
        servedOn: 'contractor and surety',
      },
      {
        tiers: ['laborer', 'design_professional'],
        period: days(90, 'last_furnishing'),
        source: '61 O.S. 2',
        checked: null,
        provided: [hiredBelowContractor],
        servedOn: 'contractor and surety',
      },
      {
        tiers: ['general_contractor', 'subcontractor', 'supplier_to_contractor', 'lessor_to_contractor'],
        period: null,
        source: '61 O.S. 2',
        checked: null,
      },
    ],
    bond_suit: [
      { tiers: others, period: years(1, 'last_furnishing'), source: '61 O.S. 2', checked: null },
      { tiers: direct, period: null, source: '61 O.S. 2', checked: null },
    ],
  },
};
