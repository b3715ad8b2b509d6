import type { StateRules } from '../rule.js';
import {
  belowOwner,
  commencementRecorded,
  days,
  direct,
  hiredBelowContractor,
  others,
  remote,
  years,
} from './terms.js';

export const utah: StateRules = {
  state: 'UT',
  name: 'Utah',
  roll: { days: 'weekend_and_holidays', scope: 'all', source: 'Utah Code 68-3-7' },
  private: {
    preliminary_notice: [
      {
        tiers: [...belowOwner, 'general_contractor', 'design_professional'],
        period: days(20, 'first_furnishing'),
        source: 'Utah Code 38-1a-501', checked: { on: '2026-11-21', read: 'secondary sources' },
        lookbackDays: 0,
        servedOn: 'State Construction Registry',
        note: 'A late filing covers work from five days after it. No filing is possible later than 10 days after a notice of completion.',
      },
      { tiers: ['laborer'], period: null, source: 'Utah Code 38-1a-501', checked: null },
    ],
    mechanics_lien: [
      {
        tiers: 'all',
        period: days(180, 'completion'),
        source: 'Utah Code 38-1a-502',
        checked: null,
        note: 'After a filed notice of completion the period is 90 days from that notice.',
      },
    ],
    lien_suit: [{ tiers: 'all', period: days(180, 'lien_recorded'), source: 'Utah Code 38-1a-701', checked: null }],
  },
  public: {
    preliminary_notice: [
      {
        tiers: [...belowOwner, 'design_professional'],
        period: days(20, 'first_furnishing'),
        source: 'Utah Code 38-1b-202', checked: { on: '2026-11-21', read: 'secondary sources' },
        provided: [commencementRecorded],
        laterOf: 'notice_of_commencement',
        lookbackDays: 0,
        servedOn: 'State Construction Registry',
        note: 'A late filing covers work from five days after it.',
      },
      { tiers: ['general_contractor', 'laborer'], period: null, source: 'Utah Code 38-1b-202', checked: null },
    ],
    bond_claim: [
      {
        tiers: remote,
        period: days(90, 'last_furnishing'),
        source: 'Utah Code 63G-6a-1103',
        checked: null,
        servedOn: 'prime contractor',
      },
      {
        tiers: ['laborer', 'design_professional'],
        period: days(90, 'last_furnishing'),
        source: 'Utah Code 63G-6a-1103',
        checked: null,
        provided: [hiredBelowContractor],
        servedOn: 'prime contractor',
      },
      {
        tiers: ['general_contractor', 'subcontractor', 'supplier_to_contractor', 'lessor_to_contractor'],
        period: null,
        source: 'Utah Code 63G-6a-1103',
        checked: null,
      },
    ],
    bond_suit: [
      { tiers: others, period: years(1, 'last_furnishing'), source: 'Utah Code 63G-6a-1103', checked: null },
      { tiers: direct, period: null, source: 'Utah Code 63G-6a-1103', checked: null },
    ],
  },
};
