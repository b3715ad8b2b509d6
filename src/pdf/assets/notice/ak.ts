import { type NoticeForm, undated } from './form.js';

/** Alaska Stat. § 34.35.064: voluntary; it puts the burden of proof of the owner's consent on the owner. */
export const alaskaForms: NoticeForm[] = [
  {
    formCode: 'ak-notice-of-right-to-lien',
    state: 'AK',
    work: 'private',
    statute: 'Alaska Stat. § 34.35.064',
    wording: 'statute',
    effectiveFrom: undated,
    effectiveTo: null,
    title: 'Notice of Right to Lien',
    subtitle: null,
    opening:
      'This is a notice of a right to assert a lien against real property for labor, materials, services, or equipment furnished in connection with a project. The claimant, {claimant}, {claimantAddress}, may be entitled to record a claim of lien.',
    amountLabel: 'Estimated total price',
    captions: { general_contractor: 'Prime Contractor' },
    labels: {
      legalDescription: 'Legal description',
      work: 'Labor, materials, services, or equipment provided or to be provided',
      hiringParty: 'Person with whom the claimant contracted',
    },
    stated: ['amount', 'contract', 'furnishing', 'lender'],
    // "In type no smaller than that used in providing the information".
    statement: {
      heading: null,
      paragraphs: [
        'WARNING: Unless provision is made for payment of sums that may be due to the undersigned, your above property may be subject to foreclosure to satisfy those sums even though you may pay a prime contractor or other person for the labor, material, service, or equipment furnished by the undersigned.',
      ],
      bold: true,
      minFontPt: 12,
    },
    closing: [],
    guidance: [
      'Give the notice in writing to the owner or its agent before the labor, material, service or equipment is furnished. Then the owner has to prove that it did not know of the furnishing or consent to it; otherwise the claimant has to prove that it did (Alaska Stat. § 34.35.064).',
      'Within five days after a request of the owner, the lender or the prime contractor, state the amount due and unpaid, and what will be furnished (Alaska Stat. § 34.35.064).',
    ],
    proofOfService: null,
  },
];
