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
    preliminary: [
      {
        tiers: [...remote, 'supplier_to_contractor', 'lessor_to_contractor', 'design_professional'],
        period: days(60, 'first_furnishing'),
        source: 'RCW 60.04.031',
        lookbackDays: 60,
        servedOn: 'owner and prime contractor',
      },
      {
        tiers: ['general_contractor', 'subcontractor', 'laborer'],
        period: null,
        source: 'RCW 60.04.031(2)',
        recalled: true,
      },
      {
        tiers: [...remote, 'supplier_to_contractor', 'lessor_to_contractor', 'design_professional'],
        period: days(10, 'first_furnishing'),
        source: 'RCW 60.04.031',
        when: [residential, that('it is a new single-family home')],
        lookbackDays: 10,
        servedOn: 'owner and prime contractor',
      },
      {
        tiers: ['subcontractor'],
        period: days(60, 'first_furnishing'),
        source: 'RCW 60.04.031(3)(b)',
        recalled: true,
        when: [ownerOccupiedHome, that('the work remodels or repairs a single-family home')],
        lookbackDays: 60,
        servedOn: 'owner and prime contractor',
      },
    ],
    lien: [{ tiers: 'all', period: days(90, 'last_furnishing'), source: 'RCW 60.04.091', recalled: true }],
    lienSuit: [{ tiers: 'all', period: months(8, 'lien_recorded'), source: 'RCW 60.04.141', recalled: true }],
  },
  public: {
    preliminary: [
      {
        tiers: ['supplier_to_subcontractor', 'lessor_to_subcontractor'],
        period: days(10, 'first_furnishing'),
        source: 'RCW 39.08.065',
        servedOn: 'contractor',
        late: 'the bond claim is lost',
      },
      { tiers: [...notRemote, 'sub_subcontractor'], period: null, source: 'RCW 39.08.065', recalled: true },
      {
        tiers: ['supplier_to_subcontractor', 'lessor_to_subcontractor'],
        period: days(60, 'first_furnishing'),
        source: 'RCW 60.28.015',
        when: [that('you claim against the retainage')],
        lookbackDays: 60,
        servedOn: 'contractor',
      },
    ],
    bondClaim: [
      {
        tiers: others,
        period: days(30, 'completion'),
        source: 'RCW 39.08.030, 60.28.011',
        servedOn: 'public body',
        note: 'The statute counts from acceptance; acceptance, when later, gives a later date. For claims against the retainage the period is 45 days.',
      },
      { tiers: direct, period: null, source: 'RCW 39.08.030, 60.28.011' },
    ],
    bondSuit: [
      {
        tiers: others,
        period: unheldDate('claim_notice', 'within 4 months after the claim against the retainage'),
        source: 'RCW 39.08.030, 60.28.011',
        recalled: true,
      },
      { tiers: direct, period: null, source: 'RCW 39.08.030, 60.28.011', recalled: true },
    ],
  },
};
