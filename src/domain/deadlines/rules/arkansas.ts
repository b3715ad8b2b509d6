import type { StateRules } from '../rule.js';
import { before, days, direct, months, others, residential, that, unheldDate } from './terms.js';

export const arkansas: StateRules = {
  state: 'AR',
  name: 'Arkansas',
  roll: null,
  private: {
    preliminary: [
      {
        tiers: others,
        period: days(75, 'last_furnishing'),
        source: 'Ark. Code 18-44-115(b)',
        servedOn: 'owner and general contractor',
        late: 'the lien is lost',
      },
      { tiers: direct, period: null, source: 'Ark. Code 18-44-115', recalled: true },
      {
        tiers: direct,
        period: before('first_furnishing'),
        source: 'Ark. Code 18-44-115(a)',
        when: [residential, that('the building has no more than four homes')],
        late: 'the lien is barred',
        note: 'One notice by the contractor serves every claimant.',
      },
      {
        tiers: others,
        period: null,
        source: 'Ark. Code 18-44-115(a)',
        recalled: true,
        when: [residential, that('the building has no more than four homes')],
      },
    ],
    intent: [{ tiers: 'all', period: before('lien_deadline', 10), source: 'Ark. Code 18-44-114' }],
    lien: [{ tiers: 'all', period: days(120, 'last_furnishing'), source: 'Ark. Code 18-44-117', recalled: true }],
    lienSuit: [{ tiers: 'all', period: months(15, 'lien_recorded'), source: 'Ark. Code 18-44-119', recalled: true }],
  },
  public: {
    preliminary: [{ tiers: 'all', period: null, source: 'Ark. Code 18-44-501 ff., 22-9-401 ff.', recalled: true }],
    bondClaim: [{ tiers: 'all', period: null, source: 'Ark. Code 18-44-503 to 18-44-508', recalled: true }],
    bondSuit: [
      {
        tiers: others,
        period: unheldDate('final_payment', 'within 6 months after final payment'),
        source: 'Ark. Code 18-44-503 to 18-44-508',
        recalled: true,
      },
      { tiers: direct, period: null, source: 'Ark. Code 18-44-503 to 18-44-508', recalled: true },
    ],
  },
};
