import type { StateRules } from '../rule.js';
import { before, days, direct, notRemote, others, remote, residential, that, years } from './terms.js';

export const newJersey: StateRules = {
  state: 'NJ',
  name: 'New Jersey',
  roll: null,
  private: {
    preliminary: [
      { tiers: 'all', period: null, source: 'N.J.S.A. 2A:44A-20 (optional NUB)', recalled: true, unsettled: true },
      {
        tiers: 'all',
        period: days(60, 'last_furnishing'),
        source: 'N.J.S.A. 2A:44A-21',
        recalled: true,
        when: [residential],
        servedOn: 'county clerk and owner',
        late: 'the lien is lost',
        note: 'It is the notice of unpaid balance, followed within 10 days by a demand for arbitration.',
      },
    ],
    lien: [
      { tiers: 'all', period: days(90, 'last_furnishing'), source: 'N.J.S.A. 2A:44A-6', recalled: true },
      {
        tiers: 'all',
        period: days(120, 'last_furnishing'),
        source: 'N.J.S.A. 2A:44A-6',
        recalled: true,
        when: [residential],
      },
    ],
    lienSuit: [{ tiers: 'all', period: years(1, 'last_furnishing'), source: 'N.J.S.A. 2A:44A-14', recalled: true }],
  },
  public: {
    preliminary: [
      {
        tiers: remote,
        period: before('first_furnishing'),
        source: 'N.J.S.A. 2A:44-145; 2A:44-128',
        recalled: true,
        lookbackDays: 0,
        servedOn: 'contractor',
      },
      { tiers: notRemote, period: null, source: 'N.J.S.A. 2A:44-145', recalled: true },
      {
        tiers: remote,
        period: days(20, 'first_furnishing'),
        source: 'N.J.S.A. 2A:44-125 ff.',
        recalled: true,
        when: [that('you claim a lien on the public funds')],
        servedOn: 'public body',
      },
    ],
    bondClaim: [
      {
        tiers: others,
        period: years(1, 'last_furnishing'),
        source: 'N.J.S.A. 2A:44-145',
        servedOn: 'surety',
        note: 'Suit may follow 90 days after the notice.',
      },
      { tiers: direct, period: null, source: 'N.J.S.A. 2A:44-145' },
    ],
    bondSuit: [
      { tiers: others, period: years(1, 'last_furnishing'), source: 'N.J.S.A. 2A:44-145', recalled: true },
      { tiers: direct, period: null, source: 'N.J.S.A. 2A:44-145', recalled: true },
    ],
  },
};
