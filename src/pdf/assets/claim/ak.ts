import { inch, type StateClaims } from './state-claims.js';
import { titledLien } from './titled-lien.js';

export const alaskaClaims: StateClaims = {
  forms: [
    titledLien('AK', {
      title: 'Claim of Lien',
      statute: 'Alaska Stat. § 34.35.070',
      confirmation: 'sworn',
      requires: ['legal_description', 'hiring_party', 'contract_total'],
    }),
  ],
  // 11 AAC 06.040(a)(3)(A): two inches at the top of the first page, an inch elsewhere; AS 40.17.030(a)(9): the district.
  recorder: { statute: '11 AAC 06.040; AS 40.17.030', blankHead: 2 * inch, clearBottom: inch, district: true },
};
