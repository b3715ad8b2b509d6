import type { StateRules } from '../rule.js';
import {
  anyOf,
  belowOwner,
  bondInDoubt,
  bounded,
  builders,
  commencementRecorded,
  condominium,
  contractOver,
  days,
  designerInDoubt,
  direct,
  earliest,
  notHiredByOwner,
  notRemote,
  others,
  read,
  remote,
  residential,
  supplierInDoubt,
  unheldDate,
  unitsAtMost,
  unranked,
  years,
} from './terms.js';

const text05 = read('text of R.C. 1311.05 at instalawyer.io');
const lienGuides = read('survey at ezel.ai and guide at esign.com on R.C. 1311.06');
const libraryGuide = read('guides at fclawlib.libguides.com and esign.com on R.C. 1311.07');
const text153 = read('text of R.C. 153.56 at instalawyer.io');
const fundsGuide = read('text of R.C. 1311.28 and 1311.31 at lawserver.com and legalfix.com');

const lien = {
  source: 'Ohio R.C. 1311.06(B)',
  checked: lienGuides,
  late: 'the lien is lost',
} as const;

/** S.B. 49, in force since September 30, 2021, gave designers a lien of their own outside chapter 1311. */
const designer = {
  tiers: ['design_professional'],
  documentName: 'Affidavit for a Design Professional’s Lien',
  needs:
    'You have this lien only on commercial real estate, and only under a written contract that you and the owner signed.',
} as const;
const text203 = read(
  'text of R.C. 4703.203 at self-law.org and articles by woodlamping.com and arh-law.com',
  '2026-11-28',
);

