import type { StateRules } from '../rule.js';
import {
  before,
  belowOwner,
  bondInDoubt,
  claimUnder,
  days,
  designerInDoubt,
  direct,
  hiredBelowContractor,
  lessors,
  months,
  notHiredByOwner,
  notOwnerOccupiedHome,
  others,
  ownerOccupiedHome,
  read,
  remote,
  residential,
  supplierInDoubt,
  that,
  unitsAtMost,
  unranked,
  upToFirstTier,
  years,
} from './terms.js';

const text1426 = read('text of 42 O.S. 142.6 at legalfix.com');
const text2 = read('text of 61 O.S. 2 at instalawyer.io');

const preLien = {
  period: days(75, 'last_furnishing'),
  source: '42 O.S. 142.6(B)',
  checked: text1426,
  servedOn: 'owner and original contractor',
  late: 'the lien is lost',
  note: 'The notice must also come before the lien statement is filed, and one notice covers the project. Retainage needs none. On a home that its owner lives in, the notice is due whatever the amount.',
} as const;

const exempt = {
  tiers: others,
  period: null,
  source: '42 O.S. 142.6(B)(3)',
  checked: read('articles by the American Bar Association and the Oklahoma Bar Journal on 42 O.S. 142.6'),
} as const;

const publicClaim = {
  period: days(90, 'last_furnishing'),
  source: '61 O.S. 2(B)',
  checked: text2,
  servedOn: 'contractor and surety',
  receipt: true,
  late: 'the claim on the payment bond is lost',
  note: 'The notice goes by registered or certified mail, and both should have it in hand by then.',
} as const;

export const oklahoma: StateRules = {
  state: 'OK',
  name: 'Oklahoma',
  roll: { days: 'weekend_and_holidays', scope: 'all', source: '25 O.S. 82.1(C)' },
  holidays: [
    { name: 'Presidents’ Day', month: 2, weekday: 1, nth: 3 },
    { name: 'Veterans Day', on: '11-11' },
  ],
  holidaySource: '25 O.S. 82.1(A)',
  names: { preliminary_notice: 'Pre-Lien Notice', mechanics_lien: 'Lien Statement' },
  standing: {
    private: [
      supplierInDoubt('Oklahoma', '42 O.S. 143', null),
      {
        tiers: lessors,
        when: [ownerOccupiedHome],
        right: false,
        reason: 'leased equipment gives none on a homestead',
        source: '42 O.S. 143.3',
        checked: read('text of 42 O.S. 143.3 at lienitnow.com', '2026-11-28'),
      },
    ],
    public: [bondInDoubt('61 O.S. 1', null), designerInDoubt('61 O.S. 1')],
  },
  private: {
    preliminary_notice: [
      { ...preLien, tiers: belowOwner },
      { ...preLien, tiers: unranked, provided: [notHiredByOwner] },
      {
        tiers: direct,
        period: null,
        source: '42 O.S. 142.6(A)',
        checked: text1426,
      },
      {
        tiers: direct,
        period: before('first_furnishing'),
        source: '42 O.S. 142.1',
        checked: read('Sanders v. Bingham, 877 P.2d 627, and guides by ncscredit.com and levelset.com', '2026-11-29'),
        when: [ownerOccupiedHome, that('the older notice to an owner who lives in the home is still due')],
        servedOn: 'owner who lives in the home',
        documentName: 'notice to the owner of a dwelling',
        late: 'the lien on the home may be lost',
        note: 'Section 142.1 asked it of everyone who claims on a home in which the owner lives, those hired by the owner included. Guides leave open whether it still does.',
      },
      {
        ...exempt,
        when: [claimUnder(10000), notOwnerOccupiedHome],
        note: 'Claims under $10,000 in all need no notice unless the property is a home that its owner lives in. One recent survey reads the exemption as covering only homes, so a notice by the 75th day is the safe course.',
      },
      {
        ...exempt,
        when: [residential, unitsAtMost(4), notOwnerOccupiedHome],
        note: 'Homes of at most four units are exempt only if no owner lives in any of them.',
      },
    ],
    mechanics_lien: [
      {
        tiers: direct,
        period: months(4, 'last_furnishing'),
        source: '42 O.S. 142',
        checked: read('text of 42 O.S. 142 at casetext.com'),
        late: 'the lien is lost',
        note: 'The county clerk mails the notice of the lien to the owner; give the clerk the addresses with the filing (143.1).',
      },
      {
        tiers: others,
        period: days(90, 'last_furnishing'),
        source: '42 O.S. 143',
        checked: read('guides by levelset.com and ezel.ai, and the American Bar Association on 42 O.S. 141 to 154'),
        late: 'the lien is lost',
        note: 'A contractor hired by the owner has four months. The county clerk mails the notice of the lien to the owner; give the clerk the addresses with the filing (143.1). Leased equipment gives no lien on homestead or farm property (143.3).',
      },
    ],
    lien_suit: [
      {
        tiers: 'all',
        period: years(1, 'lien_recorded'),
        source: '42 O.S. 172',
        checked: read('guides by levelset.com and ezel.ai'),
        late: 'the lien can no longer be enforced',
      },
    ],
  },
  public: {
    preliminary_notice: [
      {
        tiers: 'all',
        period: null,
        source: '61 O.S. 1, 2',
        checked: text2,
        documentName: 'preliminary notice',
      },
    ],
    bond_claim: [
      { ...publicClaim, tiers: remote },
      { ...publicClaim, tiers: unranked, provided: [hiredBelowContractor] },
      { tiers: upToFirstTier, period: null, source: '61 O.S. 2(B)', checked: text2 },
    ],
    bond_suit: [
      {
        tiers: others,
        period: years(1, 'last_furnishing'),
        source: '61 O.S. 2(A)',
        checked: text2,
        late: 'the claim on the payment bond is lost',
        note: 'Under the newer text of the statute, a claim filed within the year extends the time for suit to two years after the last furnishing.',
      },
      { tiers: direct, period: null, source: '61 O.S. 2', checked: text2 },
    ],
  },
};
