import type { StateRules } from '../rule.js';
import {
  before,
  belowOwner,
  days,
  direct,
  hiredBelowContractor,
  months,
  notRemote,
  others,
  remote,
  residential,
  that,
  years,
} from './terms.js';

export const nevada: StateRules = {
  state: 'NV',
  name: 'Nevada',
  roll: null,
  private: {
    preliminary: [
      {
        tiers: [...belowOwner, 'design_professional'],
        period: days(31, 'first_furnishing'),
        source: 'NRS 108.245',
        lookbackDays: 31,
        servedOn: 'owner, with an information copy to the prime contractor',
      },
      { tiers: ['general_contractor', 'laborer'], period: null, source: 'NRS 108.245', recalled: true },
    ],
    intent: [
      {
        tiers: 'all',
        period: before('lien_deadline', 15),
        source: 'NRS 108.226',
        recalled: true,
        provided: [residential],
      },
    ],
    lien: [
      {
        tiers: 'all',
        period: days(90, 'last_furnishing'),
        source: 'NRS 108.226',
        recalled: true,
        note: 'After a recorded notice of completion the period is 40 days from that notice.',
      },
    ],
    lienSuit: [{ tiers: 'all', period: months(6, 'lien_recorded'), source: 'NRS 108.233', recalled: true }],
  },
  public: {
    preliminary: [
      {
        tiers: remote,
        period: days(30, 'first_furnishing'),
        source: 'NRS 339.035',
        provided: [that('the work is not on a state highway')],
        servedOn: 'principal contractor',
        late: 'the bond claim is lost',
        note: 'A claim notice is also due within 90 days after last furnishing.',
      },
      { tiers: notRemote, period: null, source: 'NRS 339.035', recalled: true },
    ],
    bondClaim: [
      {
        tiers: remote,
        period: days(90, 'last_furnishing'),
        source: 'NRS 339.035',
        servedOn: 'prime contractor',
        note: 'On state highways the period is 30 days after acceptance.',
      },
      {
        tiers: ['laborer', 'design_professional'],
        period: days(90, 'last_furnishing'),
        source: 'NRS 339.035',
        provided: [hiredBelowContractor],
        servedOn: 'prime contractor',
        note: 'On state highways the period is 30 days after acceptance.',
      },
      {
        tiers: ['general_contractor', 'subcontractor', 'supplier_to_contractor', 'lessor_to_contractor'],
        period: null,
        source: 'NRS 339.035',
      },
    ],
    bondSuit: [
      { tiers: others, period: years(1, 'last_furnishing'), source: 'NRS 339.035', recalled: true },
      { tiers: direct, period: null, source: 'NRS 339.035', recalled: true },
    ],
  },
};
