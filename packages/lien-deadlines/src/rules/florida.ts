import type { StateRules } from '../rule.js';
import {
  afterThanksgiving,
  bonded,
  bondInDoubt,
  days,
  direct,
  earliest,
  firstTier,
  hiredBelowContractor,
  hiredBelowFirstTier,
  hiredBelowSecondTier,
  noSupplierToSupplier,
  notHiredByOwner,
  others,
  read,
  remote,
  remoteSuppliers,
  suppliersChart,
  unheldDate,
  unranked,
  upToFirstTier,
  years,
} from './terms.js';

const text18 = 'text of Fla. Stat. 713.18 at florida.public.law';
const text22 = read('text of Fla. Stat. 713.22 at instalawyer.io');
const older = { on: '2026-11-21', read: 'secondary sources' };

const toOwner = {
  period: days(45, 'first_furnishing'),
  source: 'Fla. Stat. 713.06(2)(a), 713.18',
  checked: read(`${text18} and 713.06 quoted by noticetoownernow.com`),
  receipt: true,
  mailedInTime: 40,
  late: 'the lien is lost',
} as const;
const received =
  'The owner must also have the notice before its final payment to the contractor. For specially fabricated materials the 45 days run from the start of fabrication. Certified mail posted by the 40th day, with a mailing log, is in time whenever it arrives. On a job with a payment bond the same notice, served on the contractor, protects the claim on the bond (713.23).';

/** Section 713.011 is for part I of chapter 713 only, so dates of public work never move. */
const toContractor = {
  period: days(45, 'first_furnishing'),
  source: 'Fla. Stat. 255.05(2)(a), 713.18',
  checked: read(`${text18}, and guides on 255.05`),
  roll: null,
  servedOn: 'contractor',
  receipt: true,
  mailedInTime: 40,
  documentName: 'Notice to Contractor',
  late: 'the claim on the payment bond is lost',
  note: 'Certified mail posted by the 40th day, with a mailing log, is in time whenever it arrives. Contracts of the Department of Transportation follow section 337.18.',
} as const;
const nonpayment = {
  period: days(90, 'last_furnishing'),
  source: 'Fla. Stat. 255.05(2)(a)',
  checked: read('guide by robtannerlaw.com'),
  roll: null,
  servedOn: 'contractor and surety',
  documentName: 'Notice of Nonpayment',
  late: 'the claim on the payment bond is lost',
  note: 'The notice is sworn, on the statutory form, and may not be served before the 45th day after first furnishing.',
} as const;

