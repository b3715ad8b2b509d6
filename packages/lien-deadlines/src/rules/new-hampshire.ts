import type { StateRules } from '../rule.js';
import { before, belowOwner, days, direct, others, unheldDate } from './terms.js';

export const newHampshire: StateRules = {
  state: 'NH',
  name: 'New Hampshire',
  roll: null,
  private: {
    preliminary_notice: [
      {
        tiers: belowOwner,
        period: before('first_furnishing'),
        source: 'N.H. RSA 447:5, 447:6, 447:8', checked: { on: '2026-11-21', read: 'secondary sources' },
        servedOn: 'owner',
        late: 'the lien reaches only the sums still due to the contractor',
        note: 'An account of what was furnished must follow every 30 days.',
      },
      {
        tiers: ['general_contractor', 'laborer', 'design_professional'],
        period: null,
        source: 'N.H. RSA 447:5',
        checked: null,
      },
    ],
    mechanics_lien: [
      {
        tiers: 'all',
        period: days(120, 'last_furnishing'),
        source: 'N.H. RSA 447:9',
        checked: null,
        note: 'The lien is secured by an attachment.',
      },
    ],
    lien_suit: [{ tiers: 'all', period: days(120, 'last_furnishing'), source: 'N.H. RSA 447:10', checked: null }],
  },
  public: {
    preliminary_notice: [{ tiers: 'all', period: null, source: 'N.H. RSA 447:16 to 447:18', checked: null }],
    bond_claim: [
      {
        tiers: others,
        period: days(90, 'completion'),
        source: 'N.H. RSA 447:17',
        checked: null,
        servedOn: 'public body',
        note: 'The statute counts from completion and acceptance; acceptance, when later, gives a later date.',
      },
      { tiers: direct, period: null, source: 'N.H. RSA 447:17', checked: null },
    ],
    bond_suit: [
      {
        tiers: others,
        period: unheldDate('claim_notice', 'within 1 year after the claim is filed'),
        source: 'N.H. RSA 447:17',
        checked: null,
      },
      { tiers: direct, period: null, source: 'N.H. RSA 447:17', checked: null },
    ],
  },
};
