import type { StateRules } from '../rule.js';
import {
  afterThanksgiving,
  belowOwner,
  bonded,
  bondInDoubt,
  dayAfterEachMonth,
  dayOfMonthAfter,
  days,
  designerInDoubt,
  direct,
  earliest,
  firstTier,
  hiredBelowContractor,
  notBonded,
  notHiredByOwner,
  notOwnerOccupiedHome,
  others,
  ownerOccupiedHome,
  read,
  remote,
  supplierInDoubt,
  that,
  unheldDate,
  unranked,
  upToFirstTier,
  years,
} from './terms.js';

/** Tex. Prop. Code 53.001(8), (10): a home that one of its owners lives in or will live in; no rented flats, no home built for sale. */
const residence = [ownerOccupiedHome];

const withheld = that('your contract lets your customer withhold retainage');
const tooSmall = that('the public contract is at most $25,000, or $50,000 for a city');

const checklist = read('quotations of Texas Property Code chapter 53 in a public checklist');
const supplierGuides = read('summary by levy-law.com and answers at levelset.com', '2026-11-28');
const text57 = read('text of Tex. Prop. Code 53.057 at codes.findlaw.com');
const text46 = read('text of Tex. Gov. Code 2253.046 at casetext.com');

/** The notice of 53.056, which also perfects a claim on a recorded private payment bond. */
const monthly = {
  source: 'Tex. Prop. Code 53.056',
  checked: read('text of Tex. Prop. Code 53.056 at casetext.com'),
  servedOn: 'owner and original contractor',
  late: 'the lien for that month is lost',
} as const;

const olderContracts = {
  effective: { by: 'original_contract', until: '2022-01-01' },
  source: 'Tex. Prop. Code former 53.056(b)',
  checked: read('former Tex. Prop. Code 53.056(b) quoted by Porter Hedges'),
  servedOn: 'original contractor',
  late: 'the lien for that month is lost',
  note: 'A second notice, to the owner and the original contractor, is due by the 15th day of the third month.',
} as const;

const onBond = {
  source: 'Tex. Prop. Code 53.206(a)',
  checked: read('text of Tex. Prop. Code 53.206 at codes.findlaw.com'),
  servedOn: 'original contractor and surety',
  late: 'the claim on the payment bond for that month is lost',
  note: 'A lien affidavit filed in time perfects the claim on the bond as well. Where a valid bond is recorded, the claimant sues on the bond and not the owner.',
} as const;

const publicClaim = {
  source: 'Tex. Gov. Code 2253.041',
  checked: read('text of Tex. Gov. Code 2253.041 at gavvy.com, and guide by lienprofessor.com'),
  servedOn: 'prime contractor and surety',
  roll: null,
  late: 'the bond claim for that month is lost',
  note: 'The notice carries a sworn statement of account and counts when it is mailed. Guides disagree on whether a weekend or holiday extends the time, so the date here is not moved.',
} as const;

const toPrime = {
  source: 'Tex. Gov. Code 2253.047',
  checked: read('guide by Porter Hedges on Tex. Gov. Code 2253.041 and 2253.047'),
  servedOn: 'prime contractor',
  roll: null,
  late: 'the bond claim for that month is lost',
  note: 'A second notice, to the prime contractor and its surety, is due by the 15th day of the third month.',
} as const;

/** The original contractor's own work ends by completion, by its last furnishing or by termination. */
const ownWork = (month: number) =>
  earliest(
    dayOfMonthAfter(15, month, 'completion'),
    dayOfMonthAfter(15, month, 'last_furnishing'),
    dayOfMonthAfter(15, month, 'notice_of_termination'),
    dayOfMonthAfter(15, month, 'termination'),
  );

/** No notice comes before the furnishing, so a year from its start surely ends no later. */
const withinYearAfter = (event: string) =>
  unheldDate('claim_notice', `within 1 year after ${event}`, null, years(1, 'first_furnishing'));

const affidavit = { checked: checklist, late: 'the lien is lost' } as const;

