import { registeredOrCertified } from '../../../domain/notice/document/notice-metadata.js';
import type { StateClaims } from './state-claims.js';
import { intention, itemized, titledLien } from './titled-lien.js';

/** "An itemized statement of the account upon which the lien is claimed". */
const account = itemized('S.D. Codified Laws § 44-9-16');

export const southDakotaClaims: StateClaims = {
  forms: [
    titledLien('SD', {
      title: 'Mechanic’s Lien Statement',
      statute: 'S.D. Codified Laws §§ 44-9-16, 44-9-17',
      confirmation: 'sworn_with_knowledge',
      opening: intention('skill, labor, services, equipment or materials'),
      states: [
        ...account.states,
        'A copy of this statement was mailed to the owner at its last known post office address on {mailedDate} by {mailedBy}. The post office receipt is {receiptExhibit}.',
      ],
      attached: [
        ...account.attached,
        {
          what: 'the post office receipt for the copy that was mailed to the owner',
          citation: 'S.D. Codified Laws § 44-9-17',
          kinds: ['proof_of_service'],
          inText: true,
        },
      ],
      requires: ['first_furnishing', 'hiring_party', 'service'],
      // § 44-9-17: only a mailing of which the post office gives a receipt.
      methods: registeredOrCertified,
      guidance: [
        'Mail a copy of the statement to the owner by registered or certified mail before you file it, and attach the post office receipt (S.D. Codified Laws § 44-9-17).',
      ],
      unconfirmed: [
        'the contents of the statement, and how the copy is mailed: the headings of §§ 44-9-16 and 44-9-17, a decision about the itemized statement and a summary of the mailing were compared',
      ],
    }),
  ],
  preparer: { statute: 'S.D. Codified Laws § 7-9-1', words: 'Prepared by', place: 'head', telephone: true },
};
