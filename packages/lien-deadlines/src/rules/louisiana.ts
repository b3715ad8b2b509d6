import type { StateRules } from '../rule.js';
import {
  before,
  businessDays,
  contractOver,
  days,
  daysAfterEachMonth,
  direct,
  notHiredByOwner,
  others,
  unheldDate,
  years,
} from './terms.js';

export const louisiana: StateRules = {
  state: 'LA',
  name: 'Louisiana',
  roll: null,
  private: {
    preliminary_notice: [
      {
        tiers: ['lessor_to_contractor', 'lessor_to_subcontractor'],
        period: days(30, 'first_furnishing'),
        source: 'La. R.S. 9:4804(B)', checked: { on: '2026-11-21', read: 'secondary sources' },
        lookbackDays: 0,
        servedOn: 'contractor',
        note: 'The owner is served as well if a notice of contract is on record.',
      },
      {
        tiers: ['supplier_to_subcontractor'],
        period: daysAfterEachMonth(75),
        source: 'La. R.S. 9:4804(C)', checked: { on: '2026-11-21', read: 'secondary sources' },
        servedOn: 'owner and contractor',
        late: 'the claim for that month is lost',
      },
      {
        tiers: direct,
        period: before('first_furnishing'),
        source: 'La. R.S. 9:4811', checked: { on: '2026-11-21', read: 'secondary sources' },
        provided: [contractOver(100000)],
        servedOn: 'recorder of mortgages',
        late: 'the privilege is lost',
        note: 'The notice of contract itself is recorded.',
      },
      {
        tiers: ['design_professional'],
        period: businessDays(30, 'contract_date'),
        source: 'La. R.S. 9:4802(A)(5)(b), 9:4804', checked: { on: '2026-11-21', read: 'secondary sources' },
        provided: [notHiredByOwner],
        servedOn: 'owner',
        late: 'the privilege does not arise',
        note: 'The period is thirty working days from the date of employment.',
      },
      {
        tiers: ['subcontractor', 'sub_subcontractor', 'supplier_to_contractor', 'laborer'],
        period: null,
        source: 'La. R.S. 9:4802, 9:4804',
        checked: null,
      },
    ],
    mechanics_lien: [
      {
        tiers: 'all',
        period: unheldDate(
          'completion_notice',
          'within 60 days after the notice of completion or termination is recorded',
          60,
        ),
        source: 'La. R.S. 9:4822',
        checked: null,
        note: 'For some claims the period is 30 or 70 days, or 6 or 7 months if no such notice is recorded.',
      },
    ],
    lien_suit: [{ tiers: 'all', period: years(1, 'lien_recorded'), source: 'La. R.S. 9:4823', checked: null }],
  },
  public: {
    preliminary_notice: [
      {
        tiers: ['supplier_to_subcontractor'],
        period: daysAfterEachMonth(75),
        source: 'La. R.S. 38:2242(F)', checked: { on: '2026-11-21', read: 'secondary sources' },
        servedOn: 'contractor and public entity',
        late: 'the claim for that month is lost',
      },
      {
        tiers: ['lessor_to_contractor', 'lessor_to_subcontractor'],
        period: days(10, 'first_furnishing'),
        source: 'La. R.S. 38:2242(C)', checked: { on: '2026-11-21', read: 'secondary sources' },
        servedOn: 'public entity',
        late: 'the claim is lost',
      },
      {
        tiers: [
          'general_contractor',
          'subcontractor',
          'sub_subcontractor',
          'supplier_to_contractor',
          'laborer',
          'design_professional',
        ],
        period: null,
        source: 'La. R.S. 38:2242',
        checked: null,
      },
    ],
    bond_claim: [
      {
        tiers: others,
        period: unheldDate('acceptance', 'within 45 days after acceptance is recorded', 45),
        source: 'La. R.S. 38:2242, 38:2247', checked: { on: '2026-11-21', read: 'secondary sources' },
        servedOn: 'public entity, recorder, contractor',
      },
      { tiers: direct, period: null, source: 'La. R.S. 38:2242, 38:2247', checked: { on: '2026-11-21', read: 'secondary sources' } },
    ],
    bond_suit: [
      {
        tiers: others,
        period: unheldDate('acceptance', 'within 1 year after acceptance is recorded'),
        source: 'La. R.S. 38:2242, 38:2247',
        checked: null,
      },
      { tiers: direct, period: null, source: 'La. R.S. 38:2242, 38:2247', checked: null },
    ],
  },
};
