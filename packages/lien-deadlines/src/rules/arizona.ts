import type { StateRules } from '../rule.js';
import { belowOwner, days, direct, hiredBelowContractor, months, notRemote, others, remote, years } from './terms.js';

export const arizona: StateRules = {
  state: 'AZ',
  name: 'Arizona',
  roll: { days: 'sunday_and_holidays', scope: 'all', source: 'A.R.S. 1-243 with 1-301' },
  private: {
    preliminary_notice: [
      {
        tiers: [...belowOwner, 'general_contractor', 'design_professional'],
        period: days(20, 'first_furnishing'),
        source: 'A.R.S. 33-992.01', checked: { on: '2026-11-21', read: 'secondary sources' },
        lookbackDays: 20,
        servedOn: 'owner, original contractor, construction lender, hiring party',
        note: 'A further notice is due once the price exceeds the estimate in the first notice by 20 percent.',
      },
      { tiers: ['laborer'], period: null, source: 'A.R.S. 33-992.01(B)', checked: null },
    ],
    mechanics_lien: [
      {
        tiers: 'all',
        period: days(120, 'completion'),
        source: 'A.R.S. 33-993',
        checked: null,
        note: 'After a recorded notice of completion the period is 60 days from that notice.',
      },
    ],
    lien_suit: [{ tiers: 'all', period: months(6, 'lien_recorded'), source: 'A.R.S. 33-998', checked: null }],
  },
  public: {
    preliminary_notice: [
      {
        tiers: remote,
        period: days(20, 'first_furnishing'),
        source: 'A.R.S. 34-223(A)', checked: { on: '2026-11-21', read: 'secondary sources' },
        lookbackDays: 20,
        servedOn: 'contractor',
        note: 'A claim notice is also due within 90 days after last furnishing.',
      },
      { tiers: notRemote, period: null, source: 'A.R.S. 34-223(A)', checked: null },
    ],
    bond_claim: [
      {
        tiers: remote,
        period: days(90, 'last_furnishing'),
        source: 'A.R.S. 34-223', checked: { on: '2026-11-21', read: 'secondary sources' },
        servedOn: 'prime contractor',
        note: 'It must be sent with proof of delivery by a third party.',
      },
      {
        tiers: ['laborer', 'design_professional'],
        period: days(90, 'last_furnishing'),
        source: 'A.R.S. 34-223', checked: { on: '2026-11-21', read: 'secondary sources' },
        provided: [hiredBelowContractor],
        servedOn: 'prime contractor',
        note: 'It must be sent with proof of delivery by a third party.',
      },
      {
        tiers: ['general_contractor', 'subcontractor', 'supplier_to_contractor', 'lessor_to_contractor'],
        period: null,
        source: 'A.R.S. 34-223', checked: { on: '2026-11-21', read: 'secondary sources' },
      },
    ],
    bond_suit: [
      { tiers: others, period: years(1, 'last_furnishing'), source: 'A.R.S. 34-223', checked: null },
      { tiers: direct, period: null, source: 'A.R.S. 34-223', checked: null },
    ],
  },
};
