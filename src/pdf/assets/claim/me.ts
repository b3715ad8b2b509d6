import type { StateClaims } from './state-claims.js';
import { titledLien } from './titled-lien.js';

export const maineClaims: StateClaims = {
  forms: [
    titledLien('ME', {
      title: 'Statement of Lien Claim',
      statute: '10 M.R.S. § 3253',
      confirmation: 'sworn',
      guidance: [
        'Also send a copy of the statement to the owner by ordinary mail. A certificate of mailing is conclusive proof of its receipt (10 M.R.S. § 3253(1)(B)).',
      ],
    }),
  ],
};
