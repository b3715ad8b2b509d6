import type { Words } from './sentences.js';
import type { StateClaims } from './state-claims.js';
import { titledLien } from './titled-lien.js';

export const montanaClauses = {
  /** § 71-3-535(3)(h). */
  rightToClaimNotice: {
    direct:
      'No notice of the right to claim a lien was required, because Claimant furnished the services or materials directly to the owner at the owner’s request.',
    given: 'A notice of the right to claim a lien was given to the contracting owner: {notices}.',
    notice: '{title}, on {date}',
  },
} as const satisfies Record<string, Words>;

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
  clauses: montanaClauses,
};
