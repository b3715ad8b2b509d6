import { inch, prepared, type StateClaims } from './state-claims.js';
import { titledLien } from './titled-lien.js';

export const indianaClaims: StateClaims = {
  forms: [
    titledLien('IN', {
      title: 'Sworn Statement and Notice of Intention to Hold Mechanic’s Lien',
      statute: 'Ind. Code § 32-28-3-3',
      confirmation: 'sworn',
      rows: { owner: ['owner', 'Owner, with the latest address shown on the property tax records'] },
      requires: ['legal_description'],
      guidance: ['File the statement and notice in duplicate with the recorder of the county (Ind. Code § 32-28-3-3).'],
    }),
  ],
  preparer: {
    statute: 'Ind. Code § 36-2-11-15',
    words: prepared,
    place: 'end',
    affirmation:
      'I affirm, under the penalties for perjury, that I have taken reasonable care to redact each Social Security number in this document, unless required by law ({name}).',
  },
  // Two inches at the top and the bottom of the first and the last page.
  recorder: { statute: 'Ind. Code § 36-2-11-16.5', top: 2 * inch, clearBottom: 2 * inch },
};
