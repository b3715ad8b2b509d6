import type { StateRules } from '../rule.js';
import {
  belowOwner,
  days,
  daysAfterEachMonth,
  direct,
  months,
  notHiredByOwner,
  others,
  residential,
  that,
  unheldDate,
  years,
} from './terms.js';

export const tennessee: StateRules = {
  state: 'TN',
  name: 'Tennessee',
  roll: null,
  private: {
    preliminary: [
      {
        tiers: belowOwner,
        period: daysAfterEachMonth(90),
        source: 'Tenn. Code 66-11-145',
        servedOn: 'owner and prime contractor',
        late: 'the lien for that month is lost',
      },
      { tiers: direct, period: null, source: 'Tenn. Code 66-11-145, 66-11-203', recalled: true },
      {
        tiers: ['design_professional'],
        period: daysAfterEachMonth(90),
        source: 'Tenn. Code 66-11-145',
        provided: [notHiredByOwner],
        servedOn: 'owner and prime contractor',
        late: 'the lien for that month is lost',
      },
      {
        tiers: ['laborer'],
        period: daysAfterEachMonth(90),
        source: 'Tenn. Code 66-11-145',
        provided: [notHiredByOwner],
        servedOn: 'owner and prime contractor',
        late: 'the lien for that month is lost',
        note: 'The reference data contain no exemption for wage earners.',
      },
      {
        tiers: others,
        period: null,
        source: 'Tenn. Code 66-11-145',
        when: [residential, that('the building has no more than four homes')],
      },
    ],
    lien: [
      { tiers: direct, period: years(1, 'completion'), source: 'Tenn. Code 66-11-106, 66-11-112', recalled: true },
      { tiers: others, period: days(90, 'completion'), source: 'Tenn. Code 66-11-106, 66-11-112', recalled: true },
    ],
    lienSuit: [
      { tiers: direct, period: years(1, 'completion'), source: 'Tenn. Code 66-11-106, 66-11-115', recalled: true },
      {
        tiers: others,
        period: unheldDate('lien_notice', 'within 90 days after the notice of lien is served', 90),
        source: 'Tenn. Code 66-11-106, 66-11-115',
        recalled: true,
      },
    ],
  },
  public: {
    preliminary: [{ tiers: 'all', period: null, source: 'Tenn. Code 12-4-205', recalled: true }],
    bondClaim: [
      {
        tiers: others,
        period: days(90, 'completion'),
        source: 'Tenn. Code 12-4-205',
        servedOn: 'contractor or public official',
      },
      { tiers: direct, period: null, source: 'Tenn. Code 12-4-205' },
    ],
    bondSuit: [
      { tiers: others, period: months(6, 'completion'), source: 'Tenn. Code 12-4-205', recalled: true },
      { tiers: direct, period: null, source: 'Tenn. Code 12-4-205', recalled: true },
    ],
  },
};
