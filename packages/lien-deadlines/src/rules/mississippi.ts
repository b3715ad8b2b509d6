import type { StateRules } from '../rule.js';
import { before, days, direct, hiredBelowContractor, others, remote, residential, that, unheldDate } from './terms.js';

export const mississippi: StateRules = {
  state: 'MS',
  name: 'Mississippi',
  roll: null,
  private: {
    preliminary_notice: [
      {
        tiers: remote,
        period: days(30, 'first_furnishing'),
        source: 'Miss. Code 85-7-407(2)', checked: { on: '2026-11-21', read: 'secondary sources' },
        servedOn: 'contractor, or owner if none',
        late: 'the lien is lost',
      },
      {
        tiers: [
          'general_contractor',
          'subcontractor',
          'supplier_to_contractor',
          'lessor_to_contractor',
          'design_professional',
        ],
        period: null,
        source: 'Miss. Code 85-7-407',
        checked: null,
      },
      {
        tiers: ['laborer'],
        period: days(30, 'first_furnishing'),
        source: 'Miss. Code 85-7-407(2)', checked: { on: '2026-11-21', read: 'secondary sources' },
        provided: [hiredBelowContractor],
        servedOn: 'contractor, or owner if none',
        late: 'the lien is lost',
        note: 'The reference data contain no exemption for wage earners.',
      },
      {
        tiers: 'all',
        period: null,
        source: 'Miss. Code 85-7-409',
        checked: null,
        when: [residential, that('it is a single-family home')],
      },
    ],
    notice_of_intent: [
      {
        tiers: others,
        period: before('lien_deadline', 10),
        source: 'Miss. Code 85-7-409', checked: { on: '2026-11-21', read: 'secondary sources' },
        provided: [residential, that('it is a single-family home')],
      },
      { tiers: direct, period: null, source: 'Miss. Code 85-7-409', checked: { on: '2026-11-21', read: 'secondary sources' } },
    ],
    mechanics_lien: [{ tiers: 'all', period: days(90, 'last_furnishing'), source: 'Miss. Code 85-7-405', checked: null }],
    lien_suit: [{ tiers: 'all', period: days(180, 'lien_recorded'), source: 'Miss. Code 85-7-405', checked: null }],
  },
  public: {
    preliminary_notice: [{ tiers: 'all', period: null, source: 'Miss. Code 31-5-51', checked: null }],
    bond_claim: [
      {
        tiers: remote,
        period: days(90, 'last_furnishing'),
        source: 'Miss. Code 31-5-51',
        checked: null,
        servedOn: 'prime contractor',
      },
      {
        tiers: ['laborer', 'design_professional'],
        period: days(90, 'last_furnishing'),
        source: 'Miss. Code 31-5-51',
        checked: null,
        provided: [hiredBelowContractor],
        servedOn: 'prime contractor',
      },
      {
        tiers: ['general_contractor', 'subcontractor', 'supplier_to_contractor', 'lessor_to_contractor'],
        period: null,
        source: 'Miss. Code 31-5-51',
        checked: null,
      },
    ],
    bond_suit: [
      {
        tiers: others,
        period: unheldDate('final_settlement', 'within 1 year after final settlement'),
        source: 'Miss. Code 31-5-51',
        checked: null,
      },
      { tiers: direct, period: null, source: 'Miss. Code 31-5-51', checked: null },
    ],
  },
};
