import { acknowledgedByDefault, plain } from './parts.js';
import type { StateClaims } from './state-claims.js';

export const utahClaims: StateClaims = {
  forms: [
    {
      ...plain,
      instrument: 'mechanics_lien',
      formCode: 'ut-lien-general',
      state: 'UT',
      statute: 'Utah Code § 38-1a-502',
      title: 'Notice of Construction Lien',
      unconfirmed: ['the contents of the notice, which were compared with those that the statute had in 2011'],
      opening: ['{claimant} claims a construction lien on the property described below and states:'],
      facts: [
        ['claimant', 'Claimant’s name, mailing address and telephone number'],
        ['license', 'Claimant’s license'],
        ['hiring_party', 'Person who employed the claimant, or to whom it provided the construction work'],
        ['general_contractor', 'Original contractor'],
        ['owner', 'Reputed owner, if known, or record owner'],
        ['property', 'Property'],
        ['legal_description', 'Legal description'],
        ['parcel', 'Parcel number'],
        ['county', 'County'],
        ['work', 'Construction work provided'],
        ['first_furnishing', 'First provided'],
        ['last_furnishing', 'Last provided'],
        ['notices_sent', 'Preliminary notice filed'],
        ['amount', 'Principal amount claimed, excluding interest, costs and attorney fees'],
      ],
      oath: { ...acknowledgedByDefault, open: false },
      guidance: [
        'If the lien is against an owner-occupied residence, attach the statement of the steps by which the owner may have it removed (Utah Code § 38-11-107).',
      ],
      requires: [
        'amount',
        'work',
        'hiring_party',
        'county',
        'signatory',
        'first_furnishing',
        'last_furnishing',
        'notices_sent',
        'registry_filing',
      ],
    },
  ],
  contractor: 'Original Contractor',
};
