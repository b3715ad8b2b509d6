import { type NoticeForm, undated } from './form.js';

/**
 * A.R.S. § 33-992.01(D), which requires the owner's statement in bold and the two ten-day duties in type at least as large as
 * the largest on the document; § 33-992.02 for the receipt.
 */
export const arizonaForms: NoticeForm[] = [
  {
    formCode: 'az-preliminary-twenty-day',
    state: 'AZ',
    work: 'private',
    statute: 'Arizona Revised Statutes § 33-992.01',
    wording: 'statute',
    unconfirmed: ['statement', 'acknowledgment', 'the subsection that the first duty names'],
    effectiveFrom: undated,
    effectiveTo: null,
    title: 'Arizona Preliminary Twenty Day Lien Notice',
    subtitle: null,
    titlePt: 12,
    opening:
      'In accordance with Arizona Revised Statutes section 33-992.01, this is not a lien. This is not a reflection on the integrity of any contractor or subcontractor.\nThis preliminary lien notice has been completed by {claimant}, {claimantAddress}. You are hereby notified that the claimant has furnished or will furnish labor, professional services, materials, machinery, fixtures or tools of the general description below, in the construction, alteration or repair of the building, structure or improvement located and described below.',
    amountLabel:
      'Estimate of the total price of the labor, professional services, materials, machinery, fixtures or tools furnished or to be furnished',
    captions: {
      general_contractor: 'Original Contractor',
      lender: 'Construction Lender',
      hiring_party: 'Person with whom the claimant has contracted',
    },
    labels: {
      work: 'General description',
      hiringParty: 'Person with whom the claimant has contracted',
      jobsite: 'Located at',
      lender: 'Construction lender',
    },
    statement: {
      heading: 'NOTICE TO PROPERTY OWNER',
      paragraphs: [
        'If bills are not paid in full for the labor, professional services, materials, machinery, fixtures or tools furnished or to be furnished, a mechanic’s lien leading to the loss, through court foreclosure proceedings, of all or part of your property being improved may be placed against the property. You may wish to protect yourself against this consequence by either:',
        '1. Requiring your contractor to furnish a conditional waiver and release pursuant to Arizona Revised Statutes section 33-1008, subsection D, paragraphs 1 and 3 signed by the person or firm giving you this notice before you make payment to your contractor.',
        '2. Requiring your contractor to furnish an unconditional waiver and release pursuant to Arizona Revised Statutes section 33-1008, subsection D, paragraphs 2 and 4 signed by the person or firm giving you this notice after you make payment to your contractor.',
        '3. Using any other method or device that is appropriate under the circumstances.',
      ],
      bold: true,
      minFontPt: 9,
    },
    duties: {
      heading: null,
      paragraphs: [
        'Within ten days after the receipt of this preliminary twenty day notice the owner or other interested party is required to furnish all information necessary to correct any inaccuracies in the notice pursuant to Arizona Revised Statutes section 33-992.01, subsection J or lose as a defense any inaccuracy of that information.',
        'Within ten days after the receipt of this preliminary twenty day notice if any payment bond has been recorded in compliance with Arizona Revised Statutes section 33-1003, the owner must provide a copy of the payment bond, including the name and address of the surety company and bonding agent providing the payment bond to the person who has given the preliminary twenty day notice. In the event that the owner or other interested party fails to provide the bond information within that ten day period, the claimant shall retain lien rights to the extent precluded or prejudiced from asserting a claim against the bond as a result of not timely receiving the bond information.',
      ],
      bold: true,
      minFontPt: 12,
    },
    closing: [],
    acknowledgment: {
      title: 'Acknowledgment of Receipt of Preliminary Twenty Day Notice',
      statute: 'Arizona Revised Statutes § 33-992.02',
      text: 'This acknowledges receipt on {received} of a copy of the preliminary twenty day notice at {place}.',
      signature: 'Signature and title of person acknowledging receipt, with address',
    },
    proofOfService: null,
  },
];
