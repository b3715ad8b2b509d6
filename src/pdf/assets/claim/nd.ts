import { intentForm } from './intent.js';
import type { StateClaims } from './state-claims.js';
import { titledLien } from './titled-lien.js';

export const northDakotaClaims: StateClaims = {
  forms: [
    titledLien('ND', {
      title: 'Construction Lien',
      statute: 'N.D.C.C. § 35-27-13',
      requires: ['first_furnishing', 'hiring_party'],
    }),
    intentForm('ND', {
      title: 'Notice of Intent to Claim a Construction Lien',
      statute: 'N.D.C.C. § 35-27-02',
      wait: 10,
      methods: ['certified', 'certified_return_receipt', 'certified_restricted_delivery'],
      service:
        'Give the notice to the owner by certified mail at least ten days before the lien is recorded (N.D.C.C. § 35-27-02).',
    }),
  ],
};
