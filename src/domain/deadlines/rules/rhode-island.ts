import type { StateRules } from '../rule.js';
import { before, days, direct, hiredBelowContractor, others, remote, years } from './terms.js';

export const rhodeIsland: StateRules = {
  state: 'RI',
  name: 'Rhode Island',
  roll: null,
  private: {
    preliminary: [
      {
        tiers: direct,
        period: before('first_furnishing'),
        source: 'R.I.G.L. 34-28-4.1',
        servedOn: 'owner and lessee',
        late: 'the lien is lost and the contractor must indemnify the owner',
        note: 'The contract may contain the notice.',
      },
      { tiers: others, period: null, source: 'R.I.G.L. 34-28-4', recalled: true },
    ],
    lien: [{ tiers: 'all', period: days(200, 'last_furnishing'), source: 'R.I.G.L. 34-28-4', recalled: true }],
    lienSuit: [{ tiers: 'all', period: days(40, 'lien_recorded'), source: 'R.I.G.L. 34-28-10', recalled: true }],
  },
  public: {
    preliminary: [{ tiers: 'all', period: null, source: 'R.I.G.L. 37-12-2', recalled: true }],
    bondClaim: [
      {
        tiers: remote,
        period: days(90, 'last_furnishing'),
        source: 'R.I.G.L. 37-12-2',
        recalled: true,
        servedOn: 'prime contractor',
      },
      {
        tiers: ['laborer', 'design_professional'],
        period: days(90, 'last_furnishing'),
        source: 'R.I.G.L. 37-12-2',
        recalled: true,
        provided: [hiredBelowContractor],
        servedOn: 'prime contractor',
      },
      {
        tiers: ['general_contractor', 'subcontractor', 'supplier_to_contractor', 'lessor_to_contractor'],
        period: null,
        source: 'R.I.G.L. 37-12-2',
        recalled: true,
      },
    ],
    bondSuit: [
      { tiers: others, period: years(2, 'last_furnishing'), source: 'R.I.G.L. 37-12-2', recalled: true },
      { tiers: direct, period: null, source: 'R.I.G.L. 37-12-2', recalled: true },
    ],
  },
};
