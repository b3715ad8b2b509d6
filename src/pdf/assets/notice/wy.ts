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
    attachment: {
      title: 'Lien Waiver',
      statute: 'W.S. 29-10-101(b)',
      note: 'Note to lien claimant: Signing this form has legal implications. If you have any questions regarding how to complete this form or whether it has been properly completed, you should consult an attorney.',
      paragraphs: [
        'In consideration of the PAYMENT received to date, the undersigned does hereby waive, release, and relinquish any and all claim and/or right of lien against the project and the real property improvements thereto for labor and/or materials furnished for use in construction of the project; provided however, the undersigned reserves all claims and/or rights of lien as to monies withheld as retainage in the amount of {sum}, and any labor and/or materials hereafter furnished for which payment has not yet been made.',
        'The undersigned has not been paid the sum of {sum} for work performed and/or materials provided under contract on this project and retains the right to file a lien against the property and pursue any and all actions to recover the full amount due, including any and all equitable claims.',
        'The undersigned acknowledges receipt of payment for work performed or materials provided and acknowledges that this waiver may be relied upon by the owner even if the undersigned accepts payment in uncertified funds and such payment is subsequently dishonored or revoked, in which case this lien waiver shall remain in full force and effect. The foregoing waiver shall not apply, however, if payment tendered by the owner is dishonored or revoked.',
      ],
      signer: 'By: subcontractor/materialman/employee',
      acknowledgment:
        'This instrument was acknowledged before me on this {blank} day of {blank}, 20{short}, by {blank} (name of person) as lien claimant or {blank} (title, position or type of authority granted by lien claimant) of {blank} (lien claimant). IN WITNESS THEREOF, I have hereunto set my hand and affixed my official seal on the day and year last above written.',
    },
    proofOfService: null,
  },
];
