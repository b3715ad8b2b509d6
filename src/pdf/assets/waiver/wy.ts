import type { WaiverForm } from './form.js';

/** Wyo. Stat. § 29-10-101(b), word for word: substantially this form, acknowledged before a notarial officer. */
export const wyomingForms: WaiverForm[] = [
  {
    code: 'wy-lien-waiver',
    minFontPt: 10.5,
    body: [
      {
        kind: 'text',
        text: 'Note to lien claimant: Signing this form has legal implications. If you have any questions regarding how to complete this form or whether it has been properly completed, you should consult an attorney.',
      },
      { kind: 'title' },
      {
        kind: 'fields',
        rows: [
          ['TO:', '{customer}'],
          ['PROJECT:', '{project}, {property}'],
          ['FROM:', '{claimant}'],
          ['DATE:', '{date}'],
          ['PAYMENT:', '{amount}'],
        ],
      },
      {
        kind: 'text',
        text: 'In consideration of the PAYMENT received to date, the undersigned does hereby waive, release, and relinquish any and all claim and/or right of lien against the project and the real property improvements thereto for labor and/or materials furnished for use in construction of the project; provided however, the undersigned reserves all claims and/or rights of lien as to monies withheld as retainage in the amount of {retainage}, and any labor and/or materials hereafter furnished for which payment has not yet been made. The undersigned has not been paid the sum of {remaining} for work performed and/or materials provided under contract on this project and retains the right to file a lien against the property and pursue any and all actions to recover the full amount due, including any and all equitable claims. The undersigned acknowledges receipt of payment for work performed or materials provided and acknowledges that this waiver may be relied upon by the owner even if the undersigned accepts payment in uncertified funds and such payment is subsequently dishonored or revoked, in which case this lien waiver shall remain in full force and effect. The foregoing waiver shall not apply, however, if payment tendered by the owner is dishonored or revoked.',
      },
      { kind: 'exceptions' },
      {
        kind: 'signature',
        rows: [
          [{ holds: 'signature', label: 'By:', caption: 'subcontractor/materialman/employee' }],
          [
            { holds: 'title', label: 'Title:', share: 1.4 },
            { holds: 'date', label: 'Date:' },
          ],
        ],
      },
      { kind: 'text', text: 'STATE OF {notaryState} )' },
      { kind: 'text', text: 'COUNTY OF {notaryCounty} ) ss.' },
      {
        kind: 'text',
        text: 'This instrument was acknowledged before me on this {notaryDay} day of {notaryMonth}, 20{notaryYear}, by {signer} (name of person) as lien claimant or {signerTitle} (title, position or type of authority granted by lien claimant) of {claimant} (lien claimant).',
      },
      {
        kind: 'text',
        text: 'IN WITNESS THEREOF, I have hereunto set my hand and affixed my official seal on the day and year last above written.',
      },
      {
        kind: 'signature',
        stamped: true,
        rows: [
          [
            { holds: 'notary', caption: 'Notarial officer', share: 1.4 },
            { holds: 'seal', label: 'Seal:' },
          ],
          [{ holds: 'notaryExpires', label: 'My Commission Expires:' }],
        ],
      },
    ],
  },
];
