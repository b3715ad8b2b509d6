import type { StateRules } from '../rule.js';
import {
  before,
  businessDays,
  claimOver,
  days,
  direct,
  hiredBelowContractor,
  months,
  notResidential,
  others,
  remote,
  unheldDate,
} from './terms.js';

export const missouri: StateRules = {
  state: 'MO',
  name: 'Missouri',
  roll: null,
  private: {
    preliminary_notice: [
      {
        tiers: direct,
        period: unheldDate(
          'before_payment',
          'before the owner makes any payment, at the latest with the first invoice',
        ),
        source: 'Mo. Rev. Stat. 429.012', checked: { on: '2026-11-21', read: 'secondary sources' },
        servedOn: 'owner',
        late: 'the lien is lost',
        note: 'Serving it at the start of work is safe.',
      },
      {
        tiers: ['lessor_to_contractor', 'lessor_to_subcontractor'],
        period: businessDays(15, 'first_furnishing'),
        source: 'Mo. Rev. Stat. 429.010', checked: { on: '2026-11-21', read: 'secondary sources' },
        provided: [notResidential, claimOver(5000)],
        servedOn: 'owner',
        late: 'the lien is lost',
      },
      {
        tiers: [
          'subcontractor',
          'sub_subcontractor',
          'supplier_to_contractor',
          'supplier_to_subcontractor',
          'laborer',
          'design_professional',
        ],
        period: null,
        source: 'Mo. Rev. Stat. 429.100',
        checked: null,
      },
    ],
    notice_of_intent: [
      { tiers: others, period: before('lien_deadline', 10), source: 'Mo. Rev. Stat. 429.100', checked: { on: '2026-11-21', read: 'secondary sources' } },
      { tiers: direct, period: null, source: 'Mo. Rev. Stat. 429.100', checked: { on: '2026-11-21', read: 'secondary sources' } },
    ],
    mechanics_lien: [
      {
        tiers: ['lessor_to_contractor', 'lessor_to_subcontractor'],
        period: days(60, 'last_furnishing'),
        source: 'Mo. Rev. Stat. 429.080',
        checked: null,
        note: 'The period runs from the removal of the equipment.',
      },
      {
        tiers: [
          'general_contractor',
          'subcontractor',
          'sub_subcontractor',
          'supplier_to_contractor',
          'supplier_to_subcontractor',
          'laborer',
          'design_professional',
        ],
        period: months(6, 'last_furnishing'),
        source: 'Mo. Rev. Stat. 429.080',
        checked: null,
        note: 'The statute counts from the day the debt accrues, taken here as the last furnishing.',
      },
    ],
    lien_suit: [{ tiers: 'all', period: months(6, 'lien_recorded'), source: 'Mo. Rev. Stat. 429.170', checked: null }],
  },
  public: {
    preliminary_notice: [{ tiers: 'all', period: null, source: 'Mo. Rev. Stat. 107.170', checked: null }],
    bond_claim: [
      {
        tiers: remote,
        period: unheldDate('bond_terms', 'when the bond requires it'),
        source: 'Mo. Rev. Stat. 107.170', checked: { on: '2026-11-21', read: 'secondary sources' },
        servedOn: 'prime contractor or surety',
        note: 'Since 28 August 2019 remote suppliers must give written notice of nonpayment.',
      },
      {
        tiers: ['laborer', 'design_professional'],
        period: unheldDate('bond_terms', 'when the bond requires it'),
        source: 'Mo. Rev. Stat. 107.170', checked: { on: '2026-11-21', read: 'secondary sources' },
        provided: [hiredBelowContractor],
        servedOn: 'prime contractor or surety',
        note: 'Since 28 August 2019 remote suppliers must give written notice of nonpayment.',
      },
      {
        tiers: ['general_contractor', 'subcontractor', 'supplier_to_contractor', 'lessor_to_contractor'],
        period: null,
        source: 'Mo. Rev. Stat. 107.170', checked: { on: '2026-11-21', read: 'secondary sources' },
      },
    ],
    bond_suit: [],
  },
};
