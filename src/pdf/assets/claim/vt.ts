import type { StateClaims } from './state-claims.js';
import { titledLien } from './titled-lien.js';

export const vermontClaims: StateClaims = {
  forms: [
    titledLien('VT', {
      title: 'Notice of Mechanic’s Lien',
      statute: '9 V.S.A. § 1923',
      guidance: ['Record the notice with the clerk of the town in which the land lies (9 V.S.A. §§ 1921(c), 1923).'],
    }),
  ],
};
