import { type NoticeForm, undated } from './form.js';

/** § 713.06(2)(c): the notice must include the information and the warning of this form. */
export const floridaForms: NoticeForm[] = [
  {
    formCode: 'fl-notice-to-owner',
    state: 'FL',
    work: 'private',
    statute: 'Sections 713.06(2)(c) and 713.23(1)(c), Florida Statutes',
    wording: 'statute',
    effectiveFrom: undated,
    effectiveTo: null,
    // § 713.23(1)(c) gives the combined title, and the sentence about the bond.
    title: 'Notice to Owner/Notice to Contractor',
    subtitle: null,
    opening:
      'To: {ownersAndContractors}\nThe undersigned hereby informs you that he or she has furnished or is furnishing services or materials as follows: {work} for the improvement of the real property identified as {property} under an order given by {hiringParty}.\nFlorida law prescribes the serving of this notice and restricts your right to make payments under your contract in accordance with Section 713.06, Florida Statutes.',
    amountLabel: 'Estimated total price',
    amountOptional: true,
    captions: { general_contractor: 'Contractor', lien_agent: 'Person designated in the notice of commencement' },
    letter: true,
    stated: ['work', 'hiringParty', 'jobsite', 'contract', 'furnishing', 'lender'],
    warning: {
      aboveTitle: true,
      heading: null,
      paragraphs: [
        'WARNING! FLORIDA’S CONSTRUCTION LIEN LAW ALLOWS SOME UNPAID CONTRACTORS, SUBCONTRACTORS, AND MATERIAL SUPPLIERS TO FILE LIENS AGAINST YOUR PROPERTY EVEN IF YOU HAVE MADE PAYMENT IN FULL.',
        'UNDER FLORIDA LAW, YOUR FAILURE TO MAKE SURE THAT WE ARE PAID MAY RESULT IN A LIEN AGAINST YOUR PROPERTY AND YOUR PAYING TWICE.',
        'TO AVOID A LIEN AND PAYING TWICE, YOU MUST OBTAIN A WRITTEN RELEASE FROM US EVERY TIME YOU PAY YOUR CONTRACTOR.',
      ],
      bold: true,
      minFontPt: 10,
    },
    statement: {
      heading: 'IMPORTANT INFORMATION FOR YOUR PROTECTION',
      paragraphs: [
        'Under Florida’s laws, those who work on your property or provide materials and are not paid have a right to enforce their claim for payment against your property. This claim is known as a construction lien.',
        'If your contractor fails to pay subcontractors or material suppliers or neglects to make other legally required payments, the people who are owed money may look to your property for payment, EVEN IF YOU HAVE PAID YOUR CONTRACTOR IN FULL.',
        'PROTECT YOURSELF:',
        '—RECOGNIZE that this Notice to Owner may result in a lien against your property unless all those supplying a Notice to Owner have been paid.',
        '—LEARN more about the Construction Lien Law, Chapter 713, Part I, Florida Statutes, and the meaning of this notice by contacting an attorney or the Florida Department of Business and Professional Regulation.',
      ],
      bold: false,
      minFontPt: 9.5,
    },
    closing: [
      'This notice is to inform you that the undersigned intends to look to the contractor’s bond to secure payment for the furnishing of materials or services for the improvement of the real property.',
    ],
    ending: ['{claimant}, {claimantAddress}', 'Copies to: {copies}'],
    proofOfService: null,
  },
];
