import type { StateRules } from '../rule.js';
import {
  belowOwner,
  claimOver,
  days,
  direct,
  hiredBelowContractor,
  lienAgent,
  notHiredByOwner,
  notRemote,
  others,
  remote,
  that,
  years,
} from './terms.js';

export const northCarolina: StateRules = {
  state: 'NC',
  name: 'North Carolina',
  roll: null,
  private: {
    preliminary_notice: [
      {
        tiers: [...belowOwner, 'general_contractor', 'design_professional'],
        period: days(15, 'first_furnishing'),
        source: 'N.C.G.S. 44A-11.1, 44A-11.2', checked: { on: '2026-11-21', read: 'secondary sources' },
        provided: [lienAgent],
        servedOn: 'lien agent',
        late: 'it remains effective unless a sale or mortgage of the property came first',
        note: 'The owner names a lien agent where the work costs $30,000 or more and is not on an existing owner-occupied home.',
      },
      {
        tiers: ['laborer'],
        period: days(15, 'first_furnishing'),
        source: 'N.C.G.S. 44A-11.1, 44A-11.2', checked: { on: '2026-11-21', read: 'secondary sources' },
        provided: [lienAgent, notHiredByOwner],
        servedOn: 'lien agent',
        late: 'it remains effective unless a sale or mortgage of the property came first',
        note: 'The reference data contain no exemption for wage earners.',
      },
    ],
    mechanics_lien: [{ tiers: 'all', period: days(120, 'last_furnishing'), source: 'N.C.G.S. 44A-12', checked: null }],
    lien_suit: [{ tiers: 'all', period: days(180, 'last_furnishing'), source: 'N.C.G.S. 44A-13', checked: null }],
  },
  public: {
    preliminary_notice: [
      {
        tiers: remote,
        period: days(75, 'first_furnishing'),
        source: 'N.C.G.S. 44A-27(b)',
        checked: null,
        provided: [claimOver(20000), that('the contractor handed you the project statement')],
        lookbackDays: 75,
        servedOn: 'contractor',
      },
      { tiers: notRemote, period: null, source: 'N.C.G.S. 44A-27', checked: null },
    ],
    bond_claim: [
      { tiers: remote, period: days(120, 'last_furnishing'), source: 'N.C.G.S. 44A-27', checked: { on: '2026-11-21', read: 'secondary sources' }, servedOn: 'prime contractor' },
      {
        tiers: ['laborer', 'design_professional'],
        period: days(120, 'last_furnishing'),
        source: 'N.C.G.S. 44A-27', checked: { on: '2026-11-21', read: 'secondary sources' },
        provided: [hiredBelowContractor],
        servedOn: 'prime contractor',
      },
      {
        tiers: ['general_contractor', 'subcontractor', 'supplier_to_contractor', 'lessor_to_contractor'],
        period: null,
        source: 'N.C.G.S. 44A-27', checked: { on: '2026-11-21', read: 'secondary sources' },
      },
    ],
    bond_suit: [
      { tiers: others, period: years(1, 'last_furnishing'), source: 'N.C.G.S. 44A-27', checked: null },
      { tiers: direct, period: null, source: 'N.C.G.S. 44A-27', checked: null },
    ],
  },
};
