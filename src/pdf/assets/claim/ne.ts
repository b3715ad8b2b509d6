import type { StateClaims } from './state-claims.js';
import { titledLien } from './titled-lien.js';

export const nebraskaClaims: StateClaims = {
  forms: [
    titledLien('NE', {
      title: 'Construction Lien',
      statute: 'Neb. Rev. Stat. § 52-147',
      requires: ['contract_total', 'hiring_party'],
    }),
  ],
};
