import type { StateClaims } from './state-claims.js';
import { titledLien } from './titled-lien.js';

export const montanaClaims: StateClaims = {
  forms: [
    titledLien('MT', {
      title: 'Construction Lien',
      statute: 'Mont. Code § 71-3-535',
      confirmation: 'sworn',
      // Its sentence names the notice.
      rows: { notices_sent: null },
      // Subsections (3)(h) and (2)(b).
      states: [
        '{rightToClaimNotice}',
        'Claimant certifies to the county clerk and recorder that a copy of this lien was served on the owner of record on {serviceDate} by {serviceMethod}, as Mont. Code § 71-3-534(2) provides.',
      ],
      requires: ['first_furnishing', 'hiring_party', 'notices_sent', 'service'],
      guidance: ['Serve a copy on the owner of record before you file the lien (Mont. Code § 71-3-534(2)).'],
    }),
  ],
};
