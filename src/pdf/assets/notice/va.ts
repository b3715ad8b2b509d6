import { type NoticeForm, undated } from './form.js';

/** Va. Code § 43-4.01(B): contents of the notice to the agent named in the permit of a one- or two-family dwelling. */
export const virginiaForms: NoticeForm[] = [
  {
    formCode: 'va-notice-to-lien-agent',
    state: 'VA',
    work: 'private',
    use: 'residential',
    statute: 'Virginia Code § 43-4.01',
    wording: 'own',
    effectiveFrom: undated,
    effectiveTo: null,
    title: 'Notice to Mechanics’ Lien Agent',
    subtitle: 'One- or two-family residential dwelling unit',
    opening:
      '{claimant}, {claimantAddress}, telephone {telephone}, notifies the mechanics’ lien agent named in the building permit that it seeks payment for labor performed or material furnished on the property described below.',
    amountLabel: 'Estimated total price',
    amountOptional: true,
    captions: { lien_agent: 'Mechanics’ Lien Agent' },
    labels: { jobsite: 'Property as shown on the building permit' },
    statement: null,
    closing: [
      'This notice is given to preserve lien rights. It is not a lien, and it does not mean that any payment is late.',
    ],
    proofOfService: null,
  },
];
