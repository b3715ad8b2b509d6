import type { StateRules } from '../rule.js';
import { commencementRecorded, days, notRemote, remote, years } from './terms.js';

export const southDakota: StateRules = {
  state: 'SD',
  name: 'South Dakota',
  roll: null,
  private: {
    preliminary_notice: [
      {
        tiers: remote,
        period: days(60, 'last_furnishing'),
        source: 'S.D.C.L. 44-9-53', checked: { on: '2026-11-21', read: 'secondary sources' },
        provided: [commencementRecorded],
        servedOn: 'contractor, copy to owner',
        late: 'the lien is lost',
      },
      { tiers: notRemote, period: null, source: 'S.D.C.L. 44-9-53', checked: null },
    ],
    mechanics_lien: [{ tiers: 'all', period: days(120, 'last_furnishing'), source: 'S.D.C.L. 44-9-15', checked: null }],
    lien_suit: [
      {
        tiers: 'all',
        period: years(6, 'last_furnishing'),
        source: 'S.D.C.L. 44-9-24',
        checked: null,
        note: 'The period is 30 days once the owner demands suit.',
      },
    ],
  },
  public: {
    preliminary_notice: [{ tiers: 'all', period: null, source: 'S.D.C.L. 5-21, 5-22-2', checked: null }],
    bond_claim: [
      {
        tiers: ['supplier_to_contractor', 'supplier_to_subcontractor'],
        period: days(20, 'first_furnishing'),
        source: 'S.D.C.L. 5-22-2', checked: { on: '2026-11-21', read: 'secondary sources' },
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
        source: 'S.D.C.L. 5-22-2', checked: { on: '2026-11-21', read: 'secondary sources' },
      },
    ],
    bond_suit: [],
  },
};
