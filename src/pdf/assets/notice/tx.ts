import type { NoticeForm } from './form.js';

const common = {
  state: 'TX',
  work: 'private',
  wording: 'statute',
  // H.B. 2237 (2021): for original contracts made from this day on.
  effectiveFrom: '2022-01-01',
  effectiveTo: null,
  subtitle: null,
  guidance: ['An invoice or billing statement may be attached (Property Code §§ 53.056 and 53.057).'],
  // The lines of the statute's form in their order, as in the notice of claim (assets/claim/tx.ts).
  opening: 'Date: {noticeDate}',
  captions: { general_contractor: 'Original Contractor' },
  labels: {
    project: 'Project description',
    jobsite: 'Project address',
    claimant: 'Claimant’s name',
    work: 'Type of labor or materials provided',
    contractor: 'Original contractor’s name',
    hiringParty: 'Party with whom claimant contracted if different from original contractor',
  },
  stated: ['contract', 'furnishing', 'lender'],
  warning: {
    heading: 'WARNING: This notice is provided to preserve lien rights.',
    paragraphs: [
      'Owner’s property may be subject to a lien if sufficient funds are not withheld from future payments to the original contractor to cover this debt.',
    ],
    bold: true,
    minFontPt: 10,
  },
  statement: null,
  closing: ['Claimant’s contact person: {contact}\nClaimant’s address: {claimantAddress}'],
  proofOfService: null,
} as const satisfies Partial<NoticeForm>;

/** Property Code §§ 53.056(a-2) and 53.057(a-2), each substantially in this form. */
export const texasForms: NoticeForm[] = [
  {
    ...common,
    closing: [...common.closing],
    formCode: 'tx-unpaid-labor-or-materials-2022',
    claimedFor: 'labor_or_materials',
    statute: 'Texas Property Code § 53.056',
    title: 'Notice of Claim for Unpaid Labor or Materials',
    amountLabel: 'Claim amount',
  },
  {
    ...common,
    closing: [...common.closing],
    formCode: 'tx-unpaid-retainage-2022',
    claimedFor: 'retainage',
    statute: 'Texas Property Code § 53.057',
    title: 'Notice of Claim for Unpaid Retainage',
    amountLabel: 'Total retainage unpaid',
  },
];
