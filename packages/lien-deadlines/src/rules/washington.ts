import type { StateRules } from '../rule.js';
import {
  days,
  direct,
  months,
  notRemote,
  others,
  ownerOccupiedHome,
  remote,
  residential,
  that,
  unheldDate,
} from './terms.js';

export const washington: StateRules = {
  state: 'WA',
  name: 'Washington',
  roll: { days: 'weekend_and_holidays', scope: 'all', source: 'RCW 1.12.040' },
  private: {
    preliminary_notice: [
      {
        tiers: [...remote, 'supplier_to_contractor', 'lessor_to_contractor', 'design_professional'],
        period: days(60, 'first_furnishing'),
        source: 'RCW 60.04.031', checked: { on: '2026-11-21', read: 'secondary sources' },
        lookbackDays: 60,
        servedOn: 'owner and prime contractor',
      },
      {
        tiers: ['general_contractor', 'subcontractor', 'laborer'],
        period: null,
        source: 'RCW 60.04.031(2)',
        checked: null,
      },
      {
        tiers: [...remote, 'supplier_to_contractor', 'lessor_to_contractor', 'design_professional'],
        period: days(10, 'first_furnishing'),
        source: 'RCW 60.04.031', checked: { on: '2026-11-21', read: 'secondary sources' },
        when: [residential, that('it is a new single-family home')],
        lookbackDays: 10,
        servedOn: 'owner and prime contractor',
      },
      {
        tiers: ['subcontractor'],
        period: days(60, 'first_furnishing'),
        source: 'RCW 60.04.031(3)(b)',
        checked: null,
        when: [ownerOccupiedHome, that('the work remodels or repairs a single-family home')],
        lookbackDays: 60,
        servedOn: 'owner and prime contractor',
      },
    ],
    mechanics_lien: [{ tiers: 'all', period: days(90, 'last_furnishing'), source: 'RCW 60.04.091', checked: null }],
    lien_suit: [{ tiers: 'all', period: months(8, 'lien_recorded'), source: 'RCW 60.04.141', checked: null }],
  },
  public: {
    preliminary_notice: [
      {
        tiers: ['supplier_to_subcontractor', 'lessor_to_subcontractor'],
        period: days(10, 'first_furnishing'),
        source: 'RCW 39.08.065', checked: { on: '2026-11-21', read: 'secondary sources' },
        servedOn: 'contractor',
        late: 'the bond claim is lost',
      },
      { tiers: [...notRemote, 'sub_subcontractor'], period: null, source: 'RCW 39.08.065', checked: null },
      {
        tiers: ['supplier_to_subcontractor', 'lessor_to_subcontractor'],
        period: days(60, 'first_furnishing'),
        source: 'RCW 60.28.015', checked: { on: '2026-11-21', read: 'secondary sources' },
        when: [that('you claim against the retainage')],
        lookbackDays: 60,
        servedOn: 'contractor',
      },
    ],
    bond_claim: [
      {
        tiers: others,
        period: days(30, 'completion'),
        source: 'RCW 39.08.030, 60.28.011', checked: { on: '2026-11-21', read: 'secondary sources' },
        servedOn: 'public body',
        note: 'The statute counts from acceptance; acceptance, when later, gives a later date. For claims against the retainage the period is 45 days.',
      },
      { tiers: direct, period: null, source: 'RCW 39.08.030, 60.28.011', checked: { on: '2026-11-21', read: 'secondary sources' } },
    ],
    bond_suit: [
      {
        tiers: others,
        period: unheldDate('claim_notice', 'within 4 months after the claim against the retainage'),
        source: 'RCW 39.08.030, 60.28.011',
        checked: null,
      },
      { tiers: direct, period: null, source: 'RCW 39.08.030, 60.28.011', checked: null },
    ],
  },
};
