import type { NoticeForm } from './form.js';

const everywhere = {
  state: '*',
  work: 'any',
  statute: null,
  wording: 'own',
  effectiveFrom: '1900-01-01',
  effectiveTo: null,
  captions: {},
  proofOfService: null,
} as const;

/** Forms in our own words for states and notice types without a prescribed one. */
export const genericForms: NoticeForm[] = [
  {
    ...everywhere,
    formCode: 'generic-preliminary',
    noticeType: 'preliminary',
    work: 'private',
    title: 'Preliminary Notice',
    subtitle: 'Notice of Furnishing and of the Right to Claim a Lien · State of {state}',
    opening:
      '{claimant} gives notice that it has furnished, is furnishing or will furnish the labor, services, equipment or materials described below for the improvement of the property named here.',
    amountLabel: 'Estimated total price of the work',
    statement: {
      heading: 'Important Information',
      paragraphs: [
        'The claimant gives this notice to preserve the rights that the law of {state} gives to those who improve property, among them the right to claim a lien on the property if the work described above is not paid for.',
        'This notice is not a lien, and it is not a statement that any payment is late. It does not reflect upon the credit, the integrity or the financial standing of the owner, of any contractor or of anyone else.',
        'To guard against paying twice, an owner may ask for a signed waiver and release from the claimant with each payment, pay by a check made out jointly to the contractor and the claimant, or use any other lawful method suited to the project.',
      ],
      bold: true,
      minFontPt: 9,
    },
    closing: [],
  },
  {
    ...everywhere,
    formCode: 'generic-preliminary-public',
    noticeType: 'preliminary',
    work: 'public',
    title: 'Preliminary Notice',
    subtitle: 'Notice of Furnishing on Public Work · State of {state}',
    opening:
      '{claimant} gives notice that it has furnished, is furnishing or will furnish the labor, services, equipment or materials described below for the public project named here.',
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
  {
    ...everywhere,
    formCode: 'generic-stop-payment',
    noticeType: 'stop_payment',
    title: 'Stop Payment Notice',
    subtitle: 'Notice to Withhold Funds · State of {state}',
    opening:
      '{claimant} gives notice that it has furnished the labor, services, equipment or materials described below and has not been paid in full. The claimant asks the holder of the construction funds to withhold enough of them to pay this claim.',
    amountLabel: 'Amount claimed, after all just credits and offsets',
    statement: null,
    closing: [
      'The holder of the funds is asked to withhold, from money due or becoming due for the project, the amount claimed above together with any sum the law adds to it, until the claim is paid, released or decided.',
      'The claimant reserves every right and remedy it has under the contract and the law of {state}.',
    ],
  },
  {
    ...everywhere,
    formCode: 'generic-lien-notice',
    noticeType: 'lien',
    title: 'Notice of Claim of Lien',
    subtitle: 'State of {state}',
    opening:
      '{claimant} gives notice that it claims a lien on the property described below for labor, services, equipment or materials furnished for its improvement and not paid for.',
    amountLabel: 'Amount claimed, after all just credits and offsets',
    statement: null,
    closing: [
      'The claim covers the work described above. It can be released upon payment of the amount claimed; please direct payment and questions to the claimant at the address on this notice.',
      'The claimant reserves every right and remedy it has under the contract and the law of {state}.',
    ],
  },
  {
    ...everywhere,
    formCode: 'generic-bond-claim-notice',
    noticeType: 'bond_claim',
    title: 'Notice of Claim on Payment Bond',
    subtitle: 'State of {state}',
    opening:
      '{claimant} gives notice to the principal and to the surety that it claims against the payment bond of the project described below for labor, services, equipment or materials furnished and not paid for.',
    amountLabel: 'Amount claimed, after all just credits and offsets',
    statement: null,
    closing: [
      'The claimant asks for payment of the amount claimed and for a copy of the payment bond. Please acknowledge this claim in writing and send any proof-of-claim form to the claimant at the address on this notice.',
      'The claimant reserves every right and remedy it has under the bond, the contract and the law.',
    ],
  },
];
