import { type NoticeForm, undated } from './form.js';

/** Mo. Rev. Stat. § 429.012, for the contractor that the owner hired. */
export const missouriForms: NoticeForm[] = [
  {
    formCode: 'mo-notice-to-owner',
    state: 'MO',
    work: 'private',
    direct: true,
    statute: 'Mo. Rev. Stat. § 429.012.1',
    wording: 'statute',
    effectiveFrom: undated,
    effectiveTo: null,
    title: 'Notice to Owner',
    subtitle: null,
    opening: 'To {owners}',
    amountLabel: 'Contract price',
    captions: { general_contractor: 'Original Contractor' },
    labels: { work: 'Work, labor or materials' },
    letter: true,
    stated: ['amount', 'hiringParty', 'contract', 'furnishing', 'lender'],
    // "In ten-point bold type". Its heading is the title of the form.
    statement: {
      heading: null,
      paragraphs: [
        'FAILURE OF THIS CONTRACTOR TO PAY THOSE PERSONS SUPPLYING MATERIAL OR SERVICES TO COMPLETE THIS CONTRACT CAN RESULT IN THE FILING OF A MECHANIC’S LIEN ON THE PROPERTY WHICH IS THE SUBJECT OF THIS CONTRACT PURSUANT TO CHAPTER 429, RSMO. TO AVOID THIS RESULT YOU MAY ASK THIS CONTRACTOR FOR “LIEN WAIVERS” FROM ALL PERSONS SUPPLYING MATERIAL OR SERVICES FOR THE WORK DESCRIBED IN THIS CONTRACT. FAILURE TO SECURE LIEN WAIVERS MAY RESULT IN YOUR PAYING FOR LABOR AND MATERIAL TWICE.',
      ],
      bold: true,
      minFontPt: 10,
    },
    closing: [],
    guidance: [
      'Give the notice to the person with whom the contract is made, or to the owner if there is no contract, before any payment: with the contract, when the materials are delivered, when the work starts or with the first invoice (Mo. Rev. Stat. § 429.012.1). Without it there is no lien (§ 429.012.2).',
    ],
    proofOfService: null,
  },
];
