import type { StateRules } from '../rule.js';
import { days, direct, hiredBelowContractor, months, others, remote, years } from './terms.js';

export const southCarolina: StateRules = {
  state: 'SC',
  name: 'South Carolina',
  roll: null,
  private: {
    preliminary_notice: [
      {
        tiers: 'all',
        period: null,
        source: 'S.C. Code 29-5-20, 29-5-23',
        checked: null,
        note: 'Where the contractor recorded a notice of commencement, those hired by a subcontractor should send a notice of furnishing early: payments made before it reduce their lien.',
      },
    ],
    mechanics_lien: [{ tiers: 'all', period: days(90, 'last_furnishing'), source: 'S.C. Code 29-5-90', checked: null }],
    lien_suit: [{ tiers: 'all', period: months(6, 'last_furnishing'), source: 'S.C. Code 29-5-120', checked: null }],
  },
  public: {
    preliminary_notice: [{ tiers: 'all', period: null, source: 'S.C. Code 29-5-440, 11-35-3030, 57-5-1660', checked: null }],
    bond_claim: [
      {
        tiers: remote,
        period: days(90, 'last_furnishing'),
        source: 'S.C. Code 29-5-440', checked: { on: '2026-11-21', read: 'secondary sources' },
        servedOn: 'prime contractor',
        note: 'Local bonds may also ask for an early notice of furnishing.',
      },
      {
        tiers: ['laborer', 'design_professional'],
        period: days(90, 'last_furnishing'),
        source: 'S.C. Code 29-5-440', checked: { on: '2026-11-21', read: 'secondary sources' },
        provided: [hiredBelowContractor],
        servedOn: 'prime contractor',
        note: 'Local bonds may also ask for an early notice of furnishing.',
      },
      {
        tiers: ['general_contractor', 'subcontractor', 'supplier_to_contractor', 'lessor_to_contractor'],
        period: null,
        source: 'S.C. Code 29-5-440', checked: { on: '2026-11-21', read: 'secondary sources' },
      },
    ],
    bond_suit: [
      { tiers: others, period: years(1, 'last_furnishing'), source: 'S.C. Code 29-5-440', checked: null },
      { tiers: direct, period: null, source: 'S.C. Code 29-5-440', checked: null },
    ],
  },
};
