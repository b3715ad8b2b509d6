import type { StateRules } from '../rule.js';
import {
  before,
  belowOwner,
  contractAtLeast,
  days,
  direct,
  months,
  notRemote,
  others,
  remote,
  residential,
  that,
  years,
} from './terms.js';

export const wisconsin: StateRules = {
  state: 'WI',
  name: 'Wisconsin',
  roll: null,
  private: {
    preliminary_notice: [
      { tiers: 'all', period: null, source: 'Wis. Stat. 779.02(1)(c)', checked: null, unsettled: true },
      {
        tiers: direct,
        period: days(10, 'first_furnishing'),
        source: 'Wis. Stat. 779.02(2)(a)', checked: { on: '2026-11-21', read: 'secondary sources' },
        when: [residential, that('the building has no more than four homes')],
        servedOn: 'owner',
        late: 'the lien is lost unless the owner was not harmed',
      },
      {
        tiers: [...belowOwner, 'design_professional'],
        period: days(60, 'first_furnishing'),
        source: 'Wis. Stat. 779.02(2)(b), (3)', checked: { on: '2026-11-21', read: 'secondary sources' },
        when: [residential, that('the building has no more than four homes')],
        lookbackDays: 0,
        servedOn: 'owner',
      },
      {
        tiers: ['laborer'],
        period: null,
        source: 'Wis. Stat. 779.02(1)',
        checked: null,
        when: [residential, that('the building has no more than four homes')],
      },
    ],
    notice_of_intent: [{ tiers: 'all', period: before('lien_deadline', 30), source: 'Wis. Stat. 779.06', checked: { on: '2026-11-21', read: 'secondary sources' } }],
    mechanics_lien: [{ tiers: 'all', period: months(6, 'last_furnishing'), source: 'Wis. Stat. 779.06', checked: null }],
    lien_suit: [{ tiers: 'all', period: years(2, 'lien_recorded'), source: 'Wis. Stat. 779.06', checked: null }],
  },
  public: {
    preliminary_notice: [
      {
        tiers: remote,
        period: days(60, 'first_furnishing'),
        source: 'Wis. Stat. 779.14(2)', checked: { on: '2026-11-21', read: 'secondary sources' },
        provided: [contractAtLeast(5000), that('the prime contractor has not already listed you')],
        servedOn: 'prime contractor',
        late: 'the bond claim is lost',
      },
      { tiers: notRemote, period: null, source: 'Wis. Stat. 779.14', checked: null },
    ],
    bond_claim: [{ tiers: 'all', period: null, source: 'Wis. Stat. 779.14', checked: { on: '2026-11-21', read: 'secondary sources' } }],
    bond_suit: [
      { tiers: others, period: years(1, 'completion'), source: 'Wis. Stat. 779.14', checked: null },
      { tiers: direct, period: null, source: 'Wis. Stat. 779.14', checked: null },
    ],
  },
};
