import type { NoticeForm } from './form.js';

/** O.R.C. 1311.05(B), substantially in this form; for improvements other than public ones. */
export const ohioForms: NoticeForm[] = [
  {
    formCode: 'oh-notice-of-furnishing-2007',
    state: 'OH',
    work: 'private',
    statute: 'Ohio Revised Code § 1311.05',
    wording: 'statute',
    unconfirmed: ['opening', 'statement'],
    effectiveFrom: '2007-03-30',
    effectiveTo: null,
    title: 'Notice of Furnishing',
    subtitle: 'For use in connection with improvements to property other than public improvements',
    opening:
      'The undersigned notifies you that he has furnished or performed or will furnish or perform {work} for the improvement of real property identified as {property} by order of or under a contract with {hiringParty}.\nThe labor, work, or materials were performed or furnished first or will be performed or furnished first on {firstFurnished}.',
    amountLabel: 'Estimated total price',
    amountOptional: true,
    captions: { general_contractor: 'Original Contractor', lien_agent: 'Designee' },
    stated: ['work', 'hiringParty', 'jobsite', 'furnishing'],
    statement: {
      heading: null,
      paragraphs: [
        'WARNING TO OWNER: THIS NOTICE IS REQUIRED BY THE OHIO MECHANICS’ LIEN LAW. IF YOU HAVE ANY QUESTIONS ABOUT YOUR RIGHTS AND RESPONSIBILITIES UNDER THIS LAW, YOU SHOULD CONTACT AN ATTORNEY TO PROTECT YOU FROM THE POSSIBILITY OF PAYING TWICE FOR THE IMPROVEMENTS TO YOUR PROPERTY.',
      ],
      bold: true,
      minFontPt: 10,
    },
    closing: ['Lien claimant: {claimant}, {claimantAddress}.'],
    proofOfService: null,
  },
];
