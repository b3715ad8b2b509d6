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
    preliminary_notice: [
      {
        tiers: belowOwner,
        period: days(120, 'last_furnishing'),
        source: 'Md. Real Prop. 9-104', checked: { on: '2026-11-21', read: 'secondary sources' },
        servedOn: 'owner',
        late: 'the lien is lost',
        note: "On the owner's own single-family home it must also arrive before the owner has paid in full.",
      },
      { tiers: direct, period: null, source: 'Md. Real Prop. 9-104', checked: null },
      {
        tiers: ['design_professional'],
        period: days(120, 'last_furnishing'),
        source: 'Md. Real Prop. 9-104', checked: { on: '2026-11-21', read: 'secondary sources' },
        provided: [notHiredByOwner],
        servedOn: 'owner',
        late: 'the lien is lost',
      },
      {
        tiers: ['laborer'],
        period: days(120, 'last_furnishing'),
        source: 'Md. Real Prop. 9-104', checked: { on: '2026-11-21', read: 'secondary sources' },
        provided: [notHiredByOwner],
        servedOn: 'owner',
        late: 'the lien is lost',
        note: 'The reference data contain no exemption for wage earners.',
      },
    ],
    mechanics_lien: [
      {
        tiers: 'all',
        period: days(180, 'completion'),
        source: 'Md. Real Prop. 9-105',
        checked: null,
        note: 'The claimant petitions the court for the lien.',
      },
    ],
    lien_suit: [{ tiers: 'all', period: years(1, 'lien_recorded'), source: 'Md. Real Prop. 9-109', checked: null }],
  },
  public: {
    preliminary_notice: [{ tiers: 'all', period: null, source: 'Md. State Fin. & Proc. 17-108', checked: null }],
    bond_claim: [
      {
        tiers: remote,
        period: days(90, 'last_furnishing'),
        source: 'Md. State Fin. & Proc. 17-108', checked: { on: '2026-11-21', read: 'secondary sources' },
        servedOn: 'prime contractor',
      },
      {
        tiers: ['laborer', 'design_professional'],
        period: days(90, 'last_furnishing'),
        source: 'Md. State Fin. & Proc. 17-108', checked: { on: '2026-11-21', read: 'secondary sources' },
        provided: [hiredBelowContractor],
        servedOn: 'prime contractor',
      },
      {
        tiers: ['general_contractor', 'subcontractor', 'supplier_to_contractor', 'lessor_to_contractor'],
        period: null,
        source: 'Md. State Fin. & Proc. 17-108', checked: { on: '2026-11-21', read: 'secondary sources' },
      },
    ],
    bond_suit: [
      {
        tiers: others,
        period: unheldDate('acceptance', 'within 1 year after acceptance'),
        source: 'Md. State Fin. & Proc. 17-108',
        checked: null,
      },
      { tiers: direct, period: null, source: 'Md. State Fin. & Proc. 17-108', checked: null },
    ],
  },
};
