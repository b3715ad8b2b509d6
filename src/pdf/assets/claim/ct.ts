import { intentForm } from './intent.js';
import type { StateClaims } from './state-claims.js';
import { titledLien } from './titled-lien.js';

export const connecticutClaims: StateClaims = {
  forms: [
    titledLien('CT', {
      title: 'Certificate of Mechanic’s Lien',
      statute: 'Conn. Gen. Stat. § 49-34',
      confirmation: 'sworn',
      rows: {
        owner: ['owner', 'Person against whom the lien is filed'],
        county: ['town', 'Town in whose land records the certificate is recorded'],
      },
      states: ['The amount claimed is justly due, as nearly as the same can be ascertained.'],
      requires: ['first_furnishing'],
      guidance: [
        'Lodge the certificate with the town clerk of the town within ninety days after the work ceased, and serve a true and attested copy on the owner not later than thirty days after that, in the manner of a notice of intent (Conn. Gen. Stat. § 49-34).',
      ],
    }),
    intentForm('CT', {
      title: 'Notice of Intent to Claim Mechanic’s Lien',
      statute: 'Conn. Gen. Stat. § 49-35',
      wait: null,
      servedInTown: true,
      unconfirmed: 'how the guidance says that the notice is served',
      // § 49-35(a), in its words.
      opening:
        '{claimant} (“Claimant”) gives notice to the owner and to the original contractor that it has furnished or commenced to furnish materials, or rendered or commenced to render services, for the property described below, and that it intends to claim a lien therefor on the building, lot or plot of land.',
      service:
        'Have an indifferent person, state marshal or other proper officer serve the notice. On an owner or original contractor that lives in the town of the property, or that has an agent there, the officer must leave a true and attested copy with that person or at the usual place of abode. To one who lives elsewhere, the officer may mail the copy by registered or certified mail; if that is returned unclaimed, notice is given by publication (Conn. Gen. Stat. § 49-35(a)).',
    }),
  ],
};
