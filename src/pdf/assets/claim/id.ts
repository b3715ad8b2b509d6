import type { StateClaims } from './state-claims.js';
import { titledLien } from './titled-lien.js';

export const idahoClaims: StateClaims = {
  forms: [
    titledLien('ID', {
      title: 'Claim of Lien',
      statute: 'Idaho Code § 45-507',
      confirmation: 'sworn_as_just',
      guidance: [
        'Serve a true and correct copy of the claim on the owner or reputed owner, in person or by certified mail, no later than five business days after it is filed (Idaho Code § 45-507(5)).',
      ],
    }),
  ],
};
