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
    preliminary: [
      {
        tiers: belowOwner,
        period: days(75, 'last_furnishing'),
        source: 'KRS 376.010(3),(4)',
        servedOn: 'owner',
        late: 'the lien is lost',
        note: 'The statute has two periods; this is the shorter one.',
      },
      { tiers: direct, period: null, source: 'KRS 376.010', recalled: true },
      {
        tiers: ['design_professional'],
        period: days(75, 'last_furnishing'),
        source: 'KRS 376.010(3),(4)',
        provided: [notHiredByOwner],
        servedOn: 'owner',
        late: 'the lien is lost',
      },
      {
        tiers: ['laborer'],
        period: days(75, 'last_furnishing'),
        source: 'KRS 376.010(3),(4)',
        provided: [notHiredByOwner],
        servedOn: 'owner',
        late: 'the lien is lost',
        note: 'The reference data contain no exemption for wage earners.',
      },
      {
        tiers: belowOwner,
        period: days(120, 'last_furnishing'),
        source: 'KRS 376.010(3),(4)',
        when: [claimOver(1000), notOwnerOccupiedHome],
        servedOn: 'owner',
        late: 'the lien is lost',
      },
    ],
    lien: [{ tiers: 'all', period: months(6, 'last_furnishing'), source: 'KRS 376.080', recalled: true }],
    lienSuit: [{ tiers: 'all', period: months(12, 'lien_recorded'), source: 'KRS 376.090', recalled: true }],
  },
  public: {
    preliminary: [{ tiers: 'all', period: null, source: 'KRS 376.210, 45A.190', recalled: true }],
    bondClaim: [
      {
        tiers: others,
        period: daysAfterMonthOf(60, 'last_furnishing'),
        source: 'KRS 376.210',
        servedOn: 'public body',
        note: 'This is the lien on the public funds; the bond itself asks for no notice.',
      },
      { tiers: direct, period: null, source: 'KRS 376.210' },
    ],
    bondSuit: [],
  },
};
