import type { StateRules } from '../rule.js';
import {
  before,
  belowOwner,
  bonded,
  businessDays,
  days,
  direct,
  earliest,
  hiredBelowContractor,
  hiredBelowFirstTier,
  noSupplierToSupplier,
  notHiredByOwner,
  others,
  read,
  remote,
  residential,
  suppliers,
  suppliesSupplier,
  that,
  unitsAtMost,
  unranked,
  upToFirstTier,
  years,
} from './terms.js';

const textOf = (section: string) => read(`text of Miss. Code ${section} in the public copy of the code`);

const singleFamily = [residential, unitsAtMost(1)] as const;

const text403 = textOf('85-7-401 and 85-7-403');

const earlyNotice = {
  period: days(30, 'first_furnishing'),
  source: 'Miss. Code 85-7-407(2)',
  checked: textOf('85-7-407'),
  servedOn: 'contractor, or the owner if there is no contractor',
  late: 'the lien is lost',
  note: 'The notice goes by registered or certified mail, overnight delivery, or e-mail with a confirmed receipt.',
} as const;

const preLien = {
  period: before('lien_deadline', 10),
  source: 'Miss. Code 85-7-409(2)',
  checked: textOf('85-7-409'),
  servedOn: 'owner',
  late: 'the lien is lost',
  note: 'What the owner paid the contractor for your work before receiving the notice is a defense to the lien.',
} as const;

const bondClaim = {
  period: days(90, 'last_furnishing'),
  servedOn: 'contractor or surety',
  late: 'the claim on the payment bond is lost',
  note: 'Deliver the notice by hand or send it by certified mail with return receipt.',
} as const;
const privateClaim = { ...bondClaim, source: 'Miss. Code 85-7-432(3)', checked: textOf('85-7-432') } as const;
const publicClaim = { ...bondClaim, source: 'Miss. Code 31-5-51(3)', checked: textOf('31-5-51'), roll: null } as const;

const noBondRight = (source: string, section: string) =>
  [
    {
      tiers: suppliers,
      period: null,
      source,
      checked: textOf(section),
      when: [suppliesSupplier],
      noRight: 'A supplier to a supplier has no claim on the payment bond in Mississippi.',
    },
    {
      tiers: remote,
      period: null,
      source,
      checked: textOf(section),
      when: [hiredBelowFirstTier],
      noRight:
        'In Mississippi the payment bond protects those hired by the contractor or a first-tier subcontractor, and laborers on the site.',
    },
  ] as const;

const bondSuit = {
  period: years(1, 'last_furnishing'),
  roll: null,
  late: 'the claim on the payment bond is lost',
  note: 'The suit may be filed once 90 days have passed since the last furnishing.',
} as const;

