import type { StateRules } from '../rule.js';
import { before, days, direct, hiredBelowContractor, others, remote, residential, that, unheldDate } from './terms.js';

export const mississippi: StateRules = {
  state: 'MS',
  name: 'Mississippi',
  roll: null,
  private: {
    preliminary: [
      {
        tiers: remote,
        period: days(30, 'first_furnishing'),
        source: 'Miss. Code 85-7-407(2)',
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
        recalled: true,
      },
      {
        tiers: ['laborer'],
        period: days(30, 'first_furnishing'),
        source: 'Miss. Code 85-7-407(2)',
        provided: [hiredBelowContractor],
        servedOn: 'contractor, or owner if none',
        late: 'the lien is lost',
        note: 'The reference data contain no exemption for wage earners.',
      },
      {
        tiers: 'all',
        period: null,
        source: 'Miss. Code 85-7-409',
        recalled: true,
        when: [residential, that('it is a single-family home')],
      },
    ],
    intent: [
      {
        tiers: others,
        period: before('lien_deadline', 10),
        source: 'Miss. Code 85-7-409',
        provided: [residential, that('it is a single-family home')],
      },
      { tiers: direct, period: null, source: 'Miss. Code 85-7-409' },
    ],
    lien: [{ tiers: 'all', period: days(90, 'last_furnishing'), source: 'Miss. Code 85-7-405', recalled: true }],
    lienSuit: [{ tiers: 'all', period: days(180, 'lien_recorded'), source: 'Miss. Code 85-7-405', recalled: true }],
  },
  public: {
    preliminary: [{ tiers: 'all', period: null, source: 'Miss. Code 31-5-51', recalled: true }],
    bondClaim: [
      {
        tiers: remote,
        period: days(90, 'last_furnishing'),
        source: 'Miss. Code 31-5-51',
        recalled: true,
        servedOn: 'prime contractor',
      },
      {
        tiers: ['laborer', 'design_professional'],
        period: days(90, 'last_furnishing'),
        source: 'Miss. Code 31-5-51',
        recalled: true,
        provided: [hiredBelowContractor],
        servedOn: 'prime contractor',
      },
      {
        tiers: ['general_contractor', 'subcontractor', 'supplier_to_contractor', 'lessor_to_contractor'],
        period: null,
        source: 'Miss. Code 31-5-51',
        recalled: true,
      },
    ],
    bondSuit: [
      {
        tiers: others,
        period: unheldDate('final_settlement', 'within 1 year after final settlement'),
        source: 'Miss. Code 31-5-51',
        recalled: true,
      },
      { tiers: direct, period: null, source: 'Miss. Code 31-5-51', recalled: true },
    ],
  },
};
