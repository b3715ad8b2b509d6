import type { StateRules } from '../rule.js';
import { belowOwner, days, direct, months, others, unheldDate } from './terms.js';

export const alabama: StateRules = {
  state: 'AL',
  name: 'Alabama',
  roll: { days: 'sunday_and_holidays', scope: 'filings', source: 'Ala. Code 1-1-4' },
  private: {
    preliminary_notice: [
      { tiers: direct, period: null, source: 'Ala. Code 35-11-210, 35-11-213', checked: null },
      {
        tiers: others,
        period: unheldDate('before_lien_filing', 'before the lien is filed'),
        source: 'Ala. Code 35-11-210, 35-11-218', checked: { on: '2026-11-21', read: 'secondary sources' },
        note: 'A supplier who wants a lien for its whole price, not only for what the owner still owes, serves the notice before delivering.',
      },
    ],
    mechanics_lien: [
      { tiers: direct, period: months(6, 'last_furnishing'), source: 'Ala. Code 35-11-215', checked: null },
      { tiers: ['laborer'], period: days(30, 'last_furnishing'), source: 'Ala. Code 35-11-215', checked: null },
      {
        tiers: [...belowOwner, 'design_professional'],
        period: months(4, 'last_furnishing'),
        source: 'Ala. Code 35-11-215',
        checked: null,
      },
    ],
    lien_suit: [
      {
        tiers: 'all',
        period: unheldDate('debt_due', 'within 6 months after the whole debt fell due'),
        source: 'Ala. Code 35-11-221',
        checked: null,
      },
    ],
  },
  public: {
    preliminary_notice: [{ tiers: 'all', period: null, source: 'Ala. Code 39-1-1', checked: null }],
    bond_claim: [
      {
        tiers: others,
        period: unheldDate('before_bond_suit', 'at least 45 days before suit on the bond is filed', 45),
        source: 'Ala. Code 39-1-1', checked: { on: '2026-11-21', read: 'secondary sources' },
        servedOn: 'surety',
      },
      { tiers: direct, period: null, source: 'Ala. Code 39-1-1', checked: { on: '2026-11-21', read: 'secondary sources' } },
    ],
    bond_suit: [
      {
        tiers: others,
        period: unheldDate('final_settlement', 'within 1 year after final settlement'),
        source: 'Ala. Code 39-1-1',
        checked: null,
      },
      { tiers: direct, period: null, source: 'Ala. Code 39-1-1', checked: null },
    ],
  },
};
