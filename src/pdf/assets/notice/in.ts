import { type NoticeForm, undated } from './form.js';

/** Ind. Code § 32-28-3-1(h) alteration or repair, (i) original construction, of a dwelling that its owner occupies or will occupy. */
export const indianaForms: NoticeForm[] = [
  {
    formCode: 'in-notice-of-lien-rights',
    state: 'IN',
    work: 'private',
    ownerOccupied: true,
    maxUnits: 2,
    direct: false,
    statute: 'Ind. Code § 32-28-3-1(h), (i)',
    wording: 'own',
    effectiveFrom: undated,
    effectiveTo: null,
    title: 'Notice of Delivery or Work and of the Existence of Lien Rights',
    subtitle: 'Single or double family dwelling occupied by its owner, or intended for its occupancy',
    opening:
      'To {owners}: {claimant}, {claimantAddress}, gives you written notice of the delivery or work described below, and of the existence of lien rights. It first delivered materials or did work on {firstFurnished}.',
    amountLabel: 'Estimated total price',
    captions: { general_contractor: 'Contractor' },
    labels: { work: 'Materials, labor or machinery furnished', hiringParty: 'Furnished on credit to' },
    letter: true,
    stated: ['amount', 'contract', 'furnishing', 'lender'],
    statement: {
      heading: 'Lien Rights',
      paragraphs: [
        'If the claimant is not paid, it may acquire a lien on the dwelling and on the owner’s interest in the land, to the extent of the value of the labor done or the materials or machinery furnished. It acquires the lien by filing a sworn statement and notice of its intention to hold a lien in the recorder’s office of the county.',
        'This notice is not a lien, and it is not a statement that any payment is late.',
      ],
      bold: false,
      minFontPt: 10,
    },
    closing: [],
    guidance: [
      'Alteration or repair: give the notice to the owner who occupies the dwelling within 30 days after the first delivery or labor (Ind. Code § 32-28-3-1(h)).',
      'Original construction: within 60 days after the first delivery or labor, give the notice to the owner named in the latest entry in the transfer books of the county auditor, and file a copy in the recorder’s office of the county (Ind. Code § 32-28-3-1(i)).',
      'The statute names no method of service. Without the notice there is no lien.',
    ],
    proofOfService: null,
  },
];
