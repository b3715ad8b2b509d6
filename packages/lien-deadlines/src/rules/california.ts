import type { StateRules } from '../rule.js';
import { belowOwner, days, direct, lender, notRemote, others, remote, that, unheldDate } from './terms.js';

export const california: StateRules = {
  state: 'CA',
  name: 'California',
  roll: { days: 'weekend_and_holidays', scope: 'all', source: 'Code Civ. Proc. 12, 12a' },
  private: {
    preliminary_notice: [
      {
        tiers: belowOwner,
        period: days(20, 'first_furnishing'),
        source: 'Cal. Civ. Code 8200, 8204(a)', checked: { on: '2026-11-21', read: 'secondary sources' },
        lookbackDays: 20,
        servedOn: 'owner (or reputed), direct contractor, construction lender',
      },
      {
        tiers: direct,
        period: days(20, 'first_furnishing'),
        source: 'Cal. Civ. Code 8200(e), 8204(a)',
        checked: null,
        provided: [lender],
        lookbackDays: 20,
        servedOn: 'construction lender',
      },
      { tiers: ['laborer'], period: null, source: 'Cal. Civ. Code 8200(e)', checked: null },
      {
        tiers: ['design_professional'],
        period: unheldDate('project_commencement', 'within 20 days after the work of improvement itself begins', 20),
        source: 'Cal. Civ. Code 8204(b)', checked: { on: '2026-11-21', read: 'secondary sources' },
        note: 'Design done before the work begins does not start the period.',
      },
    ],
    mechanics_lien: [
      {
        tiers: direct,
        period: days(90, 'completion'),
        source: 'Cal. Civ. Code 8412, 8414',
        checked: null,
        note: 'After a recorded notice of completion or cessation the period is 60 days from that notice.',
      },
      {
        tiers: others,
        period: days(90, 'completion'),
        source: 'Cal. Civ. Code 8412, 8414',
        checked: null,
        note: 'After a recorded notice of completion or cessation the period is 30 days from that notice.',
      },
    ],
    lien_suit: [{ tiers: 'all', period: days(90, 'lien_recorded'), source: 'Cal. Civ. Code 8460', checked: null }],
  },
  public: {
    preliminary_notice: [
      {
        tiers: remote,
        period: days(20, 'first_furnishing'),
        source: 'Cal. Civ. Code 9300, 9303, 9304',
        checked: null,
        lookbackDays: 20,
        servedOn: 'public entity and direct contractor',
      },
      { tiers: notRemote, period: null, source: 'Cal. Civ. Code 9300', checked: null },
    ],
    bond_claim: [
      {
        tiers: others,
        period: days(75, 'completion'),
        source: 'Cal. Civ. Code 9560',
        checked: null,
        provided: [that('you did not serve the 20-day preliminary notice')],
        servedOn: 'surety and bond principal',
        note: 'After a recorded completion the period is 15 days from that record.',
      },
      { tiers: direct, period: null, source: 'Cal. Civ. Code 9560', checked: null },
    ],
    bond_suit: [
      {
        tiers: others,
        period: unheldDate('claim_period_end', 'within 6 months after the period for stop payment notices ends'),
        source: 'Cal. Civ. Code 9560',
        checked: null,
      },
      { tiers: direct, period: null, source: 'Cal. Civ. Code 9560', checked: null },
    ],
  },
};
