import type { StateClaims } from './state-claims.js';
import { itemized, titledLien } from './titled-lien.js';

export const oklahomaClaims: StateClaims = {
  forms: [
    titledLien('OK', {
      title: 'Mechanic’s and Materialman’s Lien Statement',
      statute: '42 Okla. Stat. §§ 142–143',
      confirmation: 'sworn',
      requires: ['legal_description', 'hiring_party'],
      // "The amount claimed and the items thereof as nearly as practicable".
      ...itemized('42 Okla. Stat. § 142'),
      guidance: ['File the statement with the county clerk of the county of the land (42 Okla. Stat. § 142).'],
    }),
  ],
  contractor: 'Original Contractor',
};
