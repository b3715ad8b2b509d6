import type { StateRules } from '../rule.js';
import {
  anyOf,
  belowSecondTier,
  bondInDoubt,
  bounded,
  days,
  direct,
  earliest,
  extended,
  hiredBelowContractor,
  hiredBelowFirstTier,
  months,
  noSupplierToSupplier,
  notResidential,
  others,
  read,
  remote,
  residential,
  suppliers,
  unitsAtMost,
  unitsOver,
  unranked,
  upToFirstTier,
  years,
} from './terms.js';

const text10 = read('text of N.Y. Lien Law 10 at codes.findlaw.com');
const text11 = read('N.Y. Lien Law 11 quoted by wbgllp.com, and 11-b by gdblaw.com');
const text12 = read('text of N.Y. Lien Law 12 at statutes.laws.com');
const text18 = read('text of N.Y. Lien Law 18 at statutes.laws.com');
const guides137 = read('guides on N.Y. State Finance Law 137 by amoslegal.com and farrellfritz.com');

const lien = {
  source: 'N.Y. Lien Law 10',
  checked: text10,
  late: 'the lien is lost',
  note: 'The time runs from your last item of work or material. A home in a developer’s filed subdivision does not count as a single-family home as long as the developer owns it. A lien for retainage may be filed until 90 days after the retainage was due.',
} as const;

const bondNotice = {
  period: days(120, 'last_furnishing'),
  source: 'N.Y. State Fin. Law 137(3)',
  checked: guides137,
  servedOn: 'contractor',
  late: 'the claim on the payment bond is lost',
  note: 'Deliver it in person or by registered mail.',
} as const;

const toContractor = 'contractor and the subcontractor for whom you worked';

