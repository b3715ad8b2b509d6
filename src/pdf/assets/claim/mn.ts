import { inch, type StateClaims } from './state-claims.js';
import { intention, titledLien } from './titled-lien.js';

export const minnesotaClaims: StateClaims = {
  forms: [
    titledLien('MN', {
      title: 'Mechanic’s Lien Statement',
      statute: 'Minn. Stat. § 514.08',
      confirmation: 'sworn_with_knowledge',
      opening: intention('labor, skill, material or machinery'),
      // Subdivision 2(8) and (9).
      states: [
        'Claimant acknowledges that a copy of this statement must be served personally or by certified mail, within the 120-day period provided in Minn. Stat. § 514.08, on the owner, the owner’s authorized agent or the person who entered into the contract with the contractor. Notice as required by Minn. Stat. § 514.011, subdivision 2, if any, was given.',
      ],
      requires: ['first_furnishing', 'hiring_party'],
    }),
  ],
  preparer: { statute: 'Minn. Stat. § 507.091', words: 'This instrument was drafted by', place: 'head' },
  recorder: { statute: 'Minn. Stat. § 507.093', blankHead: 3 * inch },
};
