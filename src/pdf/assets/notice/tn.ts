import { type NoticeForm, undated } from './form.js';

/**
 * The sentences of Tenn. Code Ann. § 66-11-145(d), which the notice has as a preliminary notice and as a notice of claim.
 *
 * @param property the blank for the property, and `lastFurnished` the one for the last day
 */
export const nonpayment = (property: string, lastFurnished: string): [string, string] => [
  `Pursuant to Tennessee Code Annotated, § 66-11-145, notice is hereby given that {claimant} has not been paid for certain labor, materials, services, equipment, or machinery it supplied in the improvement of the {project}, located at: ${property}.`,
  `The amount presently due and owing is {amount}. The last date labor, materials, services, equipment, or machinery were provided in connection with the improvements was ${lastFurnished}. You may send any communications regarding this matter to the following name and address: {claimant}, {claimantAddress}.`,
];

/** With the five items of subsection (a). */
export const tennesseeForms: NoticeForm[] = [
  {
    formCode: 'tn-notice-of-nonpayment',
    state: 'TN',
    work: 'private',
    statute: 'Tennessee Code Annotated § 66-11-145',
    wording: 'statute',
    effectiveFrom: undated,
    effectiveTo: null,
    title: 'Notice of Nonpayment',
    subtitle: null,
    opening: nonpayment('{property}', '{lastFurnished}').join('\n'),
    amountLabel: 'Amount presently due and owing',
    captions: { general_contractor: 'Prime Contractor' },
    labels: { work: 'Work, labor, materials, services, equipment or machinery provided' },
    stated: ['jobsite', 'amount', 'furnishing'],
    statement: null,
    closing: [],
    proofOfService: null,
  },
];
