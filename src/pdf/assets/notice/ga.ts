import { type NoticeForm, undated } from './form.js';

const common = {
  state: 'GA',
  wording: 'own',
  effectiveFrom: undated,
  effectiveTo: null,
  title: 'Notice to Contractor',
  amountLabel: 'Contract price or anticipated value',
  amountOptional: true,
  captions: { general_contractor: 'Contractor', hiring_party: 'Ordered by' },
  labels: { work: 'Labor, services or materials', hiringParty: 'Furnished at the instance of' },
  statement: null,
  proofOfService: null,
} as const satisfies Partial<NoticeForm>;

/** The statutes list the contents and prescribe no words. */
export const georgiaForms: NoticeForm[] = [
  {
    ...common,
    formCode: 'ga-notice-to-contractor',
    work: 'private',
    statute: 'O.C.G.A. § 44-14-361.5',
    subtitle: null,
    guidance: [
      'Send the notice to the owner too, at the address in the notice of commencement (O.C.G.A. § 44-14-361.5).',
    ],
    opening:
      '{claimant}, {claimantAddress}, telephone {telephone}, gives notice that it is furnishing or will furnish the labor, services or materials described below for the project described below, as identified in the notice of commencement ({commencement}).',
    closing: [
      'The claimant gives this notice to preserve its lien rights. It is not a lien, it does not mean that any payment is late, and it does not reflect upon the standing of anyone on the project.',
    ],
  },
  {
    ...common,
    formCode: 'ga-notice-to-contractor-public',
    work: 'public',
    sector: 'public',
    statute: 'O.C.G.A. §§ 13-10-62 and 36-91-92',
    unconfirmed: ['the section numbers'],
    subtitle: 'Notice of furnishing on public work',
    opening:
      '{claimant}, {claimantAddress}, telephone {telephone}, gives notice that it is furnishing or will furnish the labor, services or materials described below for the public work identified below.',
    closing: [
      'The claimant gives this notice to preserve its rights under the payment bond. It does not mean that any payment is late, and it does not reflect upon the standing of anyone on the project.',
    ],
  },
];
