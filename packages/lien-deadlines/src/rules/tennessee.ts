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
    preliminary_notice: [
      {
        tiers: belowOwner,
        period: daysAfterEachMonth(90),
        source: 'Tenn. Code 66-11-145', checked: { on: '2026-11-21', read: 'secondary sources' },
        servedOn: 'owner and prime contractor',
        late: 'the lien for that month is lost',
      },
      { tiers: direct, period: null, source: 'Tenn. Code 66-11-145, 66-11-203', checked: null },
      {
        tiers: ['design_professional'],
        period: daysAfterEachMonth(90),
        source: 'Tenn. Code 66-11-145', checked: { on: '2026-11-21', read: 'secondary sources' },
        provided: [notHiredByOwner],
        servedOn: 'owner and prime contractor',
        late: 'the lien for that month is lost',
      },
      {
        tiers: ['laborer'],
        period: daysAfterEachMonth(90),
        source: 'Tenn. Code 66-11-145', checked: { on: '2026-11-21', read: 'secondary sources' },
        provided: [notHiredByOwner],
        servedOn: 'owner and prime contractor',
        late: 'the lien for that month is lost',
        note: 'The reference data contain no exemption for wage earners.',
      },
      {
        tiers: others,
        period: null,
        source: 'Tenn. Code 66-11-145', checked: { on: '2026-11-21', read: 'secondary sources' },
        when: [residential, that('the building has no more than four homes')],
      },
    ],
    mechanics_lien: [
      { tiers: direct, period: years(1, 'completion'), source: 'Tenn. Code 66-11-106, 66-11-112', checked: null },
      { tiers: others, period: days(90, 'completion'), source: 'Tenn. Code 66-11-106, 66-11-112', checked: null },
    ],
    lien_suit: [
      { tiers: direct, period: years(1, 'completion'), source: 'Tenn. Code 66-11-106, 66-11-115', checked: null },
      {
        tiers: others,
        period: unheldDate('lien_notice', 'within 90 days after the notice of lien is served', 90),
        source: 'Tenn. Code 66-11-106, 66-11-115',
        checked: null,
      },
    ],
  },
  public: {
    preliminary_notice: [{ tiers: 'all', period: null, source: 'Tenn. Code 12-4-205', checked: null }],
    bond_claim: [
      {
        tiers: others,
        period: days(90, 'completion'),
        source: 'Tenn. Code 12-4-205', checked: { on: '2026-11-21', read: 'secondary sources' },
        servedOn: 'contractor or public official',
      },
      { tiers: direct, period: null, source: 'Tenn. Code 12-4-205', checked: { on: '2026-11-21', read: 'secondary sources' } },
    ],
    bond_suit: [
      { tiers: others, period: months(6, 'completion'), source: 'Tenn. Code 12-4-205', checked: null },
      { tiers: direct, period: null, source: 'Tenn. Code 12-4-205', checked: null },
    ],
  },
};
