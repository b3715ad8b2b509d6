import { type NoticeForm, undated } from './form.js';

/** ORS 87.023, both sides. */
export const oregonForms: NoticeForm[] = [
  {
    formCode: 'or-right-to-lien',
    state: 'OR',
    work: 'private',
    statute: 'ORS 87.021 and 87.023',
    wording: 'statute',
    effectiveFrom: undated,
    effectiveTo: null,
    title: 'Notice of Right to a Lien',
    subtitle: null,
    opening:
      'This is to inform you that {claimant} has begun to provide {work} ordered by {hiringParty} for improvements to property you own. The property is located at {property}.',
    amountLabel: 'Estimated total price',
    amountOptional: true,
    captions: { general_contractor: 'Original Contractor', lender: 'Mortgagee' },
    labels: { mailed: 'Date of mailing' },
    letter: true,
    stated: ['work', 'hiringParty', 'jobsite', 'furnishing'],
    warning: {
      heading:
        'WARNING: READ THIS NOTICE.\nPROTECT YOURSELF FROM PAYING ANY CONTRACTOR OR SUPPLIER TWICE FOR THE SAME SERVICE.',
      paragraphs: [],
      bold: true,
      minFontPt: 11,
    },
    statement: {
      heading: null,
      paragraphs: [
        'A lien may be claimed for all materials, equipment, labor and services furnished after a date that is eight days, not including Saturdays, Sundays and other holidays, as defined in ORS 187.010, before this notice was mailed to you.',
        'Even if you or your mortgage lender have made full payment to the contractor who ordered these materials or services, your property may still be subject to a lien unless the supplier providing this notice is paid.',
        'THIS IS NOT A LIEN. It is a notice sent to you for your protection in compliance with the construction lien laws of the State of Oregon.',
      ],
      bold: false,
      minFontPt: 10,
    },
    closing: [
      'This notice has been sent to you by: {claimant}, {claimantAddress}. Telephone: {telephone}.',
      'IF YOU HAVE ANY QUESTIONS ABOUT THIS NOTICE, FEEL FREE TO CALL US.',
    ],
    reverse: {
      pointer: 'IMPORTANT INFORMATION ON REVERSE SIDE',
      heading: 'IMPORTANT INFORMATION FOR YOUR PROTECTION',
      paragraphs: [
        'Under Oregon’s laws, those who work on your property or provide labor, equipment, services or materials and are not paid have a right to enforce their claim for payment against your property. This claim is known as a construction lien.',
        'If your contractor fails to pay subcontractors, material suppliers, rental equipment suppliers, service providers or laborers or neglects to make other legally required payments, the people who are owed money can look to your property for payment, even if you have paid your contractor in full.',
        'The law states that all people hired by a contractor to provide you with materials, equipment, labor or services must give you a Notice of Right to a Lien to let you know what they have provided.',
        'WAYS TO PROTECT YOURSELF ARE:',
        '– RECOGNIZE that this Notice of Right to a Lien may result in a lien against your property unless all those supplying a Notice of Right to a Lien have been paid.',
        '– LEARN more about the lien laws and the meaning of this notice by contacting the Construction Contractors Board, an attorney or the firm sending this notice.',
        '– ASK for a statement of the labor, equipment, services or materials provided to your property from each party that sends you a notice of right to a lien.',
        '– WHEN PAYING your contractor for materials, equipment, labor or services, you may make checks payable jointly to the contractor and the firm furnishing materials, equipment, labor or services for which you have received a notice of right to a lien.',
        '– OR use one of the methods suggested by the “Information Notice to Owners.” If you have not received such a notice, contact the Construction Contractors Board.',
        '– GET EVIDENCE that all firms from whom you have received a notice of right to a lien have been paid or have waived the right to claim a lien against your property.',
        '– CONSULT an attorney, a professional escrow company or your mortgage lender.',
      ],
      bold: false,
      minFontPt: 11,
    },
    proofOfService: null,
  },
];
