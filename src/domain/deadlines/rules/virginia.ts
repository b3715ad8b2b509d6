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
    preliminary: [
      { tiers: 'all', period: null, source: 'Va. Code 43-4, 43-4.01', recalled: true, unsettled: true },
      {
        tiers: 'all',
        period: days(30, 'first_furnishing'),
        source: 'Va. Code 43-4.01',
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
    lien: [
      {
        tiers: 'all',
        period: daysAfterMonthOf(90, 'last_furnishing'),
        source: 'Va. Code 43-4',
        recalled: true,
        note: 'The lien covers no more than 150 days of work.',
      },
    ],
    lienSuit: [{ tiers: 'all', period: months(6, 'lien_recorded'), source: 'Va. Code 43-17', recalled: true }],
  },
  public: {
    preliminary: [{ tiers: 'all', period: null, source: 'Va. Code 2.2-4341', recalled: true }],
    bondClaim: [
      {
        tiers: remote,
        period: days(90, 'last_furnishing'),
        source: 'Va. Code 2.2-4341',
        servedOn: 'prime contractor',
        note: 'The contractor must have received it by then.',
      },
      {
        tiers: ['laborer', 'design_professional'],
        period: days(90, 'last_furnishing'),
        source: 'Va. Code 2.2-4341',
        provided: [hiredBelowContractor],
        servedOn: 'prime contractor',
        note: 'The contractor must have received it by then.',
      },
      {
        tiers: ['general_contractor', 'subcontractor', 'supplier_to_contractor', 'lessor_to_contractor'],
        period: null,
        source: 'Va. Code 2.2-4341',
      },
    ],
    bondSuit: [
      { tiers: others, period: years(1, 'last_furnishing'), source: 'Va. Code 2.2-4341', recalled: true },
      { tiers: direct, period: null, source: 'Va. Code 2.2-4341', recalled: true },
    ],
  },
};
