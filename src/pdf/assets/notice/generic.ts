import { type NoticeForm, undated } from './form.js';

const everywhere = {
  state: '*',
  statute: null,
  wording: 'own',
  effectiveFrom: undated,
  effectiveTo: null,
  captions: {},
  proofOfService: null,
} as const;

/** Forms in our own words for states without a prescribed one. */
export const genericForms: NoticeForm[] = [
  {
    ...everywhere,
    formCode: 'generic-preliminary',
    work: 'private',
    title: 'Preliminary Notice',
    subtitle: 'Notice of Furnishing and of the Right to Claim a Lien · {stateOf}',
    opening:
      '{claimant} gives notice that it has furnished, is furnishing or will furnish the labor, services, equipment or materials described below for the improvement of the property identified below.',
    amountLabel: 'Estimated total price of the work',
    statement: {
      heading: 'Important Information',
      paragraphs: [
        'The claimant gives this notice to preserve the rights that the law of {state} gives to those who improve property, among them the right to claim a lien on the property if the work described above is not paid for.',
        'This notice is not a lien, and it is not a statement that any payment is late. It does not reflect upon the credit, the integrity or the financial standing of the owner, of any contractor or of anyone else.',
        'To guard against paying twice, an owner may ask for a signed waiver and release from the claimant with each payment, pay by a check payable jointly to the contractor and the claimant, or use any other lawful method suited to the project.',
      ],
      bold: true,
      minFontPt: 9,
    },
    closing: [],
  },
  {
    ...everywhere,
    formCode: 'generic-preliminary-public',
    work: 'public',
    title: 'Preliminary Notice',
    subtitle: 'Notice of Furnishing on Public Work · {stateOf}',
    opening:
      '{claimant} gives notice that it has furnished, is furnishing or will furnish the labor, services, equipment or materials described below for the public project identified below.',
    amountLabel: 'Estimated total price of the work',
    statement: {
      heading: 'Important Information',
      paragraphs: [
        'The claimant gives this notice to preserve the rights that the law gives to those who furnish work on public projects, among them any claim against the payment bond or against the contract funds if the work described above is not paid for.',
        'This notice is not a statement that any payment is late. It does not reflect upon the credit, the integrity or the financial standing of the public entity, of any contractor or of anyone else.',
      ],
      bold: true,
      minFontPt: 9,
    },
    closing: [],
  },
];
