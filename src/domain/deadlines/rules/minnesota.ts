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
    preliminary: [
      {
        tiers: belowOwner,
        period: days(45, 'first_furnishing'),
        source: 'Minn. Stat. 514.011 subd. 2, 4b-4c',
        recalled: true,
        servedOn: 'owner',
        late: 'the lien is lost',
      },
      {
        tiers: direct,
        period: days(10, 'contract_date'),
        source: 'Minn. Stat. 514.011 subd. 1',
        servedOn: 'owner',
        late: 'the lien is lost',
        note: 'The written contract may contain the notice instead.',
      },
      {
        tiers: ['design_professional'],
        period: days(45, 'first_furnishing'),
        source: 'Minn. Stat. 514.011 subd. 2, 4b-4c',
        recalled: true,
        provided: [notHiredByOwner],
        servedOn: 'owner',
        late: 'the lien is lost',
      },
      {
        tiers: ['laborer'],
        period: days(45, 'first_furnishing'),
        source: 'Minn. Stat. 514.011 subd. 2, 4b-4c',
        recalled: true,
        provided: [notHiredByOwner],
        servedOn: 'owner',
        late: 'the lien is lost',
        note: 'The reference data contain no exemption for wage earners.',
      },
      {
        tiers: 'all',
        period: null,
        source: 'Minn. Stat. 514.011 subd. 2, 4b-4c',
        recalled: true,
        when: [residential, that('the building has more than four homes')],
      },
      {
        tiers: 'all',
        period: null,
        source: 'Minn. Stat. 514.011 subd. 2, 4b-4c',
        recalled: true,
        when: [notResidential, that('the building is larger than 5,000 square feet and not agricultural')],
      },
    ],
    lien: [{ tiers: 'all', period: days(120, 'last_furnishing'), source: 'Minn. Stat. 514.08', recalled: true }],
    lienSuit: [{ tiers: 'all', period: years(1, 'last_furnishing'), source: 'Minn. Stat. 514.12', recalled: true }],
  },
  public: {
    preliminary: [{ tiers: 'all', period: null, source: 'Minn. Stat. 574.31', recalled: true }],
    bondClaim: [
      {
        tiers: others,
        period: days(120, 'last_furnishing'),
        source: 'Minn. Stat. 574.31',
        servedOn: 'surety and contractor',
      },
      { tiers: direct, period: null, source: 'Minn. Stat. 574.31' },
    ],
    bondSuit: [
      { tiers: others, period: years(1, 'last_furnishing'), source: 'Minn. Stat. 574.31', recalled: true },
      { tiers: direct, period: null, source: 'Minn. Stat. 574.31', recalled: true },
    ],
  },
};
