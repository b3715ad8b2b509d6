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
    preliminary: [
      {
        tiers: belowOwner,
        period: days(21, 'first_furnishing'),
        source: 'Ohio R.C. 1311.05',
        provided: [commencementRecorded],
        orFromCommencement: true,
        lookbackDays: 21,
        servedOn: "owner's designee and original contractor",
      },
      {
        tiers: ['general_contractor', 'laborer', 'design_professional'],
        period: null,
        source: 'Ohio R.C. 1311.05',
        recalled: true,
      },
      {
        tiers: belowOwner,
        period: null,
        source: 'Ohio R.C. 1311.05',
        when: [residential, that('it is a one- or two-family home')],
      },
    ],
    lien: [
      {
        tiers: 'all',
        period: days(60, 'last_furnishing'),
        source: 'Ohio R.C. 1311.06',
        recalled: true,
        note: 'This is the period for residential work.',
      },
      {
        tiers: 'all',
        period: days(75, 'last_furnishing'),
        source: 'Ohio R.C. 1311.06',
        recalled: true,
        when: [notResidential],
      },
    ],
    lienSuit: [{ tiers: 'all', period: years(6, 'lien_recorded'), source: 'Ohio R.C. 1311.13', recalled: true }],
  },
  public: {
    preliminary: [
      {
        tiers: remote,
        period: days(21, 'first_furnishing'),
        source: 'Ohio R.C. 153.56(C), 1311.261',
        provided: [commencementRecorded, contractOver(30000)],
        lookbackDays: 21,
        servedOn: 'principal contractor',
      },
      { tiers: notRemote, period: null, source: 'Ohio R.C. 1311.261', recalled: true },
    ],
    bondClaim: [
      {
        tiers: others,
        period: days(90, 'completion'),
        source: 'Ohio R.C. 153.56',
        servedOn: 'surety',
        note: 'The statute counts from completion and acceptance; acceptance, when later, gives a later date.',
      },
      { tiers: direct, period: null, source: 'Ohio R.C. 153.56' },
    ],
    bondSuit: [
      {
        tiers: others,
        period: unheldDate('acceptance', 'within 1 year after acceptance, and not within 60 days of the claim'),
        source: 'Ohio R.C. 153.56',
        recalled: true,
      },
      { tiers: direct, period: null, source: 'Ohio R.C. 153.56', recalled: true },
    ],
  },
};
