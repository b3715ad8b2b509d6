import { composeStatement, plain } from './parts.js';
import type { StateClaims } from './state-claims.js';

export const newYorkClaims: StateClaims = {
  forms: [
    {
      ...plain,
      instrument: 'mechanics_lien',
      wording: 'statute',
      formCode: 'ny-lien-general',
      state: 'NY',
      statute: 'New York Lien Law § 9',
      title: 'Notice Under Mechanic’s Lien Law',
      called: 'notice under the Mechanic’s Lien Law',
      opening: [
        'To the Clerk of the County of {county} and all others whom it may concern: Please take notice that {claimant}, as lienor, has and claims a lien on the real property described below:',
      ],
      // § 9(1) to (7), in their order.
      facts: [
        ['claimant', 'Name and residence, or business address and principal place of business, of the lienor'],
        ['attorney', 'Name and address of the lienor’s attorney, if any'],
        ['owner', 'Owner of the real property against whose interest a lien is claimed'],
        ['owner_interest', 'Interest of the owner as far as known to the lienor'],
        [
          'hiring_party',
          'Person by whom the lienor was employed, to whom the lienor furnished or is to furnish materials, or with whom the contract was made',
        ],
        ['work', 'Labor performed or materials furnished'],
        ['contract_total', 'Agreed price or value of the labor or materials'],
        ['amount', 'Amount unpaid to the lienor for the labor or materials'],
        ['first_furnishing', 'Time when the first items of work were performed or materials were furnished'],
        ['last_furnishing', 'Time when the last items of work were performed or materials were furnished'],
        ['property', 'Property subject to the lien'],
        ['dwelling', 'Is the property improved or to be improved with a single family dwelling?'],
      ],
      numbered: ['1', '1-a', '2', '2', '3', '4', '4', '5', '6', '6', '7', '7'],
      // § 9, last paragraph.
      oath: {
        kind: 'jurat',
        open: false,
        heading: 'Verification',
        statement: composeStatement(
          'I have read the foregoing notice and know its contents. The statements contained in it are true to my knowledge except as to the matters stated in it to be alleged on information and belief, and as to those matters I believe it to be true.',
          { named: ', the lienor named above', authority: '', before: '{signatory}, being duly sworn, says: ' },
        ),
      },
      requires: [
        'amount',
        'work',
        'first_furnishing',
        'last_furnishing',
        'contract_total',
        'hiring_party',
        'owner_interest',
        'dwelling',
        'county',
        'signatory',
      ],
    },
  ],
};