export const newYork: StateRules = {
  state: 'NY',
  name: 'New York',
  roll: { days: 'weekend_and_holidays', scope: 'all', source: 'N.Y. Gen. Constr. Law 25-a' },
  holidays: [
    { name: 'Lincoln’s Birthday', on: '02-12' },
    { name: 'Washington’s Birthday', month: 2, weekday: 1, nth: 3 },
    // Since 2021: L. 2020 ch. 253.
    { name: 'Juneteenth', on: '06-19', since: 2021 },
    { name: 'Columbus Day', month: 10, weekday: 1, nth: 2 },
    { name: 'Veterans’ Day', on: '11-11' },
  ],
  holidaySource: 'N.Y. Gen. Constr. Law 24',
  names: { mechanics_lien: 'Notice of Lien', public_funds_lien: 'Notice of Lien on Account of Public Improvement' },
  standing: {
    private: [
      noSupplierToSupplier(
        'New York',
        'N.Y. Lien Law 2, 3',
        read('article by Kushnick Pallaci at nymechanicsliens.blogspot.com and guide by levy-law.com', '2026-11-29'),
      ),
      {
        tiers: suppliers,
        when: [hiredBelowFirstTier],
        right: null,
        reason: 'New York law leaves open whether it protects a supplier to a sub-subcontractor',
        source: 'N.Y. Lien Law 2, 3',
        checked: read('article by Kushnick Pallaci at nymechanicsliens.blogspot.com', '2026-11-29'),
      },
    ],
    public: [
      bondInDoubt('N.Y. State Fin. Law 137', null),
      belowSecondTier({
        right: null,
        reason:
          'the lien on the public funds and the bond may protect only those whom the contractor or a first-tier subcontractor hired',
        source: 'N.Y. Lien Law 5; State Fin. Law 137',
        checked: read('article by Kushnick Pallaci at nymechanicsliens.blogspot.com', '2026-11-29'),
      }),
    ],
  },
  private: {
    preliminary_notice: [{ tiers: 'all', period: null, source: 'N.Y. Lien Law 10', checked: text10 }],
    mechanics_lien: [
      { ...lien, tiers: 'all', period: months(8, 'last_furnishing') },
      { ...lien, tiers: 'all', period: months(4, 'last_furnishing'), when: [residential, unitsAtMost(1)] },
    ],
    service_after_filing: [
      {
        tiers: direct,
        period: days(30, 'lien_recorded'),
        source: 'N.Y. Lien Law 11',
        checked: text11,
        servedOn: 'owner',
        documentName: 'copy of the Notice of Lien',
        late: 'the lien ends',
        note: 'The copy may be served from five days before the filing.',
      },
      {
        tiers: others,
        period: days(30, 'lien_recorded'),
        source: 'N.Y. Lien Law 11, 11-b',
        checked: text11,
        servedOn: `owner, and by certified mail the ${toContractor}`,
        documentName: 'copy of the Notice of Lien',
        late: 'the lien ends',
        note: 'The copies may be served from five days before the filing.',
      },
    ],
    proof_of_service: [
      {
        tiers: 'all',
        period: days(35, 'lien_recorded'),
        source: 'N.Y. Lien Law 11, 11-b',
        checked: text11,
        late: 'the lien ends',
        note: 'File the proof with the county clerk.',
      },
    ],
    lien_suit: [
      {
        tiers: 'all',
        period: earliest(years(1, 'lien_recorded'), days(30, 'demand_to_sue')),
        source: 'N.Y. Lien Law 17, 59',
        checked: read('text of N.Y. Lien Law 17 at newyork.public.law and nysenate.gov'),
        roll: null,
        late: 'the lien ends',
        note: 'The statute limits how long the lien itself lasts, so the date does not move off a weekend or holiday. A notice of the pending suit must be filed within the same year. An extension filed with the county clerk within that year adds one year; on a single-family home only a court can extend the lien. An owner’s notice to sue (section 59) shortens the time to the day that the notice names, at least 30 days after its service.',
      },
      {
        tiers: 'all',
        period: earliest(years(2, 'lien_recorded'), days(30, 'demand_to_sue')),
        source: 'N.Y. Lien Law 17, 59',
        checked: read('text of N.Y. Lien Law 17 at newyork.public.law and nysenate.gov'),
        when: [anyOf(notResidential, unitsOver(1)), extended(years(1, 'lien_recorded'))],
        roll: null,
        late: 'the lien ends',
        note: 'The second year needs the extension that is filed within the first; a further one needs an order of the court.',
      },
    ],
  },
  public: {
    preliminary_notice: [
      { tiers: 'all', period: null, source: 'N.Y. State Fin. Law 137; Lien Law 12', checked: guides137 },
    ],
    public_funds_lien: [
      {
        tiers: others,
        period: bounded(days(30, 'acceptance'), days(30, 'completion')),
        source: 'N.Y. Lien Law 12',
        checked: text12,
        servedOn: 'head of the department in charge of the work, and the financial officer who pays for it',
        late: 'the lien on the public funds is lost',
        note: 'A written demand under section 11-a obliges the public body to notify you of completion and acceptance.',
      },
      { tiers: direct, period: null, source: 'N.Y. Lien Law 5, 12', checked: text12 },
    ],
    service_after_filing: [
      {
        tiers: others,
        period: days(30, 'lien_recorded'),
        source: 'N.Y. Lien Law 11-c',
        checked: null,
        servedOn: toContractor,
        documentName: 'copy of the Notice of Lien',
        late: 'the lien on the public funds ends',
        note: 'The copies go by certified mail and may be served from five days before the filing.',
      },
      { tiers: direct, period: null, source: 'N.Y. Lien Law 11-c', checked: null },
    ],
    proof_of_service: [
      {
        tiers: others,
        period: days(35, 'lien_recorded'),
        source: 'N.Y. Lien Law 11-c',
        checked: null,
        late: 'the lien on the public funds ends',
        note: 'File the proof where the Notice of Lien was filed.',
      },
      { tiers: direct, period: null, source: 'N.Y. Lien Law 11-c', checked: null },
    ],
    public_funds_suit: [
      {
        tiers: others,
        period: years(1, 'lien_recorded'),
        source: 'N.Y. Lien Law 18',
        checked: text18,
        roll: null,
        late: 'the lien on the public funds ends',
        note: 'The statute limits how long the lien itself lasts, so the date does not move off a weekend or holiday. A notice of the pending suit must be filed within the same year. An extension filed within that year adds one year.',
      },
      {
        tiers: others,
        period: years(2, 'lien_recorded'),
        source: 'N.Y. Lien Law 18',
        checked: text18,
        when: [extended(years(1, 'lien_recorded'))],
        roll: null,
        late: 'the lien on the public funds ends',
      },
      { tiers: direct, period: null, source: 'N.Y. Lien Law 18', checked: text18 },
    ],
    bond_claim: [
      { ...bondNotice, tiers: remote },
      { ...bondNotice, tiers: unranked, provided: [hiredBelowContractor] },
      { tiers: upToFirstTier, period: null, source: 'N.Y. State Fin. Law 137', checked: guides137 },
    ],
    bond_suit: [
      {
        tiers: others,
        period: bounded(years(1, 'acceptance'), years(1, 'completion')),
        source: 'N.Y. State Fin. Law 137(4)(b)',
        checked: guides137,
        late: 'the claim on the payment bond is lost',
        note: 'The suit may be filed once 90 days have passed since the last furnishing.',
      },
      {
        tiers: others,
        period: bounded(years(1, 'debt_due'), years(1, 'last_furnishing')),
        source: 'N.Y. State Fin. Law former 137(4)(b)',
        checked: read('article at nyconstructionlaw.com and L. 2011 ch. 380 at nysenate.gov'),
        effective: { by: 'completion', until: '2011-08-03' },
        late: 'the claim on the payment bond is lost',
      },
      { tiers: direct, period: null, source: 'N.Y. State Fin. Law 137', checked: guides137 },
    ],
  },
};
