import type { StateClaims } from './state-claims.js';
import { titledLien } from './titled-lien.js';

export const oregonClaims: StateClaims = {
  forms: [
    titledLien('OR', {
      title: 'Claim of Construction Lien',
      statute: 'ORS 87.035',
      confirmation: 'sworn_with_knowledge',
      requires: ['hiring_party'],
    }),
  ],
  contractor: 'Original Contractor',
};
