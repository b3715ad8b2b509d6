import type { StateRules } from '../rule.js';
import {
  belowOwner,
  days,
  direct,
  hiredBelowContractor,
  notHiredByOwner,
  notRemote,
  others,
  remote,
  unheldDate,
  years,
} from './terms.js';

export const michigan: StateRules = {
  state: 'MI',
  name: 'Michigan',
  roll: { days: 'weekend_and_holidays', scope: 'all', source: 'MCL 8.6' },
  private: {
    preliminary_notice: [
      {
        tiers: belowOwner,
        period: days(20, 'first_furnishing'),
        source: 'MCL 570.1109', checked: { on: '2026-11-21', read: 'secondary sources' },
        servedOn: "owner's designee and general contractor",
        late: 'the lien is reduced by the payments already made',
        note: 'The period may start later if the notice of commencement was not recorded or not provided.',
      },
      { tiers: direct, period: null, source: 'MCL 570.1109', checked: null },
      {
        tiers: ['laborer'],
        period: unheldDate('wages_due', 'within 30 days after the wages fell due', 30),
        source: 'MCL 570.1109', checked: { on: '2026-11-21', read: 'secondary sources' },
      },
      {
        tiers: ['design_professional'],
        period: days(20, 'first_furnishing'),
        source: 'MCL 570.1109', checked: { on: '2026-11-21', read: 'secondary sources' },
        provided: [notHiredByOwner],
        servedOn: "owner's designee and general contractor",
        late: 'the lien is reduced by the payments already made',
      },
    ],
    mechanics_lien: [{ tiers: 'all', period: days(90, 'last_furnishing'), source: 'MCL 570.1111', checked: null }],
    lien_suit: [{ tiers: 'all', period: years(1, 'lien_recorded'), source: 'MCL 570.1117', checked: null }],
  },
  public: {
    preliminary_notice: [
      {
        tiers: remote,
        period: days(30, 'first_furnishing'),
        source: 'MCL 129.207', checked: { on: '2026-11-21', read: 'secondary sources' },
        servedOn: 'principal contractor',
        late: 'the bond claim is lost',
        note: 'A claim notice is also due within 90 days after last furnishing.',
      },
      { tiers: notRemote, period: null, source: 'MCL 129.207', checked: null },
    ],
    bond_claim: [
      {
        tiers: remote,
        period: days(90, 'last_furnishing'),
        source: 'MCL 129.207', checked: { on: '2026-11-21', read: 'secondary sources' },
        servedOn: 'principal contractor and public body',
        note: 'On highway work the period is 60 days.',
      },
      {
        tiers: ['laborer', 'design_professional'],
        period: days(90, 'last_furnishing'),
        source: 'MCL 129.207', checked: { on: '2026-11-21', read: 'secondary sources' },
        provided: [hiredBelowContractor],
        servedOn: 'principal contractor and public body',
        note: 'On highway work the period is 60 days.',
      },
      {
        tiers: ['general_contractor', 'subcontractor', 'supplier_to_contractor', 'lessor_to_contractor'],
        period: null,
        source: 'MCL 129.207', checked: { on: '2026-11-21', read: 'secondary sources' },
      },
    ],
    bond_suit: [
      {
        tiers: others,
        period: unheldDate('final_payment', 'within 1 year after final payment'),
        source: 'MCL 129.207',
        checked: null,
      },
      { tiers: direct, period: null, source: 'MCL 129.207', checked: null },
    ],
  },
};
