import { type NoticeForm, undated } from './form.js';

const common = {
  state: 'KS',
  work: 'private',
  use: 'residential',
  effectiveFrom: undated,
  effectiveTo: null,
  subtitle: null,
  amountLabel: 'Estimated total price',
  captions: {},
  proofOfService: null,
} as const;

/** K.S.A. 60-1103b, for a home that is built to be sold; 60-1103a, for a home of its owner. */
export const kansasForms: NoticeForm[] = [
  {
    ...common,
    formCode: 'ks-notice-of-intent-to-perform',
    ownerOccupied: false,
    maxUnits: 2,
    newConstruction: true,
    statute: 'K.S.A. 60-1103b',
    wording: 'own',
    unconfirmed: ['the form, because the statute refers to one set forth by the judicial council, which was not found'],
    title: 'Notice of Intent to Perform',
    subtitle: 'New residential property',
    opening:
      '{claimant}, {claimantAddress}, gives public notice that it is a supplier, subcontractor or contractor that furnishes labor, equipment, material or supplies for the construction of new residential property on the land described below.',
    labels: {
      work: 'Labor, equipment, material or supplies',
      jobsite: 'Property',
      legalDescription: 'Legal description',
    },
    stated: ['amount', 'contract', 'lender'],
    statement: null,
    closing: [],
    guidance: [
      'File the notice with the clerk of the district court of the county where the property is, before the deed to a buyer is recorded: there is no lien against a good faith purchaser without it (K.S.A. 60-1103b(b)). The legal description has to identify the property.',
      'When the claimant is paid, it files a release of the notice and waiver of lien with the same clerk (K.S.A. 60-1103b(d)).',
    ],
  },
  {
    ...common,
    formCode: 'ks-warning-statement',
    direct: false,
    statute: 'K.S.A. 60-1103a',
    wording: 'statute',
    title: 'Warning Statement',
    opening: 'To {owners}',
    labels: { work: 'Materials or labor provided' },
    letter: true,
    stated: ['amount', 'jobsite', 'hiringParty', 'contract', 'furnishing', 'lender'],
    statement: {
      heading: null,
      paragraphs: [
        'Notice to owner: {claimant} is a supplier or subcontractor providing materials or labor on Job No. {projectNumber} at {site} under an agreement with {hiredBy}. Kansas law will allow this supplier or subcontractor to file a lien against your property for materials or labor not paid for by your contractor unless you have a waiver of lien signed by this supplier or subcontractor. If you receive a notice of filing of a lien statement by this supplier or subcontractor, you may withhold from your contractor the amount claimed until the dispute is settled.',
      ],
      bold: false,
      minFontPt: 11,
    },
    closing: [],
    guidance: [
      'Mail the statement to any one owner before the lien statement is filed. A copy that an owner signed and dated, which says that the contractor or the claimant gave the statement, replaces the mailing (K.S.A. 60-1103a(b)). An affidavit that the statement was given is attached to the lien statement (K.S.A. 60-1103(a)(2)).',
      'The statement is not needed for a claim of $250 or less (K.S.A. 60-1103a(d)).',
    ],
  },
];
