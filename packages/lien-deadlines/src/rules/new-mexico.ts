import type { StateRules } from '../rule.js';
import {
  claimOver,
  days,
  direct,
  hiredBelowContractor,
  notHiredByOwner,
  others,
  remote,
  residential,
  that,
  unheldDate,
  years,
} from './terms.js';

export const newMexico: StateRules = {
  state: 'NM',
  name: 'New Mexico',
  roll: { days: 'weekend_and_holidays', scope: 'all', source: 'N.M. Stat. 12-2A-7' },
  private: {
    preliminary_notice: [
      {
        tiers: remote,
        period: days(60, 'first_furnishing'),
        source: 'N.M. Stat. 48-2-2.1', checked: { on: '2026-11-21', read: 'secondary sources' },
        provided: [claimOver(5000)],
        lookbackDays: 30,
        servedOn: 'owner or original contractor',
      },
      {
        tiers: ['general_contractor', 'subcontractor', 'supplier_to_contractor', 'lessor_to_contractor'],
        period: null,
        source: 'N.M. Stat. 48-2-2.1',
        checked: null,
      },
      {
        tiers: ['design_professional'],
        period: days(60, 'first_furnishing'),
        source: 'N.M. Stat. 48-2-2.1', checked: { on: '2026-11-21', read: 'secondary sources' },
        provided: [claimOver(5000), notHiredByOwner],
        lookbackDays: 30,
        servedOn: 'owner or original contractor',
      },
      {
        tiers: ['laborer'],
        period: days(60, 'first_furnishing'),
        source: 'N.M. Stat. 48-2-2.1', checked: { on: '2026-11-21', read: 'secondary sources' },
        provided: [claimOver(5000), hiredBelowContractor],
        lookbackDays: 30,
        servedOn: 'owner or original contractor',
        note: 'The reference data contain no exemption for wage earners.',
      },
      {
        tiers: [...remote, 'laborer', 'design_professional'],
        period: null,
        source: 'N.M. Stat. 48-2-2.1', checked: { on: '2026-11-21', read: 'secondary sources' },
        when: [residential, that('the building has no more than four homes')],
      },
    ],
    mechanics_lien: [
      { tiers: direct, period: days(120, 'completion'), source: 'N.M. Stat. 48-2-6', checked: null },
      { tiers: others, period: days(90, 'completion'), source: 'N.M. Stat. 48-2-6', checked: null },
    ],
    lien_suit: [{ tiers: 'all', period: years(2, 'lien_recorded'), source: 'N.M. Stat. 48-2-10', checked: null }],
  },
  public: {
    preliminary_notice: [{ tiers: 'all', period: null, source: 'N.M. Stat. 13-4-19', checked: null }],
    bond_claim: [
      {
        tiers: remote,
        period: days(90, 'last_furnishing'),
        source: 'N.M. Stat. 13-4-19', checked: { on: '2026-11-21', read: 'secondary sources' },
        servedOn: 'prime contractor',
      },
      {
        tiers: ['laborer', 'design_professional'],
        period: days(90, 'last_furnishing'),
        source: 'N.M. Stat. 13-4-19', checked: { on: '2026-11-21', read: 'secondary sources' },
        provided: [hiredBelowContractor],
        servedOn: 'prime contractor',
      },
      {
        tiers: ['general_contractor', 'subcontractor', 'supplier_to_contractor', 'lessor_to_contractor'],
        period: null,
        source: 'N.M. Stat. 13-4-19', checked: { on: '2026-11-21', read: 'secondary sources' },
      },
    ],
    bond_suit: [
      {
        tiers: others,
        period: unheldDate('final_settlement', 'within 1 year after final settlement'),
        source: 'N.M. Stat. 13-4-19',
        checked: null,
      },
      { tiers: direct, period: null, source: 'N.M. Stat. 13-4-19', checked: null },
    ],
  },
};
