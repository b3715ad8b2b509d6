import type { StateRules } from '../rule.js';
import {
  belowOwner,
  commencementRecorded,
  contractOver,
  days,
  direct,
  notRemote,
  notResidential,
  others,
  remote,
  residential,
  that,
  unheldDate,
  years,
} from './terms.js';

export const ohio: StateRules = {
  state: 'OH',
  name: 'Ohio',
  roll: { days: 'sunday_and_holidays', scope: 'all', source: 'R.C. 1.14' },
  private: {
    preliminary_notice: [
      {
        tiers: belowOwner,
        period: days(21, 'first_furnishing'),
        source: 'Ohio R.C. 1311.05', checked: { on: '2026-11-21', read: 'secondary sources' },
        provided: [commencementRecorded],
        laterOf: 'notice_of_commencement',
        lookbackDays: 21,
        servedOn: "owner's designee and original contractor",
      },
      {
        tiers: ['general_contractor', 'laborer', 'design_professional'],
        period: null,
        source: 'Ohio R.C. 1311.05',
        checked: null,
      },
      {
        tiers: belowOwner,
        period: null,
        source: 'Ohio R.C. 1311.05', checked: { on: '2026-11-21', read: 'secondary sources' },
        when: [residential, that('it is a one- or two-family home')],
      },
    ],
    mechanics_lien: [
      {
        tiers: 'all',
        period: days(60, 'last_furnishing'),
        source: 'Ohio R.C. 1311.06',
        checked: null,
        note: 'This is the period for residential work.',
      },
      {
        tiers: 'all',
        period: days(75, 'last_furnishing'),
        source: 'Ohio R.C. 1311.06',
        checked: null,
        when: [notResidential],
      },
    ],
    lien_suit: [{ tiers: 'all', period: years(6, 'lien_recorded'), source: 'Ohio R.C. 1311.13', checked: null }],
  },
  public: {
    preliminary_notice: [
      {
        tiers: remote,
        period: days(21, 'first_furnishing'),
        source: 'Ohio R.C. 153.56(C), 1311.261', checked: { on: '2026-11-21', read: 'secondary sources' },
        provided: [commencementRecorded, contractOver(30000)],
        lookbackDays: 21,
        servedOn: 'principal contractor',
      },
      { tiers: notRemote, period: null, source: 'Ohio R.C. 1311.261', checked: null },
    ],
    bond_claim: [
      {
        tiers: others,
        period: days(90, 'completion'),
        source: 'Ohio R.C. 153.56', checked: { on: '2026-11-21', read: 'secondary sources' },
        servedOn: 'surety',
        note: 'The statute counts from completion and acceptance; acceptance, when later, gives a later date.',
      },
      { tiers: direct, period: null, source: 'Ohio R.C. 153.56', checked: { on: '2026-11-21', read: 'secondary sources' } },
    ],
    bond_suit: [
      {
        tiers: others,
        period: unheldDate('acceptance', 'within 1 year after acceptance, and not within 60 days of the claim'),
        source: 'Ohio R.C. 153.56',
        checked: null,
      },
      { tiers: direct, period: null, source: 'Ohio R.C. 153.56', checked: null },
    ],
  },
};
