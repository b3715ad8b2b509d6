import type { StateClaims } from './state-claims.js';
import { titledLien } from './titled-lien.js';

export const southCarolinaClaims: StateClaims = {
  forms: [
    titledLien('SC', {
      title: 'Statement of Account and Mechanic’s Lien',
      statute: 'S.C. Code §§ 29-5-15, 29-5-90',
      confirmation: 'sworn',
      requires: ['license'],
      guidance: [
        'Serve the statement on the owner and file it with the register of deeds or the clerk of court, both within 90 days after the work (S.C. Code § 29-5-90).',
      ],
    }),
  ],
};
