import type { NoticeForm } from './form.js';

const common = {
  state: 'LA',
  work: 'private',
  statute: 'Louisiana R.S. 9:4804',
  wording: 'own',
  // Act 325 of 2019 rewrote the notices of the Private Works Act.
  effectiveFrom: '2020-01-01',
  effectiveTo: null,
  captions: { general_contractor: 'Contractor' },
  statement: null,
  proofOfService: null,
} as const satisfies Partial<NoticeForm>;

/** The statute prescribes no words: a lessor of movables gives notice of the lease, other claimants of the unpaid amount. */
export const louisianaForms: NoticeForm[] = [
  {
    ...common,
    formCode: 'la-notice-of-lease-2020',
    roles: ['equipment_lessor'],
    title: 'Notice of Lease of Movables',
    subtitle: 'To the owner and the contractor',
    opening:
      '{claimant}, {claimantAddress}, as lessor, gives notice that it has leased the movables described below to {hiringParty}, as lessee, for use at the site of the work named below.',
    amountLabel: 'Rent agreed for the term of the lease',
    amountOptional: true,
    labels: { work: 'Movables leased, with the term of the lease', furnishing: 'Placed at the site' },
    stated: ['hiringParty'],
    closing: ['The lessor gives this notice to preserve its claim and privilege under the Private Works Act.'],
  },
  {
    ...common,
    formCode: 'la-notice-of-nonpayment-2020',
    title: 'Notice of Nonpayment',
    subtitle: 'To the owner and the contractor',
    opening:
      '{claimant}, {claimantAddress}, gives notice that it has not been paid for the work or movables described below, which it furnished to {hiringParty} for the work named below.',
    amountLabel: 'Amount unpaid',
    labels: { work: 'Work or movables furnished', furnishing: 'Furnished' },
    stated: ['hiringParty'],
    closing: ['The claimant gives this notice to preserve its claim and privilege under the Private Works Act.'],
  },
];
