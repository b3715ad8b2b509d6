import type { NoticeForm } from './form.js';

/** Miss. Code § 85-7-407 lists the contents, as Georgia's statute does, and prescribes no words. */
export const mississippiForms: NoticeForm[] = [
  {
    formCode: 'ms-notice-to-contractor-2014',
    state: 'MS',
    work: 'private',
    statute: 'Mississippi Code § 85-7-407',
    wording: 'own',
    effectiveFrom: '2014-04-11',
    effectiveTo: null,
    title: 'Notice to Contractor',
    subtitle: null,
    guidance: [
      'Send the notice to the owner too, at the address in the notice of commencement (Miss. Code § 85-7-407).',
    ],
    opening:
      '{claimant}, {claimantAddress}, telephone {telephone}, gives notice that it is furnishing or will furnish the labor, services or materials described below for the project described below, as identified in the notice of commencement ({commencement}).',
    amountLabel: 'Contract price or anticipated value',
    amountOptional: true,
    captions: { general_contractor: 'Contractor' },
    labels: { work: 'Labor, services or materials', hiringParty: 'Furnished at the instance of' },
    statement: null,
    closing: [
      'The claimant gives this notice to preserve its lien rights. It is not a lien, it does not mean that any payment is late, and it does not reflect upon the standing of anyone on the project.',
    ],
    proofOfService: null,
  },
];
