import type { NoticeForm } from './form.js';

/** RCW 60.04.031(4), both sides, in lower-case and upper-case ten-point type. */
export const washingtonForms: NoticeForm[] = [
  {
    formCode: 'wa-notice-to-owner-1992',
    state: 'WA',
    work: 'private',
    statute: 'RCW 60.04.031',
    wording: 'statute',
    effectiveFrom: '1992-06-01',
    effectiveTo: null,
    title: 'Notice to Owner',
    subtitle: null,
    textPt: 10,
    opening:
      'THIS IS NOT A LIEN: This notice is sent to you to tell you who is providing professional services, materials, or equipment for the improvement of your property and to advise you of the rights of these persons and your responsibilities. Also take note that laborers on your project may claim a lien without sending you a notice.',
    amountLabel: 'Estimated total price',
    amountOptional: true,
    captions: { general_contractor: 'Prime Contractor' },
    labels: {
      jobsite: 'Re: (description of property)',
      hiringParty: 'At the request of',
      work: 'Brief description of professional services, materials, or equipment provided or to be provided',
    },
    stated: ['contract', 'furnishing', 'lender'],
    warning: {
      heading: 'IMPORTANT: READ BOTH SIDES OF THIS NOTICE CAREFULLY.\nPROTECT YOURSELF FROM PAYING TWICE',
      paragraphs: [],
      bold: true,
      minFontPt: 10,
    },
    statement: {
      heading: null,
      paragraphs: [
        'OWNER/OCCUPIER OF EXISTING RESIDENTIAL PROPERTY',
        'Under Washington law, those who furnish labor, professional services, materials, or equipment for the repair, remodel, or alteration of your owner-occupied principal residence and who are not paid, have a right to enforce their claim for payment against your property. This claim is known as a construction lien.',
        'The law limits the amount that a lien claimant can claim against your property. Claims may only be made against that portion of the contract price you have not yet paid to your prime contractor as of the time this notice was given to you or three days after this notice was mailed to you. Review the back of this notice for more information and ways to avoid lien claims.',
        'COMMERCIAL AND/OR NEW RESIDENTIAL PROPERTY',
        'We have or will be providing professional services, materials, or equipment for the improvement of your commercial or new residential project. In the event you or your contractor fail to pay us, we may file a lien against your property. A lien may be claimed for all professional services, materials, or equipment furnished after a date that is sixty days before this notice was given to you or mailed to you, unless the improvement to your property is the construction of a new single-family residence, then ten days before this notice was given to you or mailed to you.',
      ],
      bold: false,
      minFontPt: 10,
    },
    closing: ['Sender: {claimant}, {claimantAddress}. Telephone: {telephone}.'],
    reverse: {
      pointer: 'IMPORTANT INFORMATION ON REVERSE SIDE',
      heading: 'IMPORTANT INFORMATION FOR YOUR PROTECTION',
      paragraphs: [
        'This notice is sent to inform you that we have or will provide professional services, materials, or equipment for the improvement of your property. We expect to be paid by the person who ordered our services, but if we are not paid, we have the right to enforce our claim by filing a construction lien against your property.',
        'LEARN more about the lien laws and the meaning of this notice by discussing them with your contractor, suppliers, Department of Labor and Industries, the firm sending you this notice, your lender, or your attorney.',
        'COMMON METHODS TO AVOID CONSTRUCTION LIENS: There are several methods available to protect your property from construction liens. The following are two of the more commonly used methods.',
        'DUAL PAYCHECKS (Joint Checks): When paying your contractor for services or materials, you may make checks payable jointly to the contractor and the firms furnishing you this notice.',
        'LIEN RELEASES: You may require your contractor to provide lien releases signed by all the suppliers and subcontractors from whom you have received this notice. If they cannot obtain lien releases because you have not paid them, you may use the dual payee check method to protect yourself.',
        'YOU SHOULD TAKE APPROPRIATE STEPS TO PROTECT YOUR PROPERTY FROM LIENS.',
        'YOUR PRIME CONTRACTOR AND YOUR CONSTRUCTION LENDER ARE REQUIRED BY LAW TO GIVE YOU WRITTEN INFORMATION ABOUT LIEN CLAIMS. IF YOU HAVE NOT RECEIVED IT, ASK THEM FOR IT.',
      ],
      bold: false,
      minFontPt: 11,
    },
    proofOfService: null,
  },
];
