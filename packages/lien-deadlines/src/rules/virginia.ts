import type { StateRules } from '../rule.js';
import {
  days,
  daysAfterMonthOf,
  direct,
  hiredBelowContractor,
  lienAgent,
  months,
  others,
  remote,
  residential,
  that,
  years,
} from './terms.js';

export const virginia: StateRules = {
  state: 'VA',
  name: 'Virginia',
  roll: { days: 'weekend_and_holidays', scope: 'filings', source: 'Va. Code 1-210(E)' },
  private: {
    preliminary_notice: [
      { tiers: 'all', period: null, source: 'Va. Code 43-4, 43-4.01', checked: null, unsettled: true },
      {
        tiers: 'all',
        period: days(30, 'first_furnishing'),
        source: 'Va. Code 43-4.01', checked: { on: '2026-11-21', read: 'secondary sources' },
        when: [
          residential,
          lienAgent,
          that('it is a one- or two-family home with a lien agent named on the building permit'),
        ],
        lookbackDays: 0,
        servedOn: "mechanics' lien agent",
        note: 'The period runs from the permit if that is later.',
      },
    ],
    mechanics_lien: [
      {
        tiers: 'all',
        period: daysAfterMonthOf(90, 'last_furnishing'),
        source: 'Va. Code 43-4',
        checked: null,
        note: 'The lien covers no more than 150 days of work.',
      },
    ],
    lien_suit: [{ tiers: 'all', period: months(6, 'lien_recorded'), source: 'Va. Code 43-17', checked: null }],
  },
  public: {
    preliminary_notice: [{ tiers: 'all', period: null, source: 'Va. Code 2.2-4341', checked: null }],
    bond_claim: [
      {
        tiers: remote,
        period: days(90, 'last_furnishing'),
        source: 'Va. Code 2.2-4341', checked: { on: '2026-11-21', read: 'secondary sources' },
        servedOn: 'prime contractor',
        note: 'The contractor must have received it by then.',
      },
      {
        tiers: ['laborer', 'design_professional'],
        period: days(90, 'last_furnishing'),
        source: 'Va. Code 2.2-4341', checked: { on: '2026-11-21', read: 'secondary sources' },
        provided: [hiredBelowContractor],
        servedOn: 'prime contractor',
        note: 'The contractor must have received it by then.',
      },
      {
        tiers: ['general_contractor', 'subcontractor', 'supplier_to_contractor', 'lessor_to_contractor'],
        period: null,
        source: 'Va. Code 2.2-4341', checked: { on: '2026-11-21', read: 'secondary sources' },
      },
    ],
    bond_suit: [
      { tiers: others, period: years(1, 'last_furnishing'), source: 'Va. Code 2.2-4341', checked: null },
      { tiers: direct, period: null, source: 'Va. Code 2.2-4341', checked: null },
    ],
  },
};
