import type { StateRules } from '../rule.js';
import { before, belowOwner, days, direct, notHiredByOwner, others, that, unheldDate } from './terms.js';

export const wyoming: StateRules = {
  state: 'WY',
  name: 'Wyoming',
  roll: null,
  private: {
    preliminary_notice: [
      {
        tiers: belowOwner,
        period: days(30, 'first_furnishing'),
        source: 'Wyo. Stat. 29-2-112', checked: { on: '2026-11-21', read: 'secondary sources' },
        servedOn: 'owner',
        late: 'the lien is lost',
      },
      {
        tiers: direct,
        period: unheldDate('before_payment', 'before the owner makes any payment, advances included'),
        source: 'Wyo. Stat. 29-2-112', checked: { on: '2026-11-21', read: 'secondary sources' },
        servedOn: 'owner',
        late: 'the lien is lost',
      },
      {
        tiers: ['design_professional'],
        period: days(30, 'first_furnishing'),
        source: 'Wyo. Stat. 29-2-112', checked: { on: '2026-11-21', read: 'secondary sources' },
        provided: [notHiredByOwner],
        servedOn: 'owner',
        late: 'the lien is lost',
      },
      {
        tiers: ['laborer'],
        period: days(30, 'first_furnishing'),
        source: 'Wyo. Stat. 29-2-112', checked: { on: '2026-11-21', read: 'secondary sources' },
        provided: [notHiredByOwner],
        servedOn: 'owner',
        late: 'the lien is lost',
        note: 'The reference data contain no exemption for wage earners.',
      },
    ],
    notice_of_intent: [{ tiers: 'all', period: before('lien_deadline', 20), source: 'Wyo. Stat. 29-2-107', checked: { on: '2026-11-21', read: 'secondary sources' } }],
    mechanics_lien: [
      { tiers: direct, period: days(150, 'last_furnishing'), source: 'Wyo. Stat. 29-2-106', checked: null },
      { tiers: others, period: days(120, 'last_furnishing'), source: 'Wyo. Stat. 29-2-106', checked: null },
    ],
    lien_suit: [{ tiers: 'all', period: days(180, 'lien_recorded'), source: 'Wyo. Stat. 29-2-109', checked: null }],
  },
  public: {
    preliminary_notice: [
      {
        tiers: belowOwner,
        period: days(60, 'first_furnishing'),
        source: 'Wyo. Stat. 16-6-121', checked: { on: '2026-11-21', read: 'secondary sources' },
        provided: [that('the prime contract is over $150,000'), that('a sign was posted on the site')],
        servedOn: 'contractor',
        late: 'the bond claim is lost',
      },
      {
        tiers: ['general_contractor', 'laborer', 'design_professional'],
        period: null,
        source: 'Wyo. Stat. 16-6-121',
        checked: null,
      },
    ],
    bond_claim: [{ tiers: 'all', period: null, source: 'Wyo. Stat. 16-6-112', checked: null }],
    bond_suit: [
      {
        tiers: others,
        period: unheldDate(
          'final_settlement',
          'within 1 year after the first publication of the notice of final settlement',
        ),
        source: 'Wyo. Stat. 16-6-112',
        checked: null,
      },
      { tiers: direct, period: null, source: 'Wyo. Stat. 16-6-112', checked: null },
    ],
  },
};
