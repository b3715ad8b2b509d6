import type { StateRules } from '../rule.js';
import {
  businessDays,
  commencementRecorded,
  days,
  direct,
  earliest,
  hiredBelowContractor,
  noSupplierToSupplier,
  others,
  read,
  remote,
  that,
  unranked,
  upToFirstTier,
  years,
} from './terms.js';

const text93 = read('text of O.C.G.A. 36-91-92 and 36-91-93 at syfert.com');

const toContractor = {
  period: days(30, 'first_furnishing'),
  source: 'O.C.G.A. 44-14-361.5',
  checked: read('text of O.C.G.A. 44-14-361.5 at getpocketlaw.com and guide by zoomlien.com'),
  laterOf: 'notice_of_commencement',
  servedOn: 'owner and contractor',
  late: 'the lien is lost',
  note: 'The notice goes by registered or certified mail or statutory overnight delivery. A contractor who does not hand over a copy of the notice of commencement within ten days after a written request cannot insist on the notice.',
} as const;

const bondNotice = {
  ...toContractor,
  source: 'O.C.G.A. 36-91-93(a)(2) (local), 13-10-63 (state)',
  checked: text93,
  servedOn: 'contractor',
  late: 'the claim on the payment bond is lost',
} as const;

const bondClaim = {
  period: days(90, 'last_furnishing'),
  source: 'O.C.G.A. 36-91-93(a)(1) (local), 13-10-63 (state)',
  checked: text93,
  servedOn: 'prime contractor',
  receipt: true,
  late: 'the claim on the payment bond is lost',
  note: 'The notice is for projects whose contractor did not file a proper notice of commencement within 15 days after the work began.',
} as const;
const noClaimNotice = {
  period: null,
  source: 'O.C.G.A. 36-91-92, 36-91-93',
  checked: text93,
  when: [commencementRecorded],
  note: 'Where a notice of commencement is filed, the Notice to Contractor takes the place of the claim notice. If it was filed late, send the claim notice within 90 days after last furnishing as well.',
} as const;

const affidavit = {
  tiers: 'all',
  source: 'O.C.G.A. 44-14-366',
  checked: read('Ga. SB 315 quoted by ncscredit.com, and alerts by nacmsts.com and millermartin.com'),
  provided: [that('you signed a lien waiver and were not paid the sum in it')],
  documentName: 'Affidavit of Nonpayment',
  late: 'the waived sum counts as paid, and the lien and bond claim for it are lost',
  note: 'File it with the clerk of the superior court and send a copy to the owner, and to the contractor if a notice of commencement is filed, within seven days. Each waiver has a date of its own. A claim of lien does not take the place of the affidavit, and the affidavit does not extend the time for the lien.',
} as const;

export const georgia: StateRules = {
  state: 'GA',
  name: 'Georgia',
  roll: { days: 'weekend_and_holidays', scope: 'all', source: 'O.C.G.A. 1-3-1(d)(3)' },
  holidays: [
    // Since 2022: the governor first named it for 2022.
    { name: 'Juneteenth', on: '06-19', since: 2022 },
    { name: 'Columbus Day', month: 10, weekday: 1, nth: 2 },
    { name: 'Veterans Day', on: '11-11' },
  ],
  holidaySource: 'O.C.G.A. 1-4-1',
  names: { preliminary_notice: 'Notice to Contractor', mechanics_lien: 'Claim of Lien' },
  standing: {
    private: [
      noSupplierToSupplier(
        'Georgia',
        'O.C.G.A. 44-14-361',
        read('summary by levy-law.com, citing In re Amarlite Architectural Products', '2026-11-29'),
      ),
    ],
  },
  private: {
    preliminary_notice: [
      { ...toContractor, tiers: remote, provided: [commencementRecorded] },
      {
        ...toContractor,
        tiers: unranked,
        provided: [commencementRecorded, hiredBelowContractor],
      },
      { tiers: upToFirstTier, period: null, source: 'O.C.G.A. 44-14-361.5', checked: toContractor.checked },
    ],
    affidavit_of_nonpayment: [
      { ...affidavit, period: days(90, 'waiver_signed') },
      {
        ...affidavit,
        period: days(60, 'waiver_signed'),
        source: 'O.C.G.A. former 44-14-366(f)',
        effective: { by: 'waiver_signed', until: '2021-01-01' },
      },
    ],
    mechanics_lien: [
      {
        tiers: 'all',
        period: days(90, 'last_furnishing'),
        source: 'O.C.G.A. 44-14-361.1(a)(2)',
        checked: read('guides at lexology.com and levelset.com'),
        late: 'the lien is lost',
        note: 'The claim must carry the statutory sentence that it expires 395 days after filing if no notice of commencement of lien action is filed (44-14-367). A private payment bond has notice rules of its own (10-7-31).',
      },
    ],
    service_after_filing: [
      {
        tiers: 'all',
        period: businessDays(2, 'lien_recorded'),
        source: 'O.C.G.A. 44-14-361.1(a)(2)',
        checked: read('text of O.C.G.A. 44-14-361.1 at syfert.com'),
        servedOn: 'owner; also the contractor if a notice of commencement is filed',
        documentName: 'copy of the Claim of Lien',
        late: 'the lien is at risk',
        note: 'The copy goes by registered or certified mail or statutory overnight delivery.',
      },
    ],
    lien_suit: [
      {
        tiers: 'all',
        period: earliest(days(365, 'lien_recorded'), days(60, 'contest')),
        source: 'O.C.G.A. 44-14-361.1(a)(3), 44-14-367',
        checked: read('text of O.C.G.A. 44-14-367 at findlaw.com and of 44-14-368 at legalfix.com'),
        late: 'the lien can no longer be enforced',
        note: 'File a notice of commencement of lien action with the clerk within 30 days after the suit. A recorded notice of contest shortens the time for suit to 60 days after you receive it, and the lien ends 90 days after the contest is filed unless a notice of commencement of lien action is filed by then (44-14-368).',
      },
    ],
  },
  public: {
    preliminary_notice: [
      { ...bondNotice, tiers: remote, provided: [commencementRecorded] },
      {
        ...bondNotice,
        tiers: unranked,
        provided: [commencementRecorded, hiredBelowContractor],
      },
      { tiers: upToFirstTier, period: null, source: 'O.C.G.A. 36-91-93', checked: text93 },
    ],
    bond_claim: [
      { ...bondClaim, tiers: remote },
      { ...bondClaim, tiers: unranked, provided: [hiredBelowContractor] },
      { ...noClaimNotice, tiers: [...remote, ...unranked] },
      { tiers: upToFirstTier, period: null, source: 'O.C.G.A. 36-91-93', checked: text93 },
    ],
    bond_suit: [
      {
        tiers: others,
        period: years(1, 'completion'),
        laterOf: 'acceptance',
        source: 'O.C.G.A. 36-91-95 (local), 13-10-65 (state)',
        checked: read('text of O.C.G.A. 36-91-95 at getpocketlaw.com'),
        late: 'the claim on the payment bond is lost',
        note: 'The year runs from completion of the contract and acceptance by the public body. The suit may be filed once 90 days have passed since the last furnishing.',
      },
      { tiers: direct, period: null, source: 'O.C.G.A. 36-91-95', checked: null },
    ],
  },
};
