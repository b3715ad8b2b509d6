import type { StateRules } from '../rule.js';
import {
  before,
  bonded,
  bondInDoubt,
  days,
  direct,
  hiredBelowContractor,
  months,
  noSupplierToSupplier,
  notHiredByOwner,
  onlySupplies,
  others,
  read,
  remote,
  residential,
  suppliersChart,
  that,
  unheldDate,
  unitsAtMost,
  unranked,
  upToFirstTier,
  years,
} from './terms.js';

const smallHome = [residential, unitsAtMost(4)];

const guides = read('guides by levelset.com, levy-law.com and ezel.ai');
const text508 = read('text of Ark. Code 18-44-508 at codes.findlaw.com');
const text119 = read('text of Ark. Code 18-44-119 at instalawyer.io');

const bondClaim = {
  period: days(90, 'last_furnishing'),
  source: 'Ark. Code 18-44-508(d)',
  checked: text508,
  servedOn: 'contractor and surety',
  receipt: true,
  late: 'the claim on the payment bond is lost',
  note: 'The notice states the amount and your customer, and both should have it in hand by then. Bonds for contracts before April 2021 needed no notice.',
} as const;

const bondSuit = {
  period: unheldDate(
    'final_payment',
    'within 1 year after final payment on the contract or the day the principal contractor stops work, whichever is first',
    null,
    years(1, 'last_furnishing'),
  ),
  source: 'Ark. Code 18-44-508(b)',
  checked: text508,
  late: 'the claim on the payment bond is lost',
  note: 'If the principal contractor stopped work before your last furnishing, the year ends earlier. Bonds for contracts before August 2021 had shorter periods.',
} as const;

const noClaim = { period: null, source: 'Ark. Code 18-44-508(d)', checked: text508 } as const;

export const arkansas: StateRules = {
  state: 'AR',
  name: 'Arkansas',
  roll: null,
  names: {
    preliminary_notice: 'Notice to Owner and Contractor',
    notice_of_intent: 'Notice of Intent to File a Lien',
    mechanics_lien: 'Lien Account',
  },
  standing: {
    private: [
      noSupplierToSupplier(
        'Arkansas',
        'Ark. Code 18-44-101, 18-44-107',
        read('summary by levy-law.com, citing Valley Metal Works v. A.O. Smith'),
      ),
      {
        tiers: ['design_professional'],
        when: [notHiredByOwner],
        right: false,
        reason: 'a designer has one only under a written agreement with the owner or its agent',
        source: 'Ark. Code 18-44-105(a)',
        checked: read('text of Ark. Code 18-44-105 at instalawyer.io', '2026-11-28'),
      },
    ],
    public: [bondInDoubt('Ark. Code 18-44-508', suppliersChart)],
  },
  private: {
    preliminary_notice: [
      {
        tiers: others,
        period: days(75, 'last_furnishing'),
        source: 'Ark. Code 18-44-115(b)',
        checked: read('Ark. Code 18-44-115(b)(4) quoted by levelset.com, and an attorney general’s opinion'),
        servedOn: 'owner and general contractor',
        late: 'the lien is lost',
        note: 'The statute counts from the time when the labor or material was supplied, which guides read as the last furnishing; a notice within 75 days after each delivery is safe under every reading. A designer hired by the owner gives the notice as well.',
      },
      { tiers: direct, period: null, source: 'Ark. Code 18-44-115', checked: guides },
      {
        tiers: direct,
        period: before('first_furnishing'),
        source: 'Ark. Code 18-44-115(a)',
        checked: guides,
        when: smallHome,
        documentName: 'Pre-Construction Notice to Owner',
        servedOn: 'owner',
        late: 'the lien is barred',
        note: 'One notice serves every claimant. The owner signs it, or it goes by certified mail with return receipt.',
      },
      {
        tiers: direct,
        period: null,
        source: 'Ark. Code 18-44-115(a)(8)',
        checked: read('article by deeds.com on Ark. Code 18-44-115', '2026-11-29'),
        when: [onlySupplies],
        note: 'A direct sale to the owner needs no Pre-Construction Notice.',
      },
      {
        tiers: others,
        period: before('first_furnishing'),
        source: 'Ark. Code 18-44-115(a)',
        checked: guides,
        when: smallHome,
        provided: [that('no one has given the owner the Pre-Construction Notice')],
        documentName: 'Pre-Construction Notice to Owner',
        servedOn: 'owner',
        late: 'the lien is barred',
        note: 'The general contractor gives the notice on behalf of all. Without a notice before the work no one has a lien, so ask for a copy or give the notice yourself.',
      },
    ],
    notice_of_intent: [
      {
        tiers: 'all',
        period: before('lien_deadline', 10),
        source: 'Ark. Code 18-44-114',
        checked: guides,
        servedOn: 'owner',
        late: 'the lien cannot be filed in time',
        note: 'Some read the statute as not asking the original contractor for this notice.',
      },
    ],
    mechanics_lien: [
      {
        tiers: 'all',
        period: days(120, 'last_furnishing'),
        source: 'Ark. Code 18-44-117',
        checked: read('guides by theovertonfirm.net, levelset.com and ezel.ai'),
        late: 'the lien is lost',
        note: 'The account is filed with the circuit clerk, with an affidavit that the notices were given.',
      },
    ],
    lien_suit: [
      {
        tiers: 'all',
        period: months(15, 'lien_recorded'),
        source: 'Ark. Code 18-44-119',
        checked: text119,
        late: 'the lien ends',
        note: 'A lis pendens must be filed by the same day.',
      },
    ],
    bond_claim: [
      { ...bondClaim, tiers: remote, provided: [bonded] },
      { ...bondClaim, tiers: unranked, provided: [bonded, hiredBelowContractor] },
      { ...noClaim, tiers: upToFirstTier },
    ],
    bond_suit: [
      { ...bondSuit, tiers: others, provided: [bonded] },
      { ...noClaim, tiers: direct },
    ],
  },
  public: {
    preliminary_notice: [
      {
        tiers: 'all',
        period: null,
        source: 'Ark. Code 18-44-508',
        checked: text508,
        documentName: 'preliminary notice',
      },
    ],
    bond_claim: [
      { ...bondClaim, tiers: remote },
      { ...bondClaim, tiers: unranked, provided: [hiredBelowContractor] },
      { ...noClaim, tiers: upToFirstTier },
    ],
    bond_suit: [
      { ...bondSuit, tiers: others, source: 'Ark. Code 18-44-508(b), 22-9-403' },
      { ...noClaim, tiers: direct },
    ],
  },
};
