import type { StateRules } from '../rule.js';
import {
  before,
  belowOwner,
  belowSecondTier,
  bonded,
  bondInDoubt,
  bounded,
  days,
  direct,
  earliest,
  extended,
  months,
  noSupplierToSupplier,
  notHiredByOwner,
  others,
  read,
  suppliersChart,
} from './terms.js';

const title38 = (section: string) => read(`text of C.R.S. ${section} in a public copy of title 38`);

const remoteCases = read(
  'summary by levy-law.com, citing Kobayashi v. Meehleis Steel and Schneider v. J.W. Metz Lumber',
  '2026-11-29',
);

const lien = {
  source: 'C.R.S. 38-22-109',
  checked: title38('38-22-109 and 38-22-125'),
  late: 'the lien is lost',
} as const;
const limits =
  'A notice recorded within that time (38-22-109(10)) extends it to four months after completion or six months after the notice, whichever is first. The buyer of a home for one or two families takes free of liens that are recorded more than two months after completion, unless the buyer knew of the debt (38-22-125). On a single-family home it is a defense that the owner has paid the contractor in full (38-22-102(3.5)).';

export const colorado: StateRules = {
  state: 'CO',
  name: 'Colorado',
  // The statute extends "any period"; nationallienlaw.com holds that the time to record a lien is not extended.
  roll: {
    days: 'weekend_and_holidays',
    scope: 'all',
    source: 'C.R.S. 2-4-108(2)',
    disputedBy: 'nationallienlaw.com',
  },
  holidays: [
    { name: 'Washington-Lincoln Day', month: 2, weekday: 1, nth: 3 },
    // Since 2022: S.B. 22-139.
    { name: 'Juneteenth', on: '06-19', since: 2022 },
    // H.B. 20-1031 put Cabrini Day in the place of Columbus Day.
    { name: 'Columbus Day', month: 10, weekday: 1, nth: 2, until: 2019 },
    { name: 'Frances Xavier Cabrini Day', month: 10, weekday: 1, nth: 1, since: 2020 },
    { name: 'Veterans’ Day', on: '11-11' },
  ],
  holidaySource: 'C.R.S. 24-11-101',
  names: { notice_of_intent: 'Notice of Intent to File a Lien Statement', mechanics_lien: 'Lien Statement' },
  punchList: 'Work that completes or corrects trifling matters does not count (C.R.S. 38-22-109(7)).',
  standing: {
    private: [
      noSupplierToSupplier('Colorado', 'C.R.S. 38-22-101', read('guides by levelset.com and levy-law.com')),
      belowSecondTier({
        right: null,
        reason: 'Colorado’s courts differ whether the law goes beyond those whom a first-tier subcontractor hired',
        source: 'C.R.S. 38-22-101',
        checked: remoteCases,
      }),
    ],
    public: [
      bondInDoubt('C.R.S. 38-26-105', suppliersChart),
      belowSecondTier({
        right: null,
        reason: 'the bond may protect those below a sub-subcontractor only where a large part of the work is its own',
        source: 'C.R.S. 38-26-105',
        checked: remoteCases,
      }),
    ],
  },
  private: {
    preliminary_notice: [
      {
        tiers: 'all',
        period: null,
        source: 'C.R.S. 38-22-102',
        checked: read('guide by nacmsts.com'),
        note: 'An early notice to the owner is optional: the owner must then withhold enough from the contractor for your claim.',
      },
    ],
    notice_of_intent: [
      {
        tiers: 'all',
        period: before('lien_deadline', 10),
        source: 'C.R.S. 38-22-109(3)',
        checked: title38('38-22-109'),
        servedOn: 'owner and principal contractor',
        late: 'the lien cannot be recorded in time',
        note: 'The notice goes by hand or by registered or certified mail at least 10 days before the recording, with an affidavit of service recorded beside the Lien Statement. Record earlier, and the notice is due earlier.',
      },
    ],
    mechanics_lien: [
      {
        ...lien,
        tiers: ['laborer'],
        period: months(2, 'completion'),
        source: 'C.R.S. 38-22-109(4)',
        note: 'The two months are for labor by the day or piece without material, and run from completion of the building. If all work stops for three months, the building counts as completed.',
      },
      {
        ...lien,
        tiers: [...direct, ...belowOwner, 'design_professional'],
        period: months(4, 'last_furnishing'),
        source: 'C.R.S. 38-22-109(5)',
        note: limits,
      },
      {
        ...lien,
        tiers: [...direct, ...belowOwner, 'design_professional'],
        period: earliest(months(4, 'completion'), months(6, 'extension')),
        source: 'C.R.S. 38-22-109(10)',
        when: [extended(months(4, 'last_furnishing'))],
      },
    ],
    lien_suit: [
      {
        tiers: 'all',
        period: earliest(months(6, 'completion'), months(6, 'last_furnishing')),
        source: 'C.R.S. 38-22-110',
        checked: title38('38-22-110'),
        roll: null,
        late: 'the lien ends',
        note: 'The statute limits how long the lien itself lasts, so the date does not move off a weekend or holiday. The statute counts from the last work or from completion. Most guides let the later of the two govern; the date here takes the earlier. A notice of the suit must be recorded within the same time. A lien also ends after a year unless an affidavit that the work is not completed is recorded each year.',
      },
    ],
    bond_claim: [
      {
        tiers: 'all',
        period: null,
        source: 'C.R.S. 38-22-129',
        checked: title38('38-22-129'),
        note: 'Where the contractor recorded notice of performance and payment bonds of 150 percent of the price before the work began, the bonds take the place of the lien.',
      },
    ],
    bond_suit: [
      {
        tiers: others,
        period: months(6, 'completion'),
        source: 'C.R.S. 38-22-129(2)',
        checked: title38('38-22-129'),
        provided: [bonded, notHiredByOwner],
        late: 'the claim on the payment bond is lost',
        note: 'This is for a bond of 150 percent of the price of which notice was recorded before the work began. Other private bonds set their own time.',
      },
      { tiers: direct, period: null, source: 'C.R.S. 38-22-129', checked: title38('38-22-129') },
    ],
  },
  public: {
    preliminary_notice: [{ tiers: 'all', period: null, source: 'C.R.S. 38-26-107', checked: title38('38-26-107') }],
    public_funds_lien: [
      {
        tiers: others,
        period: bounded(days(0, 'final_settlement'), days(0, 'completion')),
        source: 'C.R.S. 38-26-107(1)',
        checked: title38('38-26-107'),
        servedOn: 'public body that awarded the contract',
        documentName: 'Verified Statement of Claim',
        late: 'the claim on the money that the public body still holds is lost',
        note: 'Above $150,000 the public body publishes the date of final settlement at least ten days ahead. Final settlement does not come before completion, so the date given here is safe.',
      },
      { tiers: direct, period: null, source: 'C.R.S. 38-26-107', checked: title38('38-26-107') },
    ],
    public_funds_suit: [
      {
        tiers: others,
        period: bounded(days(90, 'final_settlement'), days(90, 'completion')),
        source: 'C.R.S. 38-26-107(2)',
        checked: title38('38-26-107'),
        documentName: 'suit on the Verified Statement of Claim',
        late: 'the public body pays the withheld money out',
        note: 'File a notice of the pending suit with the public body within the same 90 days. The bond of 38-26-106 may be sued on in that time as well.',
      },
      { tiers: direct, period: null, source: 'C.R.S. 38-26-107', checked: title38('38-26-107') },
    ],
    bond_claim: [
      {
        tiers: 'all',
        period: null,
        source: 'C.R.S. 38-26-105, 38-26-106',
        checked: title38('38-26-105 and 38-26-107'),
        note: 'The Verified Statement of Claim reaches the money that the public body holds; the bond needs no claim notice.',
      },
    ],
    bond_suit: [
      {
        tiers: others,
        period: months(6, 'completion'),
        source: 'C.R.S. 38-26-105',
        checked: title38('38-26-105 and 38-26-107'),
        late: 'the claim on the payment bond is lost',
        note: 'On contracts of the State, where only the bond of 38-26-106 exists, sue within 90 days after the date fixed for final settlement (38-26-107(3)). Suppliers to a supplier are not protected.',
      },
      { tiers: direct, period: null, source: 'C.R.S. 38-26-105', checked: title38('38-26-105') },
    ],
  },
};
