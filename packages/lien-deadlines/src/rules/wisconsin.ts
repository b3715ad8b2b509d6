import type { StateRules } from '../rule.js';
import {
  before,
  belowOwner,
  bonded,
  contractAtLeast,
  days,
  direct,
  firstTier,
  hiredBelowFirstTier,
  months,
  newConstruction,
  notHiredByOwner,
  others,
  read,
  remote,
  residential,
  supplierInDoubt,
  suppliers,
  suppliesSupplier,
  that,
  unitsOver,
  writtenContract,
  years,
} from './terms.js';

const text02 = read('text of Wis. Stat. 779.02 at docs.legis.wisconsin.gov and getpocketlaw.com');
const guides = read('guides by lommen.com, wfjlawfirm.com and serveprocesswi.com on Wis. Stat. 779.06');
const bondGuides = read('text of Wis. Stat. 779.14(1) at getpocketlaw.com, and guides by levelset.com and bicanet.com');
const privateBond = read('guides by ncscredit.com and bicanet.com on Wis. Stat. 779.035');

const unnamed = that('the prime contractor’s list or a written contract with it does not name you');

const onBond = {
  period: days(60, 'first_furnishing'),
  documentName: 'Notice to Prime Contractor',
  servedOn: 'prime contractor',
  receipt: true,
  late: 'the claim on the payment bond is lost',
  note: 'Contracts under $5,000 and wage earners need no notice. When in doubt whether the list names you, send the notice.',
} as const;
const onPublicBond = { ...onBond, source: 'Wis. Stat. 779.14(2)(am)', checked: bondGuides } as const;
const onPrivateBond = { ...onBond, source: 'Wis. Stat. 779.035(2)(b)', checked: privateBond } as const;

const noBondRight = [
  {
    tiers: suppliers,
    period: null,
    source: 'Wis. Stat. 779.14(1)(a)',
    checked: bondGuides,
    when: [suppliesSupplier],
    noRight: 'A supplier to a supplier has no claim on the payment bond in Wisconsin.',
  },
  {
    tiers: remote,
    period: null,
    source: 'Wis. Stat. 779.14(1)(a)',
    checked: bondGuides,
    when: [hiredBelowFirstTier],
    noRight:
      'In Wisconsin the payment bond protects only those hired by the prime contractor or one of its subcontractors.',
  },
] as const;

const bondSuit = {
  period: years(1, 'completion'),
  late: 'the claim on the payment bond is lost',
  note: 'The year runs from the completion of the work under the prime contract.',
} as const;

