import type { StateRules } from '../rule.js';
import { commencementRecorded, days, notRemote, remote, years } from './terms.js';

export const southDakota: StateRules = {
  state: 'SD',
  name: 'South Dakota',
  roll: null,
  private: {
    preliminary: [
      {
        tiers: remote,
        period: days(60, 'last_furnishing'),
        source: 'S.D.C.L. 44-9-53',
        provided: [commencementRecorded],
        servedOn: 'contractor, copy to owner',
        late: 'the lien is lost',
      },
      { tiers: notRemote, period: null, source: 'S.D.C.L. 44-9-53', recalled: true },
    ],
    lien: [{ tiers: 'all', period: days(120, 'last_furnishing'), source: 'S.D.C.L. 44-9-15', recalled: true }],
    lienSuit: [
      {
        tiers: 'all',
        period: years(6, 'last_furnishing'),
        source: 'S.D.C.L. 44-9-24',
        recalled: true,
        note: 'The period is 30 days once the owner demands suit.',
      },
    ],
  },
  public: {
    preliminary: [{ tiers: 'all', period: null, source: 'S.D.C.L. 5-21, 5-22-2', recalled: true }],
    bondClaim: [
      {
        tiers: ['supplier_to_contractor', 'supplier_to_subcontractor'],
        period: days(20, 'first_furnishing'),
        source: 'S.D.C.L. 5-22-2',
        servedOn: 'public body',
        late: 'the claim is not lost',
      },
      {
        tiers: [
          'general_contractor',
          'subcontractor',
          'sub_subcontractor',
          'lessor_to_contractor',
          'lessor_to_subcontractor',
          'laborer',
          'design_professional',
        ],
        period: null,
        source: 'S.D.C.L. 5-22-2',
      },
    ],
    bondSuit: [],
  },
};
