import type { StateRules } from '../rule.js';
import { before, days, direct, months, others, residential, that, unheldDate } from './terms.js';

export const arkansas: StateRules = {
  state: 'AR',
  name: 'Arkansas',
  roll: null,
  private: {
    preliminary_notice: [
      {
        tiers: others,
        period: days(75, 'last_furnishing'),
        source: 'Ark. Code 18-44-115(b)', checked: { on: '2026-11-21', read: 'secondary sources' },
        servedOn: 'owner and general contractor',
        late: 'the lien is lost',
      },
      { tiers: direct, period: null, source: 'Ark. Code 18-44-115', checked: null },
      {
        tiers: direct,
        period: before('first_furnishing'),
        source: 'Ark. Code 18-44-115(a)', checked: { on: '2026-11-21', read: 'secondary sources' },
        when: [residential, that('the building has no more than four homes')],
        late: 'the lien is barred',
        note: 'One notice by the contractor serves every claimant.',
      },
      {
        tiers: others,
        period: null,
        source: 'Ark. Code 18-44-115(a)',
        checked: null,
        when: [residential, that('the building has no more than four homes')],
      },
    ],
    notice_of_intent: [{ tiers: 'all', period: before('lien_deadline', 10), source: 'Ark. Code 18-44-114', checked: { on: '2026-11-21', read: 'secondary sources' } }],
    mechanics_lien: [{ tiers: 'all', period: days(120, 'last_furnishing'), source: 'Ark. Code 18-44-117', checked: null }],
    lien_suit: [{ tiers: 'all', period: months(15, 'lien_recorded'), source: 'Ark. Code 18-44-119', checked: null }],
  },
  public: {
    preliminary_notice: [{ tiers: 'all', period: null, source: 'Ark. Code 18-44-501 ff., 22-9-401 ff.', checked: null }],
    bond_claim: [{ tiers: 'all', period: null, source: 'Ark. Code 18-44-503 to 18-44-508', checked: null }],
    bond_suit: [
      {
        tiers: others,
        period: unheldDate('final_payment', 'within 6 months after final payment'),
        source: 'Ark. Code 18-44-503 to 18-44-508',
        checked: null,
      },
      { tiers: direct, period: null, source: 'Ark. Code 18-44-503 to 18-44-508', checked: null },
    ],
  },
};
