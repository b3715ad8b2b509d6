import type { NoticeForm } from './form.js';

/** MCL 570.1109(2), substantially in this form. */
export const michiganForms: NoticeForm[] = [
  {
    formCode: 'mi-notice-of-furnishing-1982',
    state: 'MI',
    work: 'private',
    statute: 'MCL 570.1109',
    wording: 'statute',
    effectiveFrom: '1982-01-01',
    effectiveTo: null,
    title: 'Notice of Furnishing',
    subtitle: null,
    opening:
      'Please take notice that the undersigned is furnishing to {hiringParty} certain labor or material for {work}, in connection with the improvements to the real property described in the notice of commencement {commencement}.',
    amountLabel: 'Estimated total price',
    amountOptional: true,
    captions: { lien_agent: 'Designee' },
    letter: true,
    stated: ['work', 'hiringParty'],
    statement: {
      heading: null,
      paragraphs: [
        'WARNING TO OWNER: THIS NOTICE IS REQUIRED BY THE MICHIGAN CONSTRUCTION LIEN ACT. IF YOU HAVE QUESTIONS ABOUT YOUR RIGHTS AND DUTIES UNDER THIS ACT, YOU SHOULD CONTACT AN ATTORNEY TO PROTECT YOU FROM THE POSSIBILITY OF PAYING TWICE FOR THE IMPROVEMENTS TO YOUR PROPERTY.',
      ],
      bold: true,
      minFontPt: 10,
    },
    closing: ['Lien claimant: {claimant}, {claimantAddress}.'],
    proofOfService: null,
  },
];
