import type { StateRules } from '../rule.js';
import {
  belowOwner,
  claimOver,
  days,
  daysAfterMonthOf,
  direct,
  months,
  notHiredByOwner,
  notOwnerOccupiedHome,
  others,
} from './terms.js';

export const kentucky: StateRules = {
  state: 'KY',
  name: 'Kentucky',
  roll: null,
  private: {
    preliminary_notice: [
      {
        tiers: belowOwner,
        period: days(75, 'last_furnishing'),
        source: 'KRS 376.010(3),(4)', checked: { on: '2026-11-21', read: 'secondary sources' },
        servedOn: 'owner',
        late: 'the lien is lost',
        note: 'The statute has two periods; this is the shorter one.',
      },
      { tiers: direct, period: null, source: 'KRS 376.010', checked: null },
      {
        tiers: ['design_professional'],
        period: days(75, 'last_furnishing'),
        source: 'KRS 376.010(3),(4)', checked: { on: '2026-11-21', read: 'secondary sources' },
        provided: [notHiredByOwner],
        servedOn: 'owner',
        late: 'the lien is lost',
      },
      {
        tiers: ['laborer'],
        period: days(75, 'last_furnishing'),
        source: 'KRS 376.010(3),(4)', checked: { on: '2026-11-21', read: 'secondary sources' },
        provided: [notHiredByOwner],
        servedOn: 'owner',
        late: 'the lien is lost',
        note: 'The reference data contain no exemption for wage earners.',
      },
      {
        tiers: belowOwner,
        period: days(120, 'last_furnishing'),
        source: 'KRS 376.010(3),(4)', checked: { on: '2026-11-21', read: 'secondary sources' },
        when: [claimOver(1000), notOwnerOccupiedHome],
        servedOn: 'owner',
        late: 'the lien is lost',
      },
    ],
    mechanics_lien: [{ tiers: 'all', period: months(6, 'last_furnishing'), source: 'KRS 376.080', checked: null }],
    lien_suit: [{ tiers: 'all', period: months(12, 'lien_recorded'), source: 'KRS 376.090', checked: null }],
  },
  public: {
    preliminary_notice: [{ tiers: 'all', period: null, source: 'KRS 376.210, 45A.190', checked: null }],
    bond_claim: [
      {
        tiers: others,
        period: daysAfterMonthOf(60, 'last_furnishing'),
        source: 'KRS 376.210', checked: { on: '2026-11-21', read: 'secondary sources' },
        servedOn: 'public body',
        note: 'This is the lien on the public funds; the bond itself asks for no notice.',
      },
      { tiers: direct, period: null, source: 'KRS 376.210', checked: { on: '2026-11-21', read: 'secondary sources' } },
    ],
    bond_suit: [],
  },
};
