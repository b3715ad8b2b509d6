import type { StateRules, Tier } from '../rule.js';
import {
  afterThanksgiving,
  bondInDoubt,
  days,
  designerInDoubt,
  direct,
  lookback,
  months,
  newConstruction,
  notHiredByOwner,
  notRemote,
  others,
  ownerOccupiedHome,
  read,
  remote,
  remoteSuppliers,
  repair,
  residential,
  supplierInDoubt,
  unheldDate,
  unitsAtMost,
  years,
} from './terms.js';

const text31 = read('quotation of RCW 60.04.031 at deeds.com and a survey at ezel.ai');
const text30 = read('text of RCW 39.08.030 at wa.elaws.us');
const guide28 = read('guide by levelset.com on public work in Washington');

/** Those who need the notice, designers aside: not laborers, nor those in contract with the owner or the prime contractor. */
const noticeTiers: readonly Tier[] = [...remote, 'supplier_to_contractor', 'lessor_to_contractor'];

const notice = {
  period: lookback(60, 'first_furnishing'),
  source: 'RCW 60.04.031(1)',
  checked: text31,
  lookbackDays: 60,
  servedOn: 'owner, and the prime contractor unless the prime contractor hired you',
  note: 'The notice goes by certified or registered mail, or by hand with proof of service. It may be given at any time but reaches back only 60 days. For a new single-family home, in a subdivision too, it reaches back only 10 days.',
} as const;

const newHome = {
  ...notice,
  period: lookback(10, 'first_furnishing'),
  when: [residential, newConstruction, unitsAtMost(1)],
  lookbackDays: 10,
  note: 'The notice goes by certified or registered mail, or by hand with proof of service. It may be given at any time but reaches back only 10 days on a new single-family home.',
} as const;

const claim = { source: 'RCW 39.08.030', checked: text30 } as const;

const retainage = { source: 'RCW 60.28.011(2)', checked: guide28 } as const;