export const ohio: StateRules = {
  state: 'OH',
  name: 'Ohio',
  roll: { days: 'sunday_and_holidays', scope: 'all', source: 'R.C. 1.14' },
  holidays: [
    { name: 'Washington-Lincoln Day', month: 2, weekday: 1, nth: 3 },
    { name: 'Columbus Day', month: 10, weekday: 1, nth: 2 },
    { name: 'Veterans’ Day', on: '11-11' },
  ],
  holidaySource: 'R.C. 1.14',
  names: {
    preliminary_notice: 'Notice of Furnishing',
    mechanics_lien: 'Affidavit for Mechanic’s Lien',
    public_funds_lien: 'Affidavit of Claim on the Public Funds',
    bond_claim: 'Statement of Amount Due',
  },
  standing: {
    private: [
      supplierInDoubt(
        'Ohio',
        'Ohio R.C. 1311.02',
        read('summary by levy-law.com, citing Alsco v. Mundey', '2026-11-28'),
      ),
      {
        tiers: ['design_professional'],
        when: [notHiredByOwner],
        right: false,
        reason: 'a designer has one only under a written contract with the owner',
        source: 'Ohio R.C. 4703.201, 4733.301',
        checked: read('articles by woodlamping.com and arh-law.com on S.B. 49', '2026-11-28'),
      },
      {
        tiers: ['design_professional'],
        when: [residential, unitsAtMost(4)],
        right: false,
        reason: 'a designer has one only on commercial real estate, which is none of one to four homes',
        source: 'Ohio R.C. 4703.20, 4733.30',
        checked: read('text of R.C. 4703.20 at self-law.org', '2026-11-28'),
      },
    ],
    public: [bondInDoubt('Ohio R.C. 153.54', null), designerInDoubt('Ohio R.C. 153.54')],
  },
  private: {
    preliminary_notice: [
      {
        tiers: belowOwner,
        period: days(21, 'first_furnishing'),
        source: 'Ohio R.C. 1311.05(A)',
        checked: text05,
        provided: [commencementRecorded],
        laterOf: 'notice_of_commencement',
        lookbackDays: 21,
        servedOn: 'owner’s designee named in the notice of commencement, and the original contractor',
        note: 'A copy to the original contractor is not needed from those whom that contractor hired. Keep written proof of receipt.',
      },
      {
        tiers: ['general_contractor', ...unranked],
        period: null,
        source: 'Ohio R.C. 1311.05(A)',
        checked: text05,
      },
      {
        tiers: belowOwner,
        period: null,
        source: 'Ohio R.C. 1311.05, 1311.011',
        checked: read('guide by levelset.com on R.C. 1311.05'),
        when: [residential, unitsAtMost(2)],
        note: 'If a notice of commencement is on record for the home, as lenders may ask, serve a Notice of Furnishing within 21 days after first furnishing to be safe.',
      },
    ],
    mechanics_lien: [
      {
        ...lien,
        tiers: builders,
        period: days(75, 'last_furnishing'),
        note: 'Work on an oil or gas well has 120 days.',
      },
      {
        ...lien,
        tiers: builders,
        period: days(60, 'last_furnishing'),
        when: [residential, anyOf(unitsAtMost(2), condominium)],
        note: 'The 60 days are for one- and two-family homes and for condominium units. A home owner who has paid the contractor in full before the copy of the affidavit arrives is not bound by a lien from below (1311.011).',
      },
      {
        ...designer,
        period: unheldDate('no_last_day', 'at any time, for the law sets no last day'),
        source: 'Ohio R.C. 4703.202, 4733.302',
        checked: read('text of R.C. 4703.202 at casetext.com', '2026-11-28'),
        note: 'Mechanics’ liens and earlier mortgages go before it, so file soon. Landscape architects have the same lien under 4703.54 to 4703.546.',
      },
    ],
    service_after_filing: [
      {
        tiers: builders,
        period: days(30, 'lien_recorded'),
        source: 'Ohio R.C. 1311.07',
        checked: libraryGuide,
        servedOn: 'owner',
        documentName: 'copy of the affidavit',
        late: 'the lien may be lost',
        note: 'If the owner cannot be served, post a copy on the premises within 40 days after the filing.',
      },
      {
        ...designer,
        period: days(30, 'lien_recorded'),
        source: 'Ohio R.C. 4703.202(C), 4733.302(C)',
        checked: read('text of R.C. 4703.202 at casetext.com', '2026-11-28'),
        servedOn: 'all parties that the affidavit lists',
        documentName: 'copy of the recorded affidavit',
        late: 'the lien stands, but a court may give the others relief',
      },
    ],
    lien_suit: [
      {
        tiers: builders,
        period: earliest(years(6, 'lien_recorded'), days(60, 'demand_to_sue')),
        source: 'Ohio R.C. 1311.13(C)',
        checked: lienGuides,
        late: 'the lien ends',
        note: 'After the owner serves a notice to commence suit, the suit is due within 60 days (1311.11).',
      },
      {
        ...designer,
        period: years(2, 'lien_recorded'),
        source: 'Ohio R.C. 4703.203(C), 4733.303(C)',
        checked: text203,
        documentName: 'suit on the lien',
        late: 'the lien ends',
        note: 'After a written demand to sue by anyone with an interest in the property, the suit is due within 60 days.',
      },
    ],
  },
  public: {
    preliminary_notice: [
      {
        tiers: remote,
        period: days(21, 'first_furnishing'),
        source: 'Ohio R.C. 153.56(C), 1311.261',
        checked: text153,
        provided: [contractOver(30000)],
        lookbackDays: 21,
        servedOn: 'principal contractor',
        note: 'The $30,000 are the cost of the labor and materials that you furnish.',
      },
      { tiers: notRemote, period: null, source: 'Ohio R.C. 153.56(C), 1311.261', checked: text153 },
    ],
    public_funds_lien: [
      {
        tiers: others,
        period: days(120, 'last_furnishing'),
        source: 'Ohio R.C. 1311.26',
        checked: null,
        servedOn: 'representative of the public authority named in its notice of commencement',
        late: 'the claim on the public funds is lost',
        note: 'The affidavit holds only what is still due to the principal contractor. File a copy with the county recorder within 30 days after you serve it to keep priority (1311.29). Remote claimants attach their Notice of Furnishing (1311.28).',
      },
      { tiers: direct, period: null, source: 'Ohio R.C. 1311.26', checked: null },
    ],
    service_after_filing: [
      {
        tiers: remote,
        period: days(20, 'lien_recorded'),
        source: 'Ohio R.C. 1311.31',
        checked: fundsGuide,
        servedOn: 'subcontractor that hired you',
        documentName: 'copy of the affidavit',
        late: 'the claim on the public funds is lost',
        note: 'The 20 days run from the day on which you served the affidavit on the public authority.',
      },
      { tiers: notRemote, period: null, source: 'Ohio R.C. 1311.31', checked: fundsGuide },
    ],
    bond_claim: [
      {
        tiers: others,
        period: days(90, 'completion'),
        laterOf: 'acceptance',
        source: 'Ohio R.C. 153.56(A)',
        checked: text153,
        servedOn: 'sureties on the bond',
        late: 'the claim on the bond is lost',
        note: 'The statute counts from completion of the principal contract and acceptance of the work, so the later of the two decides.',
      },
      { tiers: direct, period: null, source: 'Ohio R.C. 153.56', checked: text153 },
    ],
    bond_suit: [
      {
        tiers: others,
        period: bounded(years(1, 'acceptance'), years(1, 'completion')),
        source: 'Ohio R.C. 153.56(B)',
        checked: text153,
        late: 'the claim on the bond is lost',
        note: 'The suit may only be filed once 60 days have passed since the statement of the amount due, so furnish that statement at least 60 days before this date.',
      },
      { tiers: direct, period: null, source: 'Ohio R.C. 153.56', checked: text153 },
    ],
  },
};
