import type { StateRules } from '../rule.js';
import {
  belowSecondTier,
  bondInDoubt,
  bounded,
  days,
  direct,
  earliest,
  extended,
  hiredBelowContractor,
  months,
  others,
  read,
  remote,
  supplierInDoubt,
  suppliersChart,
  unranked,
  upToFirstTier,
  years,
} from './terms.js';

const textOf = (section: string) => read(`text of AS ${section} in the public copy of the Alaska Statutes`);

const bondClaim = {
  period: days(90, 'last_furnishing'),
  source: 'AS 36.25.020(b)',
  checked: textOf('36.25.020'),
  servedOn: 'prime contractor',
  receipt: true,
  late: 'the claim on the payment bond is lost',
  note: 'The notice goes by registered mail or is served like a summons, and the contractor should have it in hand by then.',
} as const;

export const alaska: StateRules = {
  state: 'AK',
  name: 'Alaska',
  roll: { days: 'sunday_and_holidays', scope: 'all', source: 'AS 01.10.080, 44.12.010' },
  holidays: [
    { name: 'Presidents’ Day', month: 2, weekday: 1, nth: 3 },
    { name: 'Seward’s Day', month: 3, weekday: 1, nth: -1 },
    { name: 'Alaska Day', on: '10-18' },
    { name: 'Veterans Day', on: '11-11' },
  ],
  holidaySource: 'AS 44.12.010',
  names: { preliminary_notice: 'Notice of Right to Lien', mechanics_lien: 'Claim of Lien' },
  standing: {
    private: [
      supplierInDoubt('Alaska', 'AS 34.35.050, 34.35.120', suppliersChart),
      belowSecondTier({
        right: null,
        reason: 'Alaska law may end with those whom a first-tier subcontractor hired',
        source: 'AS 34.35.050, 34.35.120',
        checked: read('summary by levy-law.com and guide by levelset.com', '2026-11-29'),
      }),
    ],
    public: [
      bondInDoubt('AS 36.25.020', suppliersChart),
      belowSecondTier({
        right: null,
        reason: 'the payment bond may protect only those whom the contractor or a first-tier subcontractor hired',
        source: 'AS 36.25.020',
        checked: null,
      }),
    ],
  },
  private: {
    preliminary_notice: [
      {
        tiers: 'all',
        period: null,
        source: 'AS 34.35.064, 34.35.068(b)',
        checked: textOf('34.35.068'),
        note: 'A Notice of Right to Lien is voluntary. Given to the owner and recorded before the work, it makes the owner announce a notice of completion and keeps the full 120 days for the claim of lien.',
      },
    ],
    mechanics_lien: [
      {
        tiers: 'all',
        period: earliest(days(120, 'last_furnishing'), days(15, 'notice_of_completion')),
        source: 'AS 34.35.068',
        checked: textOf('34.35.068'),
        late: 'the lien is lost',
        note: 'The 120 days run from the end of your own contract or work. Once the owner records a notice of completion, 15 days remain; a Notice of Right to Lien recorded before or within these 15 days keeps the 120 days.',
      },
    ],
    lien_suit: [
      {
        tiers: 'all',
        period: months(6, 'lien_recorded'),
        source: 'AS 34.35.080(a)',
        checked: textOf('34.35.080'),
        roll: null,
        late: 'the lien can no longer be enforced',
        note: 'The statute limits how long the lien itself lasts, so the date does not move off a weekend or holiday. An extension notice, recorded in the same office within these six months, gives six more months from its recording.',
      },
      {
        tiers: 'all',
        period: months(6, 'extension'),
        source: 'AS 34.35.080(a)',
        checked: textOf('34.35.080'),
        when: [extended(months(6, 'lien_recorded'))],
        roll: null,
        late: 'the lien can no longer be enforced',
      },
    ],
  },
  public: {
    preliminary_notice: [
      {
        tiers: 'all',
        period: null,
        source: 'AS 36.25.020',
        checked: textOf('36.25.020'),
        documentName: 'preliminary notice',
      },
    ],
    bond_claim: [
      { ...bondClaim, tiers: remote },
      { ...bondClaim, tiers: unranked, provided: [hiredBelowContractor] },
      { tiers: upToFirstTier, period: null, source: 'AS 36.25.020', checked: textOf('36.25.020') },
    ],
    bond_suit: [
      {
        tiers: others,
        period: bounded(years(1, 'final_settlement'), years(1, 'last_furnishing')),
        source: 'AS 36.25.020(c)',
        checked: textOf('36.25.020'),
        late: 'the claim on the payment bond is lost',
        note: 'The suit may be filed once 90 days have passed since your last furnishing. A suit within a year after your last furnishing is surely in time.',
      },
      { tiers: direct, period: null, source: 'AS 36.25.020', checked: textOf('36.25.020') },
    ],
  },
};
