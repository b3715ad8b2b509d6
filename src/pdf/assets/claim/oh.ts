import { releases } from './release.js';
import { inch, prepared, type StateClaims } from './state-claims.js';
import { titledLien } from './titled-lien.js';

export const ohioClaims: StateClaims = {
  forms: [
    titledLien('OH', {
      title: 'Affidavit for Mechanic’s Lien',
      statute: 'Ohio Rev. Code § 1311.06',
      // Gill v. Konvisser (Ohio Ct. App.): the affidavit must be sworn to absolutely, and not upon information and belief.
      confirmation: 'sworn_absolutely',
      unconfirmed: ['the title, the sentences and the oath of the form of affidavit that the statute has'],
    }),
    // No section prescribes a release; the chapter’s name of the lien is “mechanics’ lien” (§ 1311.04).
    ...releases('OH', { title: 'Release of Mechanics’ Lien', statute: null }),
  ],
  contractor: 'Original Contractor',
  preparer: { statute: 'Ohio Rev. Code § 317.111', words: prepared, place: 'head' },
  // An inch and a half at the top of the pages after the first.
  recorder: { statute: 'Ohio Rev. Code § 317.114', blankHead: 3 * inch, top: 1.5 * inch, clearBottom: inch },
};