export const wisconsin: StateRules = {
  state: 'WI',
  name: 'Wisconsin',
  roll: { days: 'sunday_and_holidays', scope: 'filings', source: 'Wis. Stat. 990.001(4)' },
  names: {
    preliminary_notice: 'Subcontractor Identification Notice',
    notice_of_intent: 'Notice of Intent to File Claim for Lien',
    mechanics_lien: 'Claim for Lien',
    service_after_filing: 'copy of the Claim for Lien',
  },
  standing: {
    private: [supplierInDoubt('Wisconsin', 'Wis. Stat. 779.01', null)],
  },
  private: {
    preliminary_notice: [
      {
        tiers: 'all',
        period: null,
        source: 'Wis. Stat. 779.02(1)(c)',
        checked: text02,
        note: 'The notices are for purely residential work. Where a payment bond covers a private project, a notice to the prime contractor is due instead.',
      },
      {
        tiers: direct,
        period: days(10, 'first_furnishing'),
        source: 'Wis. Stat. 779.02(2)(a)',
        checked: text02,
        documentName: 'Contractor Identification Notice',
        when: [residential],
        servedOn: 'owner',
        late: 'the lien is lost unless the owner was not harmed',
        note: 'A written contract must itself contain the notice, and the owner gets a copy. The separate notice is for contracts that are not in writing. A contractor who uses no subcontractors or suppliers needs none.',
      },
      {
        tiers: direct,
        period: null,
        source: 'Wis. Stat. 779.02(2)(a)',
        checked: text02,
        when: [residential, writtenContract],
        note: 'The written contract itself must contain the notice, and the owner gets a copy.',
      },
      {
        tiers: belowOwner,
        period: days(60, 'first_furnishing'),
        source: 'Wis. Stat. 779.02(2)(b)',
        checked: text02,
        when: [residential],
        lookbackDays: 0,
        servedOn: 'owner, with two signed copies',
      },
      {
        tiers: ['design_professional'],
        period: days(60, 'first_furnishing'),
        source: 'Wis. Stat. 779.02(1)(b), (2)(b)',
        checked: text02,
        when: [residential],
        provided: [notHiredByOwner],
        lookbackDays: 0,
        servedOn: 'owner, with two signed copies',
      },
      { tiers: ['laborer'], period: null, source: 'Wis. Stat. 779.02(1)(a)', checked: text02, when: [residential] },
      {
        tiers: 'all',
        period: null,
        source: 'Wis. Stat. 779.02(1)(c)',
        checked: text02,
        when: [residential, newConstruction, unitsOver(4)],
      },
    ],
    notice_of_intent: [
      {
        tiers: 'all',
        period: before('lien_deadline', 30),
        source: 'Wis. Stat. 779.06(2)',
        checked: read('Wis. Stat. 779.06(2) quoted by levelset.com'),
        servedOn: 'owner',
        late: 'the lien is lost',
        note: 'It must be served at least 30 days before the lien is filed, whether or not an earlier notice was given.',
      },
    ],
    mechanics_lien: [
      {
        tiers: 'all',
        period: months(6, 'last_furnishing'),
        source: 'Wis. Stat. 779.06(1)',
        checked: guides,
        late: 'the lien is lost',
        note: 'Attach copies of the notices that you gave. Where the owner’s contract calls for it and a payment bond is given, only the prime contractor has a lien (779.03, 779.035).',
      },
    ],
    service_after_filing: [
      {
        tiers: 'all',
        period: days(30, 'lien_recorded'),
        source: 'Wis. Stat. 779.06(1)',
        checked: guides,
        servedOn: 'owner',
        late: 'the lien is at risk',
      },
    ],
    lien_suit: [
      {
        tiers: 'all',
        period: years(2, 'lien_recorded'),
        source: 'Wis. Stat. 779.06(1)',
        checked: guides,
        late: 'the lien can no longer be enforced',
      },
    ],
    bond_claim: [
      { ...onPrivateBond, tiers: [...firstTier, ...remote], provided: [bonded, contractAtLeast(5000), unnamed] },
      {
        ...onPrivateBond,
        tiers: ['design_professional'],
        provided: [bonded, notHiredByOwner, contractAtLeast(5000), unnamed],
      },
      { tiers: [...direct, 'laborer'], period: null, source: 'Wis. Stat. 779.035', checked: privateBond },
    ],
    bond_suit: [
      { ...bondSuit, tiers: others, source: 'Wis. Stat. 779.036, 779.035(2)', checked: null, provided: [bonded] },
      { tiers: direct, period: null, source: 'Wis. Stat. 779.035', checked: privateBond },
    ],
  },
  public: {
    preliminary_notice: [
      { ...onPublicBond, tiers: [...firstTier, ...remote], provided: [contractAtLeast(5000), unnamed] },
      {
        ...onPublicBond,
        tiers: ['design_professional'],
        provided: [notHiredByOwner, contractAtLeast(5000), unnamed],
      },
      {
        tiers: [...direct, 'laborer'],
        period: null,
        source: 'Wis. Stat. 779.14',
        checked: bondGuides,
        documentName: 'Notice to Prime Contractor',
      },
      ...noBondRight,
    ],
    bond_claim: [
      {
        tiers: 'all',
        period: null,
        source: 'Wis. Stat. 779.14',
        checked: bondGuides,
        note: 'Only the early notice to the prime contractor is needed before suit on the bond. Those hired by the prime contractor also have a lien on the public funds, if they serve a notice on the public body and the prime contractor before the prime contractor is paid (779.15).',
      },
      ...noBondRight,
    ],
    bond_suit: [
      {
        ...bondSuit,
        tiers: others,
        source: 'Wis. Stat. 779.14(2)(a)',
        checked: bondGuides,
        note: `${bondSuit.note} On state highway work only those hired by the prime contractor are protected.`,
      },
      { tiers: direct, period: null, source: 'Wis. Stat. 779.14', checked: bondGuides },
      ...noBondRight,
    ],
  },
};
