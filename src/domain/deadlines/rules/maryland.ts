import type { StateRules } from '../rule.js';
import {
  belowOwner,
  days,
  direct,
  hiredBelowContractor,
  notHiredByOwner,
  others,
  remote,
  unheldDate,
  years,
} from './terms.js';

export const maryland: StateRules = {
  state: 'MD',
  name: 'Maryland',
  roll: null,
  private: {
    preliminary: [
      {
        tiers: belowOwner,
        period: days(120, 'last_furnishing'),
        source: 'Md. Real Prop. 9-104',
        servedOn: 'owner',
        late: 'the lien is lost',
        note: "On the owner's own single-family home it must also arrive before the owner has paid in full.",
      },
      { tiers: direct, period: null, source: 'Md. Real Prop. 9-104', recalled: true },
      {
        tiers: ['design_professional'],
        period: days(120, 'last_furnishing'),
        source: 'Md. Real Prop. 9-104',
        provided: [notHiredByOwner],
        servedOn: 'owner',
        late: 'the lien is lost',
      },
      {
        tiers: ['laborer'],
        period: days(120, 'last_furnishing'),
        source: 'Md. Real Prop. 9-104',
        provided: [notHiredByOwner],
        servedOn: 'owner',
        late: 'the lien is lost',
        note: 'The reference data contain no exemption for wage earners.',
      },
    ],
    lien: [
      {
        tiers: 'all',
        period: days(180, 'completion'),
        source: 'Md. Real Prop. 9-105',
        recalled: true,
        note: 'The claimant petitions the court for the lien.',
      },
    ],
    lienSuit: [{ tiers: 'all', period: years(1, 'lien_recorded'), source: 'Md. Real Prop. 9-109', recalled: true }],
  },
  public: {
    preliminary: [{ tiers: 'all', period: null, source: 'Md. State Fin. & Proc. 17-108', recalled: true }],
    bondClaim: [
      {
        tiers: remote,
        period: days(90, 'last_furnishing'),
        source: 'Md. State Fin. & Proc. 17-108',
        servedOn: 'prime contractor',
      },
      {
        tiers: ['laborer', 'design_professional'],
        period: days(90, 'last_furnishing'),
        source: 'Md. State Fin. & Proc. 17-108',
        provided: [hiredBelowContractor],
        servedOn: 'prime contractor',
      },
      {
        tiers: ['general_contractor', 'subcontractor', 'supplier_to_contractor', 'lessor_to_contractor'],
        period: null,
        source: 'Md. State Fin. & Proc. 17-108',
      },
    ],
    bondSuit: [
      {
        tiers: others,
        period: unheldDate('acceptance', 'within 1 year after acceptance'),
        source: 'Md. State Fin. & Proc. 17-108',
        recalled: true,
      },
      { tiers: direct, period: null, source: 'Md. State Fin. & Proc. 17-108', recalled: true },
    ],
  },
};
