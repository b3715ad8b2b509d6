import type { StateRules } from '../rule.js';
import { before, days, direct, notRemote, others, remote, residential, that, years } from './terms.js';

export const newJersey: StateRules = {
  state: 'NJ',
  name: 'New Jersey',
  roll: null,
  private: {
    preliminary_notice: [
      { tiers: 'all', period: null, source: 'N.J.S.A. 2A:44A-20 (optional NUB)', checked: null, unsettled: true },
      {
        tiers: 'all',
        period: days(60, 'last_furnishing'),
        source: 'N.J.S.A. 2A:44A-21',
        checked: null,
        when: [residential],
        servedOn: 'county clerk and owner',
        late: 'the lien is lost',
        note: 'It is the notice of unpaid balance, followed within 10 days by a demand for arbitration.',
      },
    ],
    mechanics_lien: [
      { tiers: 'all', period: days(90, 'last_furnishing'), source: 'N.J.S.A. 2A:44A-6', checked: null },
      {
        tiers: 'all',
        period: days(120, 'last_furnishing'),
        source: 'N.J.S.A. 2A:44A-6',
        checked: null,
        when: [residential],
      },
    ],
    lien_suit: [{ tiers: 'all', period: years(1, 'last_furnishing'), source: 'N.J.S.A. 2A:44A-14', checked: null }],
  },
  public: {
    preliminary_notice: [
      {
        tiers: remote,
        period: before('first_furnishing'),
        source: 'N.J.S.A. 2A:44-145; 2A:44-128',
        checked: null,
        lookbackDays: 0,
        servedOn: 'contractor',
      },
      { tiers: notRemote, period: null, source: 'N.J.S.A. 2A:44-145', checked: null },
      {
        tiers: remote,
        period: days(20, 'first_furnishing'),
        source: 'N.J.S.A. 2A:44-125 ff.',
        checked: null,
        when: [that('you claim a lien on the public funds')],
        servedOn: 'public body',
      },
    ],
    bond_claim: [
      {
        tiers: others,
        period: years(1, 'last_furnishing'),
        source: 'N.J.S.A. 2A:44-145', checked: { on: '2026-11-21', read: 'secondary sources' },
        servedOn: 'surety',
        note: 'Suit may follow 90 days after the notice.',
      },
      { tiers: direct, period: null, source: 'N.J.S.A. 2A:44-145', checked: { on: '2026-11-21', read: 'secondary sources' } },
    ],
    bond_suit: [
      { tiers: others, period: years(1, 'last_furnishing'), source: 'N.J.S.A. 2A:44-145', checked: null },
      { tiers: direct, period: null, source: 'N.J.S.A. 2A:44-145', checked: null },
    ],
  },
};
