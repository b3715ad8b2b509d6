import { prepared, type StateClaims } from './state-claims.js';
import { titledLien } from './titled-lien.js';

export const kentuckyClaims: StateClaims = {
  forms: [
    titledLien('KY', {
      title: 'Statement of Mechanic’s Lien',
      statute: 'KRS 376.080',
      confirmation: 'sworn',
      rows: { claimant: ['claimant', 'Claimant, with the address for service of process'] },
      states: ['The labor was performed, or the materials were furnished, under a contract with the {contractedWith}.'],
      requires: ['hiring_party'],
      guidance: [
        'Send a copy of the statement to the owner by regular mail within seven days after it is filed with the county clerk (KRS 376.080(1)).',
      ],
    }),
  ],
  preparer: { statute: 'KRS 382.335', words: prepared, place: 'end', signed: true },
};
