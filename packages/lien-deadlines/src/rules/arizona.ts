import type { StateRules } from '../rule.js';
import {
  belowOwner,
  belowSecondTier,
  bondInDoubt,
  days,
  direct,
  earliest,
  hiredBelowContractor,
  lender,
  months,
  noSupplierToSupplier,
  notHiredByOwner,
  notInWriting,
  others,
  ownerOccupiedHome,
  read,
  remote,
  suppliersChart,
  unitsAtMost,
  unranked,
  upToFirstTier,
  years,
} from './terms.js';

const text992 = read('text of A.R.S. 33-992.01 at law.justia.com and summary by Jaburg Wilk at jdsupra.com');
const text223 = read('text of A.R.S. 34-223 at instalawyer.io');
const text1055 = read('text of A.R.S. 33-1055 and 33-1063 at legalfix.com and guide by nacmsts.com');

const untilLien = earliest(days(120, 'completion'), days(60, 'notice_of_completion'));

const stopNotice = {
  period: untilLien,
  source: 'A.R.S. 33-1054 to 33-1056, 33-993',
  checked: text1055,
  note: 'The notice is optional, a remedy of its own beside the lien: it binds the money that is not yet paid out. Within 30 days after a written demand for the notice you must serve it or lose it. Suit on it is due within three months after the last day for the lien (33-1063).',
} as const;

const onBond = {
  period: days(20, 'first_furnishing'),
  source: 'A.R.S. 34-223(A)(1)',
  checked: text223,
  lookbackDays: 20,
  servedOn: 'contractor',
  note: 'A claim notice is due within 90 days after last furnishing as well.',
} as const;
const claim = {
  period: days(90, 'last_furnishing'),
  source: 'A.R.S. 34-223(A)(2)',
  checked: text223,
  servedOn: 'prime contractor',
  receipt: true,
  late: 'the claim on the payment bond is lost',
  note: 'Send it by a means that gives proof of delivery by a third party.',
} as const;

export const arizona: StateRules = {
  state: 'AZ',
  name: 'Arizona',
  roll: { days: 'sunday_and_holidays', scope: 'all', source: 'A.R.S. 1-243, 1-301' },
  holidays: [
    { name: 'Presidents’ Day', month: 2, weekday: 1, nth: 3 },
    { name: 'Columbus Day', month: 10, weekday: 1, nth: 2 },
    { name: 'Veterans Day', on: '11-11' },
  ],
  holidaySource: 'A.R.S. 1-301',
  names: {
    preliminary_notice: 'Preliminary Twenty Day Notice',
    stop_payment_notice: 'Stop Notice',
    mechanics_lien: 'Notice and Claim of Lien',
  },
  standing: {
    private: [
      {
        tiers: others,
        when: [ownerOccupiedHome, unitsAtMost(2), notHiredByOwner],
        right: false,
        reason:
          'on a home for one or two families whose owner lives or will live there, only those with a written contract with that owner have one',
        source: 'A.R.S. 33-1002(B)',
        checked: read('text of A.R.S. 33-1002 at azleg.gov'),
      },
      {
        tiers: direct,
        when: [ownerOccupiedHome, unitsAtMost(2), notInWriting],
        right: false,
        reason:
          'on a home for one or two families whose owner lives or will live there, only those with a written contract with that owner have one',
        source: 'A.R.S. 33-1002(B)',
        checked: read('text of A.R.S. 33-1002 at azleg.gov'),
      },
      noSupplierToSupplier(
        'Arizona',
        'A.R.S. 33-981(B)',
        read('guide by lienitnow.com and summary at testars.dreamhosters.com'),
      ),
      belowSecondTier({
        right: null,
        reason: 'Arizona law may end with those whom a first-tier subcontractor hired',
        source: 'A.R.S. 33-981(B)',
        checked: read('summary by levy-law.com, citing Schor', '2026-11-29'),
      }),
    ],
    public: [
      bondInDoubt('A.R.S. 34-223', suppliersChart),
      belowSecondTier({
        right: null,
        reason: 'the payment bond may protect only those whom the contractor or a first-tier subcontractor hired',
        source: 'A.R.S. 34-223',
        checked: null,
      }),
    ],
  },
  private: {
    preliminary_notice: [
      {
        tiers: [...direct, ...belowOwner, 'design_professional'],
        period: days(20, 'first_furnishing'),
        source: 'A.R.S. 33-992.01',
        checked: text992,
        lookbackDays: 20,
        servedOn: 'owner, original contractor, construction lender, and the party that hired you',
        note: 'A further notice is due once the price exceeds the estimate in the last notice by 30 percent, or by 20 percent on projects that began before December 31, 2019.',
      },
      { tiers: ['laborer'], period: null, source: 'A.R.S. 33-992.01(B)', checked: text992 },
    ],
    stop_payment_notice: [
      { ...stopNotice, tiers: others, servedOn: 'owner or construction lender' },
      { ...stopNotice, tiers: direct, provided: [lender], servedOn: 'construction lender' },
    ],
    mechanics_lien: [
      {
        tiers: 'all',
        period: untilLien,
        source: 'A.R.S. 33-993(A)',
        checked: read('guides by nacmsts.com, levelset.com and Jaburg Wilk at jdsupra.com'),
        late: 'the lien is lost',
        note: 'Completion is the earlier of 30 days after final inspection and written acceptance by the body that issued the building permit, and 60 days without work. Each building of a residential project counts alone. Serve a copy on the owner within a reasonable time after recording. A recorded payment bond ends the lien of all who have no written contract with the owner (33-1003). On an owner’s home the contract must be in writing (33-1002).',
      },
    ],
    lien_suit: [
      {
        tiers: 'all',
        period: months(6, 'lien_recorded'),
        source: 'A.R.S. 33-998(A)',
        checked: read('text of A.R.S. 33-998 at self-law.org'),
        roll: null,
        late: 'the lien ends',
        note: 'The statute limits how long the lien itself lasts, so the date does not move off a weekend or holiday. A notice of the pending suit must be recorded, at the latest within five days after the suit and within the same six months.',
      },
    ],
  },
  public: {
    preliminary_notice: [
      { ...onBond, tiers: remote },
      { ...onBond, tiers: ['design_professional'], provided: [hiredBelowContractor] },
      { tiers: [...upToFirstTier, 'laborer'], period: null, source: 'A.R.S. 34-223(A)', checked: text223 },
    ],
    bond_claim: [
      { ...claim, tiers: remote },
      { ...claim, tiers: unranked, provided: [hiredBelowContractor] },
      { tiers: upToFirstTier, period: null, source: 'A.R.S. 34-223(A)', checked: text223 },
    ],
    bond_suit: [
      {
        tiers: others,
        period: years(1, 'last_furnishing'),
        source: 'A.R.S. 34-223(B)',
        checked: read('lien law summary at testars.dreamhosters.com'),
        late: 'the claim on the payment bond is lost',
        note: 'The suit may be filed once 90 days have passed since the last furnishing.',
      },
      { tiers: direct, period: null, source: 'A.R.S. 34-223', checked: text223 },
    ],
  },
};
