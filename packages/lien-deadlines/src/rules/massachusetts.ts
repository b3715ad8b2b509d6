import type { StateRules } from '../rule.js';
import { days, direct, hiredBelowContractor, notRemote, others, remote, that, unheldDate, years } from './terms.js';

export const massachusetts: StateRules = {
  state: 'MA',
  name: 'Massachusetts',
  roll: null,
  private: {
    preliminary_notice: [
      {
        tiers: remote,
        period: days(30, 'first_furnishing'),
        source: 'Mass. G.L. c.254 s.4', checked: { on: '2026-11-21', read: 'secondary sources' },
        servedOn: 'general contractor',
        late: 'the lien is limited, not lost',
      },
      { tiers: notRemote, period: null, source: 'Mass. G.L. c.254 ss.2, 4', checked: null },
    ],
    mechanics_lien: [
      {
        tiers: 'all',
        period: days(90, 'last_furnishing'),
        source: 'Mass. G.L. c.254 ss.2, 4, 8',
        checked: null,
        note: 'This is the notice of contract; the statement of account follows within 30 days.',
      },
    ],
    lien_suit: [
      {
        tiers: 'all',
        period: unheldDate('account_recorded', 'within 90 days after the statement of account is recorded', 90),
        source: 'Mass. G.L. c.254 s.11',
        checked: null,
      },
    ],
  },
  public: {
    preliminary_notice: [
      { tiers: 'all', period: null, source: 'Mass. G.L. c.149 s.29', checked: null },
      {
        tiers: ['supplier_to_subcontractor'],
        period: unheldDate('order_date', 'within 20 days after the order for the materials was received', 20),
        source: 'Mass. G.L. c.149 s.29', checked: { on: '2026-11-21', read: 'secondary sources' },
        when: [that('you furnish specially fabricated materials')],
        servedOn: 'prime contractor',
      },
    ],
    bond_claim: [
      {
        tiers: remote,
        period: days(65, 'last_furnishing'),
        source: 'Mass. G.L. c.149 s.29', checked: { on: '2026-11-21', read: 'secondary sources' },
        servedOn: 'prime contractor',
      },
      {
        tiers: ['laborer', 'design_professional'],
        period: days(65, 'last_furnishing'),
        source: 'Mass. G.L. c.149 s.29', checked: { on: '2026-11-21', read: 'secondary sources' },
        provided: [hiredBelowContractor],
        servedOn: 'prime contractor',
      },
      {
        tiers: ['general_contractor', 'subcontractor', 'supplier_to_contractor', 'lessor_to_contractor'],
        period: null,
        source: 'Mass. G.L. c.149 s.29', checked: { on: '2026-11-21', read: 'secondary sources' },
      },
    ],
    bond_suit: [
      { tiers: others, period: years(1, 'last_furnishing'), source: 'Mass. G.L. c.149 s.29', checked: null },
      { tiers: direct, period: null, source: 'Mass. G.L. c.149 s.29', checked: null },
    ],
  },
};
