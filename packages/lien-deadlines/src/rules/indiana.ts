import type { StateRules } from '../rule.js';
import {
  belowOwner,
  days,
  direct,
  notResidential,
  others,
  ownerOccupiedHome,
  that,
  unheldDate,
  years,
} from './terms.js';

export const indiana: StateRules = {
  state: 'IN',
  name: 'Indiana',
  roll: null,
  private: {
    preliminary_notice: [
      { tiers: 'all', period: null, source: 'Ind. Code 32-28-3-1', checked: null, unsettled: true },
      {
        tiers: belowOwner,
        period: days(30, 'first_furnishing'),
        source: 'Ind. Code 32-28-3-1', checked: { on: '2026-11-21', read: 'secondary sources' },
        when: [ownerOccupiedHome, that('the work repairs or alters a one- or two-family home')],
        servedOn: 'owner',
        late: 'the lien is lost',
      },
      {
        tiers: belowOwner,
        period: days(60, 'first_furnishing'),
        source: 'Ind. Code 32-28-3-1', checked: { on: '2026-11-21', read: 'secondary sources' },
        when: [ownerOccupiedHome, that('a one- or two-family home is newly built for the person who will live in it')],
        servedOn: 'owner and county recorder',
        late: 'the lien is lost',
      },
    ],
    mechanics_lien: [
      {
        tiers: 'all',
        period: days(60, 'last_furnishing'),
        source: 'Ind. Code 32-28-3-3',
        checked: null,
        note: 'This is the period for residential work.',
      },
      {
        tiers: 'all',
        period: days(90, 'last_furnishing'),
        source: 'Ind. Code 32-28-3-3',
        checked: null,
        when: [notResidential],
      },
    ],
    lien_suit: [{ tiers: 'all', period: years(1, 'lien_recorded'), source: 'Ind. Code 32-28-3-6', checked: null }],
  },
  public: {
    preliminary_notice: [{ tiers: 'all', period: null, source: 'Ind. Code 4-13.6-7-10, 5-16-5-2', checked: null }],
    bond_claim: [
      {
        tiers: others,
        period: days(60, 'last_furnishing'),
        source: 'Ind. Code 5-16-5-2; 8-23-9-9', checked: { on: '2026-11-21', read: 'secondary sources' },
        servedOn: 'public body, copy to surety',
        note: 'On highway work the period is 1 year after acceptance.',
      },
      { tiers: direct, period: null, source: 'Ind. Code 5-16-5-2; 8-23-9-9', checked: { on: '2026-11-21', read: 'secondary sources' } },
    ],
    bond_suit: [
      {
        tiers: others,
        period: unheldDate(
          'final_settlement',
          'within 60 days after final settlement on local work, or within 1 year on state work',
        ),
        source: 'Ind. Code 5-16-5-2; 8-23-9-9',
        checked: null,
      },
      { tiers: direct, period: null, source: 'Ind. Code 5-16-5-2; 8-23-9-9', checked: null },
    ],
  },
};
