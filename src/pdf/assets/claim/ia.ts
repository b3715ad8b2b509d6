import type { StateClaims } from './state-claims.js';
import { titledLien } from './titled-lien.js';

export const iowaClaims: StateClaims = {
  forms: [
    titledLien('IA', {
      title: 'Statement of Account for Mechanic’s Lien',
      statute: 'Iowa Code § 572.8',
      confirmation: 'sworn',
      rows: {
        owner: ['owner', 'Owner, with its last known mailing address'],
        parcel: ['parcel', 'Tax parcel identification number'],
      },
      requires: ['first_furnishing', 'legal_description', 'parcel'],
      guidance: [
        'Post the statement to the Mechanics’ Notice and Lien Registry of the Iowa Secretary of State, on its site or by mail. Recording it with a county recorder perfects no lien. The administrator of the registry mails a copy to the owner (Iowa Code § 572.8).',
      ],
    }),
  ],
  registry: {
    statute: 'Iowa Code §§ 572.8, 572.34',
    lines: ['Mechanics’ Notice and Lien Registry', 'Iowa Secretary of State'],
  },
};
