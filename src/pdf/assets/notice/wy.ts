import type { NoticeForm } from './form.js';

/** W.S. 29-10-101(a), with the waiver form of subsection (b), which the notice says is attached. */
export const wyomingForms: NoticeForm[] = [
  {
    formCode: 'wy-notice-to-owner-2011',
    state: 'WY',
    work: 'private',
    statute: 'W.S. 29-2-112 and 29-10-101',
    wording: 'statute',
    effectiveFrom: '2011-07-01',
    effectiveTo: null,
    title: 'Notice to Owner',
    subtitle: 'Preliminary Notice of Right to Lien',
    opening:
      'The undersigned party is providing work or materials to the property described below. Failure of payment due and owing to a contractor, subcontractor or materialman for work performed or materials provided to the project located on the property can result in the filing of a lien against the property. To avoid this result, when paying for labor and materials you may ask the contractor, subcontractor or materialman for “lien waivers” from all persons supplying materials or services. Failure to secure lien waivers may result in your paying for labor and materials twice. A form of lien waiver is attached to this notice.',
    textPt: 10,
    amountLabel: 'Estimated total price',
    amountOptional: true,
    captions: { general_contractor: 'Contractor' },
    labels: { work: 'Materials provided or work performed', jobsite: 'Property description: address' },
    statement: null,
    closing: [
      'Name, address and telephone number of contractor, subcontractor or materialman, and contact person: {claimant}, {claimantAddress}, {telephone}; {contact}.',
    ],
    attachment: 'wy-lien-waiver',
    proofOfService: null,
  },
];
