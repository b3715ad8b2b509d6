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
    preliminary: [
      {
        tiers: [...belowOwner, 'general_contractor', 'design_professional'],
        period: days(20, 'first_furnishing'),
        source: 'Utah Code 38-1a-501',
        lookbackDays: 0,
        servedOn: 'State Construction Registry',
        note: 'A late filing covers work from five days after it. No filing is possible later than 10 days after a notice of completion.',
      },
      { tiers: ['laborer'], period: null, source: 'Utah Code 38-1a-501', recalled: true },
    ],
    lien: [
      {
        tiers: 'all',
        period: days(180, 'completion'),
        source: 'Utah Code 38-1a-502',
        recalled: true,
        note: 'After a filed notice of completion the period is 90 days from that notice.',
      },
    ],
    lienSuit: [{ tiers: 'all', period: days(180, 'lien_recorded'), source: 'Utah Code 38-1a-701', recalled: true }],
  },
  public: {
    preliminary: [
      {
        tiers: [...belowOwner, 'design_professional'],
        period: days(20, 'first_furnishing'),
        source: 'Utah Code 38-1b-202',
        provided: [commencementRecorded],
        orFromCommencement: true,
        lookbackDays: 0,
        servedOn: 'State Construction Registry',
        note: 'A late filing covers work from five days after it.',
      },
      { tiers: ['general_contractor', 'laborer'], period: null, source: 'Utah Code 38-1b-202', recalled: true },
    ],
    bondClaim: [
      {
        tiers: remote,
        period: days(90, 'last_furnishing'),
        source: 'Utah Code 63G-6a-1103',
        recalled: true,
        servedOn: 'prime contractor',
      },
      {
        tiers: ['laborer', 'design_professional'],
        period: days(90, 'last_furnishing'),
        source: 'Utah Code 63G-6a-1103',
        recalled: true,
        provided: [hiredBelowContractor],
        servedOn: 'prime contractor',
      },
      {
        tiers: ['general_contractor', 'subcontractor', 'supplier_to_contractor', 'lessor_to_contractor'],
        period: null,
        source: 'Utah Code 63G-6a-1103',
        recalled: true,
      },
    ],
    bondSuit: [
      { tiers: others, period: years(1, 'last_furnishing'), source: 'Utah Code 63G-6a-1103', recalled: true },
      { tiers: direct, period: null, source: 'Utah Code 63G-6a-1103', recalled: true },
    ],
  },
};
