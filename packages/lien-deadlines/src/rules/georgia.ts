import type { StateRules } from '../rule.js';
import {
  commencementRecorded,
  days,
  direct,
  hiredBelowContractor,
  notRemote,
  others,
  remote,
  that,
  years,
} from './terms.js';

export const georgia: StateRules = {
  state: 'GA',
  name: 'Georgia',
  roll: null,
  private: {
    preliminary_notice: [
      {
        tiers: remote,
        period: days(30, 'first_furnishing'),
        source: 'O.C.G.A. 44-14-361.5', checked: { on: '2026-11-21', read: 'secondary sources' },
        provided: [commencementRecorded],
        laterOf: 'notice_of_commencement',
        servedOn: 'owner and contractor',
        late: 'the lien is lost',
      },
      {
        tiers: [
          'general_contractor',
          'subcontractor',
          'supplier_to_contractor',
          'lessor_to_contractor',
          'design_professional',
        ],
        period: null,
        source: 'O.C.G.A. 44-14-361.5',
        checked: null,
      },
      {
        tiers: ['laborer'],
        period: days(30, 'first_furnishing'),
        source: 'O.C.G.A. 44-14-361.5', checked: { on: '2026-11-21', read: 'secondary sources' },
        provided: [commencementRecorded, hiredBelowContractor],
        laterOf: 'notice_of_commencement',
        servedOn: 'owner and contractor',
        late: 'the lien is lost',
        note: 'The reference data contain no exemption for wage earners.',
      },
    ],
    mechanics_lien: [{ tiers: 'all', period: days(90, 'last_furnishing'), source: 'O.C.G.A. 44-14-361.1(a)(2)', checked: null }],
    lien_suit: [
      { tiers: 'all', period: days(365, 'lien_recorded'), source: 'O.C.G.A. 44-14-361.1(a)(3)', checked: null },
    ],
  },
  public: {
    preliminary_notice: [
      {
        tiers: remote,
        period: days(30, 'first_furnishing'),
        source: 'O.C.G.A. 36-91-92 (local), 13-10-62 (state)',
        checked: null,
        provided: [commencementRecorded],
        laterOf: 'notice_of_commencement',
        servedOn: 'contractor',
        late: 'the bond claim is lost',
      },
      { tiers: notRemote, period: null, source: 'O.C.G.A. 36-91-92', checked: null },
    ],
    bond_claim: [
      {
        tiers: remote,
        period: days(90, 'last_furnishing'),
        source: 'O.C.G.A. 36-91-92', checked: { on: '2026-11-21', read: 'secondary sources' },
        provided: [that('no notice of commencement was filed')],
        servedOn: 'prime contractor',
      },
      {
        tiers: ['laborer', 'design_professional'],
        period: days(90, 'last_furnishing'),
        source: 'O.C.G.A. 36-91-92', checked: { on: '2026-11-21', read: 'secondary sources' },
        provided: [hiredBelowContractor, that('no notice of commencement was filed')],
        servedOn: 'prime contractor',
      },
      {
        tiers: ['general_contractor', 'subcontractor', 'supplier_to_contractor', 'lessor_to_contractor'],
        period: null,
        source: 'O.C.G.A. 36-91-92', checked: { on: '2026-11-21', read: 'secondary sources' },
      },
    ],
    bond_suit: [
      { tiers: others, period: years(1, 'completion'), source: 'O.C.G.A. 36-91-92', checked: null },
      { tiers: direct, period: null, source: 'O.C.G.A. 36-91-92', checked: null },
    ],
  },
};