export const texas: StateRules = {
  state: 'TX',
  name: 'Texas',
  roll: { days: 'weekend_and_holidays', scope: 'all', source: 'Tex. Prop. Code 53.003(e); Tex. Gov. Code 311.014' },
  holidays: [
    { name: 'Presidents’ Day', month: 2, weekday: 1, nth: 3 },
    // Since 1980: Tex. H.B. 1016 of 1979.
    { name: 'Juneteenth', on: '06-19', since: 1980 },
    { name: 'Veterans Day', on: '11-11' },
    afterThanksgiving(),
  ],
  holidaySource: 'Tex. Gov. Code 662.003, 662.004',
  names: {
    preliminary_notice: 'Notice of Claim for Unpaid Labor or Materials',
    retainage_notice: 'Notice of Claim for Unpaid Retainage',
    mechanics_lien: 'Lien Affidavit',
  },
  punchList: 'Whether punch-list work counts is doubtful, so do not count it.',
  standing: {
    private: [supplierInDoubt('Texas', 'Tex. Prop. Code 53.001, 53.021', supplierGuides)],
    public: [bondInDoubt('Tex. Gov. Code 2253.001', null), designerInDoubt('Tex. Gov. Code 2253.001(5)')],
  },
  private: {
    preliminary_notice: [
      { ...monthly, tiers: belowOwner, period: dayAfterEachMonth(15, 3) },
      { tiers: direct, period: null, source: 'Tex. Prop. Code 53.056', checked: monthly.checked },
      { ...monthly, tiers: unranked, period: dayAfterEachMonth(15, 3), provided: [notHiredByOwner] },
      { ...olderContracts, tiers: remote, period: dayAfterEachMonth(15, 2) },
      { ...olderContracts, tiers: unranked, period: dayAfterEachMonth(15, 2), when: [hiredBelowContractor] },
      { ...monthly, tiers: belowOwner, period: dayAfterEachMonth(15, 2), when: residence },
      { ...monthly, tiers: unranked, period: dayAfterEachMonth(15, 2), provided: [notHiredByOwner], when: residence },
    ],
    retainage_notice: [
      {
        tiers: others,
        period: earliest(days(30, 'last_furnishing'), days(30, 'notice_of_termination'), days(30, 'termination')),
        source: 'Tex. Prop. Code 53.057(a-1)',
        checked: text57,
        provided: [notHiredByOwner, withheld],
        servedOn: 'owner and original contractor',
        late: 'the lien for the retainage is lost, unless a monthly notice already claimed it',
        note: 'The 30 days run from the day on which your own contract is completed, terminated or abandoned, or the original contract is terminated or abandoned, whichever is first. The date here takes your last furnishing as the completion of your contract.',
      },
      { tiers: direct, period: null, source: 'Tex. Prop. Code 53.057(a)', checked: text57 },
    ],
    mechanics_lien: [
      {
        ...affidavit,
        tiers: direct,
        period: ownWork(4),
        source: 'Tex. Prop. Code 53.052(a)(1)',
        note: 'The months run from the month in which the original contractor’s own work was completed, terminated or abandoned. Where your last furnishing came before completion, the date here counts from your last furnishing.',
      },
      {
        ...affidavit,
        tiers: others,
        period: dayOfMonthAfter(15, 4, 'last_furnishing'),
        source: 'Tex. Prop. Code 53.052(b)',
        note: 'To reach the 10 percent that the owner must reserve, file by the 30th day after the original contract is completed, terminated or abandoned (53.103). A claim for retainage alone may be filed until the 15th day of the third month after the month of that event (53.052(d)).',
      },
      {
        ...affidavit,
        tiers: direct,
        period: ownWork(3),
        source: 'Tex. Prop. Code 53.052(a)(2)',
        when: residence,
        note: 'On a homestead there is a lien only under a written contract, signed by the owner and any spouse before the work and recorded with the county clerk (53.254).',
      },
      {
        ...affidavit,
        tiers: others,
        period: dayOfMonthAfter(15, 3, 'last_furnishing'),
        source: 'Tex. Prop. Code 53.052(c)',
        when: residence,
        note: 'To reach the 10 percent that the owner must reserve, file by the 30th day after the original contract is completed, terminated or abandoned (53.103). On a homestead there is a lien only if the owner and any spouse signed the original contract in writing before the work and it was recorded (53.254).',
      },
    ],
    service_after_filing: [
      {
        tiers: 'all',
        period: days(5, 'lien_recorded'),
        source: 'Tex. Prop. Code 53.055',
        checked: checklist,
        servedOn: 'owner; also the original contractor unless you are the original contractor',
        documentName: 'copy of the lien affidavit',
      },
    ],
    lien_suit: [
      {
        tiers: 'all',
        period: years(1, 'lien_deadline'),
        source: 'Tex. Prop. Code 53.158(a)',
        checked: checklist,
        late: 'the lien can no longer be enforced',
        note: 'The year runs from the last day on which the affidavit could have been filed. A recorded agreement with the owner, made before that year ends, can extend it to two years after the filing.',
      },
      {
        tiers: 'all',
        period: years(2, 'lien_deadline'),
        source: 'Tex. Prop. Code former 53.158(a)',
        checked: read('articles by texaseasylien.com and newsplana.com on H.B. 2237'),
        when: [notOwnerOccupiedHome],
        effective: { by: 'original_contract', until: '2022-01-01' },
        late: 'the lien can no longer be enforced',
      },
    ],
    bond_claim: [
      { ...onBond, tiers: others, period: dayAfterEachMonth(15, 3), provided: [bonded, notHiredByOwner] },
      {
        ...onBond,
        tiers: remote,
        period: dayAfterEachMonth(15, 2),
        effective: { by: 'original_contract', until: '2022-01-01' },
        provided: [bonded],
      },
      {
        ...onBond,
        tiers: others,
        period: dayAfterEachMonth(15, 2),
        when: residence,
        provided: [bonded, notHiredByOwner],
      },
      { tiers: direct, period: null, source: 'Tex. Prop. Code 53.206', checked: onBond.checked },
    ],
    bond_suit: [
      {
        tiers: others,
        period: withinYearAfter('the claim is perfected'),
        source: 'Tex. Prop. Code 53.208',
        checked: null,
        provided: [bonded, notHiredByOwner],
        late: 'the claim on the payment bond is lost',
        note: 'The claim is perfected by the monthly notice or by the lien affidavit. The suit may be filed once 60 days have passed. If the bond was not recorded when the lien was filed, the period is two years.',
      },
      { tiers: direct, period: null, source: 'Tex. Prop. Code 53.208', checked: null },
    ],
  },
  public: {
    preliminary_notice: [
      { ...toPrime, tiers: remote, period: dayAfterEachMonth(15, 2) },
      { ...toPrime, tiers: unranked, period: dayAfterEachMonth(15, 2), provided: [hiredBelowContractor] },
      // Those whom the prime contractor hired owe one letter, which is their claim on the bond.
      { tiers: upToFirstTier, period: null, source: 'Tex. Gov. Code 2253.041', checked: publicClaim.checked },
    ],
    retainage_notice: [
      {
        tiers: [...firstTier, ...unranked],
        period: days(90, 'completion'),
        source: 'Tex. Gov. Code 2253.046',
        checked: text46,
        provided: [notHiredByOwner, withheld],
        servedOn: 'prime contractor and surety',
        late: 'the bond claim for the retainage is lost, unless an earlier notice already claimed it',
        note: 'The 90 days run from final completion of the public contract.',
      },
      {
        tiers: remote,
        period: dayOfMonthAfter(15, 2, 'first_furnishing'),
        source: 'Tex. Gov. Code 2253.047(b)',
        checked: read('guide by SureTec on Tex. Gov. Code chapter 2253'),
        provided: [withheld],
        roll: null,
        servedOn: 'prime contractor',
        documentName: 'Notice of Contractual Retainage',
        late: 'the bond claim for the retainage is lost',
        note: 'This notice reports that your contract provides for retainage. The claim for the retainage itself goes to the prime contractor and its surety within 90 days after final completion of the public contract (2253.046).',
      },
      { tiers: direct, period: null, source: 'Tex. Gov. Code 2253.046', checked: text46 },
    ],
    public_funds_lien: [
      {
        tiers: others,
        period: dayAfterEachMonth(15, 2),
        source: 'Tex. Prop. Code 53.231 to 53.234',
        checked: read('guide at bicanet.com'),
        when: [notBonded],
        provided: [notHiredByOwner, tooSmall],
        servedOn: 'officials of the public body that pay the contractor',
        documentName: 'notice of claim on the public funds',
        late: 'the claim on the public funds for that month is lost',
      },
      { tiers: 'all', period: null, source: 'Tex. Prop. Code 53.231', checked: null },
    ],
    bond_claim: [
      { ...publicClaim, tiers: [...firstTier, ...remote], period: dayAfterEachMonth(15, 3) },
      { ...publicClaim, tiers: unranked, period: dayAfterEachMonth(15, 3), provided: [notHiredByOwner] },
      { tiers: direct, period: null, source: 'Tex. Gov. Code 2253.041', checked: publicClaim.checked },
    ],
    bond_suit: [
      {
        tiers: others,
        period: withinYearAfter('the claim notice is mailed'),
        source: 'Tex. Gov. Code 2253.078',
        checked: read('guides by lienprofessor.com and sunraynotice.com'),
        late: 'the claim on the payment bond is lost',
        note: 'Each month’s claim has a year of its own, which starts when its notice is mailed. The suit may be filed on the 61st day after that.',
      },
      { tiers: direct, period: null, source: 'Tex. Gov. Code 2253.078', checked: publicClaim.checked },
    ],
  },
};