export const washington: StateRules = {
  state: 'WA',
  name: 'Washington',
  roll: { days: 'weekend_and_holidays', scope: 'all', source: 'RCW 1.12.040' },
  holidays: [
    { name: 'Presidents’ Day', month: 2, weekday: 1, nth: 3 },
    // Since 2022: 2021 Wash. H.B. 1016.
    { name: 'Juneteenth', on: '06-19', since: 2022 },
    { name: 'Veterans Day', on: '11-11' },
    afterThanksgiving('Native American Heritage Day'),
  ],
  holidaySource: 'RCW 1.16.050',
  names: {
    preliminary_notice: 'Notice of Right to Claim a Lien',
    retainage_notice: 'Notice to Contractor for the retainage',
    mechanics_lien: 'Claim of Lien',
    public_funds_lien: 'Claim of Lien on the Retained Percentage',
  },
  standing: {
    private: [supplierInDoubt('Washington', 'RCW 60.04.011, 60.04.021', read('guide by stoel.com', '2026-11-28'))],
    public: [bondInDoubt('RCW 39.08.010', null), designerInDoubt('RCW 39.08.010')],
  },
  private: {
    preliminary_notice: [
      { ...notice, tiers: noticeTiers },
      { ...notice, tiers: ['design_professional'], provided: [notHiredByOwner] },
      {
        tiers: direct,
        period: null,
        source: 'RCW 60.04.031(2)(a), 18.27.114',
        checked: text31,
        note: 'A contractor must give its customer a disclosure statement before it starts on a home, or on a commercial job of $60,000 or less; without the statement it has no lien (18.27.114).',
      },
      {
        tiers: ['subcontractor', 'laborer'],
        period: null,
        source: 'RCW 60.04.031(2)(b), (c)',
        checked: text31,
        note: 'Some guides ask every subcontractor for the notice. One sent all the same does no harm.',
      },
      { ...newHome, tiers: noticeTiers },
      { ...newHome, tiers: ['design_professional'], provided: [notHiredByOwner] },
      {
        ...notice,
        tiers: ['subcontractor'],
        source: 'RCW 60.04.031(3)(b)',
        when: [ownerOccupiedHome, repair, unitsAtMost(1)],
        servedOn: 'owner who lives in the home',
        note: 'On the remodel or repair of a home in which its owner lives, the lien reaches only what the owner has not yet paid the prime contractor when the notice arrives. Serve the notice at once.',
      },
    ],
    mechanics_lien: [
      {
        tiers: 'all',
        period: days(90, 'last_furnishing'),
        source: 'RCW 60.04.091',
        checked: read('guide by Stoel Rives on RCW 60.04.091 at stoel.com'),
        late: 'the lien is lost',
        note: 'A contractor or subcontractor must be registered with the state to have a lien. Where a lender finances the job, a notice to the lender within 35 days after a payment was due makes the lender withhold that sum (60.04.221). Construction management alone gives no lien.',
      },
    ],
    service_after_filing: [
      {
        tiers: 'all',
        period: days(14, 'lien_recorded'),
        source: 'RCW 60.04.091',
        checked: read('guides by tbr-law.com and nacmsts.com on RCW 60.04.091'),
        servedOn: 'owner',
        late: 'you cannot recover attorney fees and costs, though the lien stays valid',
        note: 'The copy goes by certified or registered mail or by hand.',
      },
    ],
    lien_suit: [
      {
        tiers: 'all',
        period: months(8, 'lien_recorded'),
        source: 'RCW 60.04.141',
        checked: read('guides by legalclarity.org and levelset.com on RCW 60.04.141'),
        roll: null,
        late: 'the lien expires',
        note: 'The statute limits how long the lien itself lasts, so the date does not move off a weekend or holiday. The suit must also be served on the owner within 90 days after it is filed.',
      },
    ],
  },
  public: {
    preliminary_notice: [
      {
        tiers: remoteSuppliers,
        period: days(10, 'first_furnishing'),
        source: 'RCW 39.08.065',
        checked: read('text of RCW 39.08.065 at law.justia.com'),
        servedOn: 'prime contractor',
        late: 'the claim on the bond is lost',
        note: 'The statute speaks of materials, supplies and provisions; whether it covers rented equipment is doubtful, so the date is given for lessors too.',
      },
      {
        tiers: [...notRemote, 'sub_subcontractor'],
        period: null,
        source: 'RCW 39.08.065',
        checked: read('text of RCW 39.08.065 and LRS Electric Controls v. Hamre Construction, 82 P.3d 248'),
        note: 'A subcontractor that furnishes labor and materials on the site needs no notice, no matter who hired it. One that only delivers materials to a subcontractor is a supplier and needs one.',
      },
    ],
    retainage_notice: [
      {
        tiers: remoteSuppliers,
        period: lookback(60, 'first_furnishing'),
        source: 'RCW 60.28.015',
        checked: guide28,
        lookbackDays: 60,
        servedOn: 'prime contractor',
        note: 'This notice keeps the claim on the retained percentage; the claim on the bond needs its own notice within 10 days.',
      },
      {
        tiers: [...notRemote, 'sub_subcontractor'],
        period: null,
        source: 'RCW 60.28.015',
        checked: read('LRS Electric Controls v. Hamre Construction, 82 P.3d 248'),
      },
    ],
    public_funds_lien: [
      {
        ...retainage,
        tiers: others,
        period: days(45, 'completion'),
        servedOn: 'public body that holds the retainage',
        late: 'the claim on the retainage is lost',
        note: 'The statute counts from completion of the contract work. Where a bond replaces the retainage, the claim goes against that bond. Work paid with federal transport funds has no retainage.',
      },
      { ...retainage, tiers: direct, period: null },
    ],
    public_funds_suit: [
      {
        tiers: others,
        period: months(4, 'lien_recorded'),
        source: 'RCW 60.28.030',
        checked: guide28,
        late: 'the claim on the retainage is lost',
        note: 'The four months run from the filing of the claim with the public body.',
      },
      { tiers: direct, period: null, source: 'RCW 60.28.030', checked: guide28 },
    ],
    bond_claim: [
      {
        ...claim,
        tiers: others,
        period: days(30, 'completion'),
        laterOf: 'acceptance',
        servedOn: 'council, board or officer of the public body that awarded the contract',
        late: 'the claim on the bond is lost',
        note: 'The statute counts from completion of the contract with acceptance of the work, so the later of the two decides.',
      },
      { ...claim, tiers: direct, period: null },
    ],
    bond_suit: [
      {
        tiers: others,
        period: unheldDate(
          'bond_terms',
          'within the time that the bond sets, or else within 6 years after completion',
          null,
          years(1, 'last_furnishing'),
        ),
        source: 'RCW 39.08.030, 4.16.040',
        checked: guide28,
        note: 'Many bonds set one year after the last furnishing, which is the date given here; a bond may set less, so get a copy of it at once. Attorney fees are recovered only in a suit filed at least 30 days after the claim.',
      },
      { tiers: direct, period: null, source: 'RCW 39.08.030', checked: text30 },
    ],
  },
};
