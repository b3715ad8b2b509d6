import { type NoticeForm, undated } from './form.js';

/**
 * The sentence of 770 ILCS 60/24(a), which the notice has as a preliminary notice and as a notice of claim. "Due or to become
 * due": an unpaid amount may have retainage that is payable later.
 *
 * @param owner the blank for the owner, `work` the one for the work, and `property` the one for the property
 */
export const employed = (owner: string, work: string, property: string) =>
  `To ${owner}: You are hereby notified that I have been employed by {employer} to furnish ${work} under his or her contract with you, on your property at ${property} and that there was due to me, or is to become due, therefor, the sum of {amount}.`;

/** P.A. 103-827: since 2025, delivery is no longer limited to the addressee, and a delivery company may carry the notice. */
export const service = {
  methods: ['registered', 'certified_return_receipt', 'certified_restricted_delivery', 'overnight_courier', 'personal'],
  guidance: [
    'Within 90 days after the work is completed, send the notice by registered or certified mail, return receipt requested, or by a nationally recognized delivery company with tracking, or serve it personally, on the owner of record (or its agent or architect, or the superintendent) and on the lending agency, if known. It is served when it is mailed or given to the delivery company (770 ILCS 60/24(a)).',
  ],
} as const satisfies Partial<NoticeForm>;

/** 770 ILCS 60/21(c) to the occupant of a home, and 60/24(a) to every owner. */
export const illinoisForms: NoticeForm[] = [
  {
    formCode: 'il-notice-to-occupant',
    state: 'IL',
    work: 'private',
    ownerOccupied: true,
    maxUnits: 1,
    newConstruction: false,
    direct: false,
    statute: '770 ILCS 60/21(c)',
    wording: 'statute',
    unconfirmed: [
      'the warning and the contents, which were compared with copies of them and not with the official text',
    ],
    effectiveFrom: undated,
    effectiveTo: null,
    title: 'Notice to Owner by Subcontractor',
    subtitle: 'Existing owner-occupied single-family residence',
    opening:
      'To the occupant: {claimant}, {claimantAddress}, is supplying labor, services, material, fixtures, apparatus or machinery, forms or form work for your residence at {property}. It started to work or to deliver materials on {firstFurnished}.',
    amountLabel: 'Estimated total price',
    captions: { general_contractor: 'Contractor' },
    labels: {
      work: 'Work done and to be done, or materials delivered and to be delivered',
      hiringParty: 'Contractor requesting the work',
    },
    stated: ['jobsite', 'amount', 'contract', 'furnishing', 'lender'],
    statement: {
      heading: 'NOTICE TO OWNER',
      paragraphs: [
        'The subcontractor providing this notice has performed work for or delivered material to your home improvement contractor. These services or materials are being used in the improvements to your residence and entitle the subcontractor to file a lien against your residence if the labor, services, material, fixtures, apparatus or machinery, forms or form work are not paid for by your home improvement contractor. A lien waiver will be provided to your contractor when the subcontractor is paid, and you are urged to request this waiver from your contractor when paying for your home improvements.',
      ],
      bold: true,
      minFontPt: 10,
    },
    closing: [
      'Before any payment is made to the contractor, the owner should receive a waiver of lien executed by each subcontractor who has furnished labor, services, material, fixtures, apparatus or machinery, forms or form work.',
    ],
    methods: ['personal', 'certified_return_receipt', 'certified_restricted_delivery'],
    guidance: [
      'Give the notice to the occupant, or to its agent at the residence, within 60 days after the first furnishing, in person or by certified mail, return receipt requested. A later notice preserves the lien only to the extent that the owner has not been prejudiced by payments made before it (770 ILCS 60/21(c)).',
      'The notice of claim of 770 ILCS 60/24 is due as well, within 90 days after the work is completed.',
    ],
    proofOfService: null,
  },
  {
    ...service,
    formCode: 'il-subcontractor-notice',
    state: 'IL',
    work: 'private',
    direct: false,
    statute: '770 ILCS 60/24',
    wording: 'statute',
    effectiveFrom: undated,
    effectiveTo: null,
    title: 'Subcontractor’s Notice of Claim',
    subtitle: null,
    opening: employed('{owners}', '{work}', '{property}'),
    amountLabel: 'Amount due or to become due',
    captions: { general_contractor: 'Contractor' },
    letter: true,
    stated: ['work', 'hiringParty', 'jobsite', 'amount', 'contract', 'furnishing', 'lender'],
    statement: null,
    closing: ['Dated at ____________________ on {noticeDate}.'],
    dated: true,
    proofOfService: null,
  },
];
