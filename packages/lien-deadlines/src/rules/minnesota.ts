import type { StateRules } from '../rule.js';
import {
  belowOwner,
  days,
  direct,
  notHiredByOwner,
  notResidential,
  others,
  residential,
  that,
  years,
} from './terms.js';

export const minnesota: StateRules = {
  state: 'MN',
  name: 'Minnesota',
  roll: { days: 'weekend_and_holidays', scope: 'all', source: 'Minn. Stat. 645.15' },
  private: {
    preliminary_notice: [
      {
        tiers: belowOwner,
        period: days(45, 'first_furnishing'),
        source: 'Minn. Stat. 514.011 subd. 2, 4b-4c',
        checked: null,
        servedOn: 'owner',
        late: 'the lien is lost',
      },
      {
        tiers: direct,
        period: days(10, 'contract_date'),
        source: 'Minn. Stat. 514.011 subd. 1', checked: { on: '2026-11-21', read: 'secondary sources' },
        servedOn: 'owner',
        late: 'the lien is lost',
        note: 'The written contract may contain the notice instead.',
      },
      {
        tiers: ['design_professional'],
        period: days(45, 'first_furnishing'),
        source: 'Minn. Stat. 514.011 subd. 2, 4b-4c',
        checked: null,
        provided: [notHiredByOwner],
        servedOn: 'owner',
        late: 'the lien is lost',
      },
      {
        tiers: ['laborer'],
        period: days(45, 'first_furnishing'),
        source: 'Minn. Stat. 514.011 subd. 2, 4b-4c',
        checked: null,
        provided: [notHiredByOwner],
        servedOn: 'owner',
        late: 'the lien is lost',
        note: 'The reference data contain no exemption for wage earners.',
      },
      {
        tiers: 'all',
        period: null,
        source: 'Minn. Stat. 514.011 subd. 2, 4b-4c',
        checked: null,
        when: [residential, that('the building has more than four homes')],
      },
      {
        tiers: 'all',
        period: null,
        source: 'Minn. Stat. 514.011 subd. 2, 4b-4c',
        checked: null,
        when: [notResidential, that('the building is larger than 5,000 square feet and not agricultural')],
      },
    ],
    mechanics_lien: [{ tiers: 'all', period: days(120, 'last_furnishing'), source: 'Minn. Stat. 514.08', checked: null }],
    lien_suit: [{ tiers: 'all', period: years(1, 'last_furnishing'), source: 'Minn. Stat. 514.12', checked: null }],
  },
  public: {
    preliminary_notice: [{ tiers: 'all', period: null, source: 'Minn. Stat. 574.31', checked: null }],
    bond_claim: [
      {
        tiers: others,
        period: days(120, 'last_furnishing'),
        source: 'Minn. Stat. 574.31', checked: { on: '2026-11-21', read: 'secondary sources' },
        servedOn: 'surety and contractor',
      },
      { tiers: direct, period: null, source: 'Minn. Stat. 574.31', checked: { on: '2026-11-21', read: 'secondary sources' } },
    ],
    bond_suit: [
      { tiers: others, period: years(1, 'last_furnishing'), source: 'Minn. Stat. 574.31', checked: null },
      { tiers: direct, period: null, source: 'Minn. Stat. 574.31', checked: null },
    ],
  },
};
