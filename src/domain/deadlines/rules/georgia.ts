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
    preliminary: [
      {
        tiers: remote,
        period: days(30, 'first_furnishing'),
        source: 'O.C.G.A. 44-14-361.5',
        provided: [commencementRecorded],
        orFromCommencement: true,
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
        recalled: true,
      },
      {
        tiers: ['laborer'],
        period: days(30, 'first_furnishing'),
        source: 'O.C.G.A. 44-14-361.5',
        provided: [commencementRecorded, hiredBelowContractor],
        orFromCommencement: true,
        servedOn: 'owner and contractor',
        late: 'the lien is lost',
        note: 'The reference data contain no exemption for wage earners.',
      },
    ],
    lien: [{ tiers: 'all', period: days(90, 'last_furnishing'), source: 'O.C.G.A. 44-14-361.1(a)(2)', recalled: true }],
    lienSuit: [
      { tiers: 'all', period: days(365, 'lien_recorded'), source: 'O.C.G.A. 44-14-361.1(a)(3)', recalled: true },
    ],
  },
  public: {
    preliminary: [
      {
        tiers: remote,
        period: days(30, 'first_furnishing'),
        source: 'O.C.G.A. 36-91-92 (local), 13-10-62 (state)',
        recalled: true,
        provided: [commencementRecorded],
        orFromCommencement: true,
        servedOn: 'contractor',
        late: 'the bond claim is lost',
      },
      { tiers: notRemote, period: null, source: 'O.C.G.A. 36-91-92', recalled: true },
    ],
    bondClaim: [
      {
        tiers: remote,
        period: days(90, 'last_furnishing'),
        source: 'O.C.G.A. 36-91-92',
        provided: [that('no notice of commencement was filed')],
        servedOn: 'prime contractor',
      },
      {
        tiers: ['laborer', 'design_professional'],
        period: days(90, 'last_furnishing'),
        source: 'O.C.G.A. 36-91-92',
        provided: [hiredBelowContractor, that('no notice of commencement was filed')],
        servedOn: 'prime contractor',
      },
      {
        tiers: ['general_contractor', 'subcontractor', 'supplier_to_contractor', 'lessor_to_contractor'],
        period: null,
        source: 'O.C.G.A. 36-91-92',
      },
    ],
    bondSuit: [
      { tiers: others, period: years(1, 'completion'), source: 'O.C.G.A. 36-91-92', recalled: true },
      { tiers: direct, period: null, source: 'O.C.G.A. 36-91-92', recalled: true },
    ],
  },
};
