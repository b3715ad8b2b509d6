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
    preliminary_notice: [
      {
        tiers: [...belowOwner, 'design_professional'],
        period: days(31, 'first_furnishing'),
        source: 'NRS 108.245', checked: { on: '2026-11-21', read: 'secondary sources' },
        lookbackDays: 31,
        servedOn: 'owner, with an information copy to the prime contractor',
      },
      { tiers: ['general_contractor', 'laborer'], period: null, source: 'NRS 108.245', checked: null },
    ],
    notice_of_intent: [
      {
        tiers: 'all',
        period: before('lien_deadline', 15),
        source: 'NRS 108.226',
        checked: null,
        provided: [residential],
      },
    ],
    mechanics_lien: [
      {
        tiers: 'all',
        period: days(90, 'last_furnishing'),
        source: 'NRS 108.226',
        checked: null,
        note: 'After a recorded notice of completion the period is 40 days from that notice.',
      },
    ],
    lien_suit: [{ tiers: 'all', period: months(6, 'lien_recorded'), source: 'NRS 108.233', checked: null }],
  },
  public: {
    preliminary_notice: [
      {
        tiers: remote,
        period: days(30, 'first_furnishing'),
        source: 'NRS 339.035', checked: { on: '2026-11-21', read: 'secondary sources' },
        provided: [that('the work is not on a state highway')],
        servedOn: 'principal contractor',
        late: 'the bond claim is lost',
        note: 'A claim notice is also due within 90 days after last furnishing.',
      },
      { tiers: notRemote, period: null, source: 'NRS 339.035', checked: null },
    ],
    bond_claim: [
      {
        tiers: remote,
        period: days(90, 'last_furnishing'),
        source: 'NRS 339.035', checked: { on: '2026-11-21', read: 'secondary sources' },
        servedOn: 'prime contractor',
        note: 'On state highways the period is 30 days after acceptance.',
      },
      {
        tiers: ['laborer', 'design_professional'],
        period: days(90, 'last_furnishing'),
        source: 'NRS 339.035', checked: { on: '2026-11-21', read: 'secondary sources' },
        provided: [hiredBelowContractor],
        servedOn: 'prime contractor',
        note: 'On state highways the period is 30 days after acceptance.',
      },
      {
        tiers: ['general_contractor', 'subcontractor', 'supplier_to_contractor', 'lessor_to_contractor'],
        period: null,
        source: 'NRS 339.035', checked: { on: '2026-11-21', read: 'secondary sources' },
      },
    ],
    bond_suit: [
      { tiers: others, period: years(1, 'last_furnishing'), source: 'NRS 339.035', checked: null },
      { tiers: direct, period: null, source: 'NRS 339.035', checked: null },
    ],
  },
};