export const florida: StateRules = {
  state: 'FL',
  name: 'Florida',
  roll: { days: 'weekend_and_holidays', scope: 'all', source: 'Fla. Stat. 713.011', from: '2023-10-01' },
  holidays: [{ name: 'Veterans’ Day', on: '11-11' }, afterThanksgiving('Friday after Thanksgiving')],
  holidaySource: 'Fla. Stat. 110.117(1)',
  // "If any of these holidays falls on Saturday, the preceding Friday shall be observed", and Sunday's on Monday (110.117(1)).
  observed: 'nearest',
  names: { preliminary_notice: 'Notice to Owner', mechanics_lien: 'Claim of Lien' },
  punchList: 'Corrective and warranty work does not count, and punch-list work may not (Fla. Stat. 713.01, 713.08).',
  standing: {
    private: [
      noSupplierToSupplier(
        'Florida',
        'Fla. Stat. 713.01, 713.06(1)',
        read('guide by levy-law.com and text of Fla. Stat. 713.06(1) at uslegalforms.com'),
      ),
      {
        tiers: ['sub_subcontractor'],
        when: [hiredBelowFirstTier],
        right: false,
        reason: 'Florida law ends with the sub-subcontractor and those who sell or rent to it',
        source: 'Fla. Stat. 713.01',
        checked: read('articles at floridabar.org and tuplerlaw.com on Fla. Stat. 713.01', '2026-11-28'),
      },
      {
        tiers: remoteSuppliers,
        when: [hiredBelowSecondTier],
        right: false,
        reason: 'Florida law ends with the sub-subcontractor and those who sell or rent to it',
        source: 'Fla. Stat. 713.01',
        checked: read('articles at floridabar.org and tuplerlaw.com on Fla. Stat. 713.01', '2026-11-28'),
      },
    ],
    public: [
      bondInDoubt('Fla. Stat. 255.05', suppliersChart),
      {
        tiers: ['sub_subcontractor'],
        when: [hiredBelowFirstTier],
        right: false,
        reason: 'Florida law ends with the sub-subcontractor and those who sell or rent to it',
        source: 'Fla. Stat. 255.05, 713.01',
        checked: read('articles at floridabar.org and tuplerlaw.com on Fla. Stat. 713.01', '2026-11-28'),
      },
      {
        tiers: remoteSuppliers,
        when: [hiredBelowSecondTier],
        right: false,
        reason: 'Florida law ends with the sub-subcontractor and those who sell or rent to it',
        source: 'Fla. Stat. 255.05, 713.01',
        checked: read('articles at floridabar.org and tuplerlaw.com on Fla. Stat. 713.01', '2026-11-28'),
      },
    ],
  },
  private: {
    preliminary_notice: [
      {
        ...toOwner,
        tiers: firstTier,
        servedOn: 'owner, and the lender and others that the notice of commencement names',
        note: received,
      },
      {
        ...toOwner,
        tiers: remote,
        servedOn:
          'owner, with copies to the contractor, the subcontractor above you, and the others that the notice of commencement names',
        note: received,
      },
      {
        tiers: [...direct, ...unranked],
        period: null,
        source: 'Fla. Stat. 713.03, 713.05, 713.06(2)(a)',
        checked: read('guide by garciapa.com'),
      },
    ],
    mechanics_lien: [
      {
        tiers: 'all',
        period: earliest(days(90, 'last_furnishing'), days(90, 'termination')),
        source: 'Fla. Stat. 713.08(5)',
        checked: read('Fla. Stat. 713.08(5) quoted by cobbgonzalez.com'),
        late: 'the lien is lost',
        note: 'If the original contract is terminated (713.07(4)), the 90 days may run from an earlier termination. Where a payment bond is recorded with the notice of commencement, those below the contractor claim on the bond instead (713.23).',
      },
    ],
    service_after_filing: [
      {
        tiers: 'all',
        period: days(15, 'lien_recorded'),
        source: 'Fla. Stat. 713.08(4)(c)',
        checked: read('Fla. Stat. 713.08(4)(c) quoted by levelset.com'),
        servedOn: 'owner',
        documentName: 'copy of the Claim of Lien',
        late: 'the lien can be voided as far as the delay harmed anyone',
      },
    ],
    pre_suit_notice: [
      {
        tiers: direct,
        period: unheldDate(
          'suit_filed',
          'at least 5 days before suit on the lien is filed',
          5,
          days(360, 'lien_recorded'),
        ),
        source: 'Fla. Stat. 713.06(3)(d)',
        checked: read('Fla. Stat. 713.06(3)(d) quoted by lgwmlaw.com and levelset.com'),
        servedOn: 'owner',
        documentName: 'Contractor’s Final Payment Affidavit',
        late: 'the suit is dismissed',
        note: 'The date given here leaves five days before the last day for suit; if you sue earlier, the affidavit is due earlier.',
      },
      { tiers: others, period: null, source: 'Fla. Stat. 713.06(3)(d)', checked: read('guide at levelset.com') },
    ],
    lien_suit: [
      {
        tiers: 'all',
        period: earliest(years(1, 'lien_recorded'), days(60, 'contest')),
        source: 'Fla. Stat. 713.22(1)',
        checked: text22,
        late: 'the lien ends',
        note: 'A recorded notice of contest shortens the time to 60 days after its service (713.22(2)), and a court’s order to show cause to 20 days (713.21(4)).',
      },
    ],
    bond_claim: [
      {
        tiers: others,
        period: days(90, 'last_furnishing'),
        source: 'Fla. Stat. 713.23(1)(d)',
        checked: read('text of Fla. Stat. 713.23 at casetext.com and Florida guide at mondaq.com'),
        provided: [bonded, notHiredByOwner],
        servedOn: 'contractor and surety',
        documentName: 'Notice of Nonpayment',
        late: 'the claim on the payment bond is lost',
        note: 'The notice is sworn, on the statutory form. Those who did not contract with the contractor also need the 45-day notice to the contractor, for which a Notice to Owner served on the contractor suffices. Unpaid retainage of up to 10 percent alone needs no such notice.',
      },
      {
        tiers: direct,
        period: null,
        source: 'Fla. Stat. 713.23',
        checked: read('text of Fla. Stat. 713.23 at syfert.com'),
      },
    ],
    bond_suit: [
      {
        tiers: others,
        period: earliest(years(1, 'last_furnishing'), days(60, 'contest')),
        source: 'Fla. Stat. 713.23(1)(e)',
        checked: read('guide by floridasuretybonds.com'),
        provided: [bonded, notHiredByOwner],
        late: 'the claim on the payment bond is lost',
        note: 'A notice of contest shortens the time to 60 days after its service.',
      },
      {
        tiers: direct,
        period: null,
        source: 'Fla. Stat. 713.23',
        checked: read('text of Fla. Stat. 713.23 at syfert.com'),
      },
    ],
  },
  public: {
    preliminary_notice: [
      { ...toContractor, tiers: remote },
      { ...toContractor, tiers: ['design_professional'], provided: [hiredBelowContractor] },
      {
        tiers: [...upToFirstTier, 'laborer'],
        period: null,
        source: 'Fla. Stat. 255.05(2)(a)',
        checked: older,
        documentName: toContractor.documentName,
      },
    ],
    bond_claim: [
      { ...nonpayment, tiers: remote },
      { ...nonpayment, tiers: unranked, provided: [hiredBelowContractor] },
      { tiers: upToFirstTier, period: null, source: 'Fla. Stat. 255.05(2)(a)', checked: older },
    ],
    bond_suit: [
      {
        tiers: others,
        period: earliest(years(1, 'last_furnishing'), days(60, 'contest')),
        source: 'Fla. Stat. 255.05(10)',
        checked: older,
        roll: null,
        late: 'the claim on the payment bond is lost',
        note: 'A notice of contest served by the contractor shortens the time to 60 days after its service. A claim for retainage alone may have more time.',
      },
      { tiers: direct, period: null, source: 'Fla. Stat. 255.05', checked: older },
    ],
  },
};
