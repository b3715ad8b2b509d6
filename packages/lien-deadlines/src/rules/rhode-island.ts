import type { StateRules } from '../rule.js';
import { before, days, direct, hiredBelowContractor, others, remote, years } from './terms.js';

export const rhodeIsland: StateRules = {
  state: 'RI',
  name: 'Rhode Island',
  roll: null,
  private: {
    preliminary_notice: [
      {
        tiers: direct,
        period: before('first_furnishing'),
        source: 'R.I.G.L. 34-28-4.1', checked: { on: '2026-11-21', read: 'secondary sources' },
        servedOn: 'owner and lessee',
        late: 'the lien is lost and the contractor must indemnify the owner',
        note: 'The contract may contain the notice.',
      },
      { tiers: others, period: null, source: 'R.I.G.L. 34-28-4', checked: null },
    ],
    mechanics_lien: [{ tiers: 'all', period: days(200, 'last_furnishing'), source: 'R.I.G.L. 34-28-4', checked: null }],
    lien_suit: [{ tiers: 'all', period: days(40, 'lien_recorded'), source: 'R.I.G.L. 34-28-10', checked: null }],
  },
  public: {
    preliminary_notice: [{ tiers: 'all', period: null, source: 'R.I.G.L. 37-12-2', checked: null }],
    bond_claim: [
      {
        tiers: remote,
        period: days(90, 'last_furnishing'),
        source: 'R.I.G.L. 37-12-2',
        checked: null,
        servedOn: 'prime contractor',
      },
      {
        tiers: ['laborer', 'design_professional'],
        period: days(90, 'last_furnishing'),
        source: 'R.I.G.L. 37-12-2',
        checked: null,
        provided: [hiredBelowContractor],
        servedOn: 'prime contractor',
      },
      {
        tiers: ['general_contractor', 'subcontractor', 'supplier_to_contractor', 'lessor_to_contractor'],
        period: null,
        source: 'R.I.G.L. 37-12-2',
        checked: null,
      },
    ],
    bond_suit: [
      { tiers: others, period: years(2, 'last_furnishing'), source: 'R.I.G.L. 37-12-2', checked: null },
      { tiers: direct, period: null, source: 'R.I.G.L. 37-12-2', checked: null },
    ],
  },
};