export const mississippi: StateRules = {
  state: 'MS',
  name: 'Mississippi',
  roll: { days: 'weekend_and_holidays', scope: 'all', source: 'Miss. Code 85-7-425, 1-3-67' },
  names: {
    preliminary_notice: 'Notice to Contractor',
    notice_of_intent: 'Pre-Lien Notice',
    mechanics_lien: 'Claim of Lien',
    service_after_filing: 'copy of the Claim of Lien',
    affidavit_of_nonpayment: 'Affidavit of Nonpayment',
  },
  standing: {
    private: [
      {
        tiers: remote,
        when: [hiredBelowFirstTier],
        right: false,
        reason: 'Mississippi law ends with those whom a first-tier subcontractor hired',
        source: 'Miss. Code 85-7-401, 85-7-403(2)',
        checked: text403,
      },
      noSupplierToSupplier('Mississippi', 'Miss. Code 85-7-401, 85-7-403(2)', text403),
    ],
  },
  private: {
    preliminary_notice: [
      { ...earlyNotice, tiers: remote },
      { ...earlyNotice, tiers: unranked, provided: [hiredBelowContractor] },
      { tiers: upToFirstTier, period: null, source: 'Miss. Code 85-7-407', checked: earlyNotice.checked },
      {
        tiers: 'all',
        period: null,
        source: 'Miss. Code 85-7-407(4)',
        checked: earlyNotice.checked,
        when: singleFamily,
        note: 'On a single-family home a pre-lien notice to the owner takes the place of this notice (85-7-409).',
      },
    ],
    affidavit_of_nonpayment: [
      {
        tiers: 'all',
        period: days(60, 'waiver_signed'),
        source: 'Miss. Code 85-7-419(5)',
        checked: textOf('85-7-419'),
        provided: [that('you signed a lien waiver and were not paid the sum in it')],
        late: 'the waived sum counts as paid, and the lien and bond claim for it are lost',
        note: 'File it in the county of the property and send the owner a copy by registered or certified mail or overnight delivery. Each waiver has a date of its own. The affidavit does not extend the time for the lien.',
      },
    ],
    notice_of_intent: [
      { ...preLien, tiers: belowOwner, provided: singleFamily },
      { ...preLien, tiers: unranked, provided: [...singleFamily, notHiredByOwner] },
      { tiers: direct, period: null, source: 'Miss. Code 85-7-409', checked: preLien.checked },
    ],
    mechanics_lien: [
      {
        tiers: 'all',
        period: days(90, 'last_furnishing'),
        source: 'Miss. Code 85-7-405(1)(b)',
        checked: textOf('85-7-405'),
        late: 'the lien is lost',
        note: 'The claim must carry the statutory sentences on its expiry after 180 days and on the owner’s right to contest it. Where the contractor gave a payment bond, the bond takes the place of the liens of those below the contractor (85-7-431). No unlicensed contractor has a lien.',
      },
    ],
    service_after_filing: [
      {
        tiers: 'all',
        period: businessDays(2, 'lien_recorded'),
        source: 'Miss. Code 85-7-405(1)(b)',
        checked: textOf('85-7-405'),
        servedOn: 'owner; also the contractor unless you are the contractor',
        late: 'the lien is lost',
        note: 'The copy goes by registered or certified mail or overnight delivery.',
      },
    ],
    lien_suit: [
      {
        tiers: 'all',
        period: earliest(days(180, 'lien_recorded'), days(90, 'contest')),
        source: 'Miss. Code 85-7-405(1)(c), 85-7-421, 85-7-423',
        checked: textOf('85-7-405, 85-7-421 and 85-7-423'),
        late: 'the lien is void',
        note: 'The suit is a payment action against your customer; file a lis pendens notice with it and send copies to the owner and the contractor. If the owner or contractor records a notice of contest, the lien ends 90 days after that filing unless the suit is filed by then.',
      },
    ],
    bond_claim: [
      { ...privateClaim, tiers: remote, provided: [bonded] },
      { ...privateClaim, tiers: unranked, provided: [bonded, hiredBelowContractor] },
      { tiers: upToFirstTier, period: null, source: 'Miss. Code 85-7-432', checked: privateClaim.checked },
      ...noBondRight('Miss. Code 85-7-432(4)', '85-7-432'),
    ],
    bond_suit: [
      {
        ...bondSuit,
        tiers: others,
        source: 'Miss. Code 85-7-432(6)',
        checked: privateClaim.checked,
        provided: [bonded],
      },
      { tiers: direct, period: null, source: 'Miss. Code 85-7-432', checked: privateClaim.checked },
      ...noBondRight('Miss. Code 85-7-432(4)', '85-7-432'),
    ],
  },
  public: {
    preliminary_notice: [{ tiers: 'all', period: null, source: 'Miss. Code 31-5-51', checked: publicClaim.checked }],
    bond_claim: [
      { ...publicClaim, tiers: remote },
      { ...publicClaim, tiers: unranked, provided: [hiredBelowContractor] },
      { tiers: upToFirstTier, period: null, source: 'Miss. Code 31-5-51', checked: publicClaim.checked },
      ...noBondRight('Miss. Code 31-5-51(4)', '31-5-51'),
    ],
    bond_suit: [
      { ...bondSuit, tiers: others, source: 'Miss. Code 31-5-53(b)', checked: textOf('31-5-53') },
      { tiers: direct, period: null, source: 'Miss. Code 31-5-53', checked: textOf('31-5-53') },
      ...noBondRight('Miss. Code 31-5-51(4)', '31-5-51'),
    ],
  },
};
